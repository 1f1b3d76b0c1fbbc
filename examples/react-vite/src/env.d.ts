interface ImportMetaEnv {
  /** `offline` (the default), or the base URL of a service, ending with `/api/v1`. */
  readonly VITE_API?: string
  /**
   * Names of the account's domains and spaces by id, such as `1:go.example,2:brnd.example`. The interface
   * has no list of them.
   */
  readonly VITE_DOMAINS?: string
  readonly VITE_SPACES?: string
}
