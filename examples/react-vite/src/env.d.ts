interface ImportMetaEnv {
  /** `offline` (the default), or the base URL of a service, `/api/v1` at its end included. */
  readonly VITE_API?: string
  /** Names of the account's domains and spaces by identifier, `1:go.example,2:brnd.example`: the interface lists neither. */
  readonly VITE_DOMAINS?: string
  readonly VITE_SPACES?: string
}
