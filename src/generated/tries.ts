// Generated from spec/ by `npm run generate`. Do not edit.
/**
 * By question, an answer under which the service accepts what other answers refuse. An object names only the
 * members that differ from the default answer.
 */
export const tries = {
  "list.page-beyond-last": "empty",
  "list.page-invalid": "first-page",
  "list.per-page": "ignored",
  "list.unknown-value": "ignored",
  "list.unknown-parameter": "ignored",
  "list.unknown-filter-id": "empty",
  "links.domain-synonym": "both",
  "update.partial": "keeps",
  "links.update.empty-body": "unchanged",
  "update.patch": "as-put",
  "links.update.domain": "ignored",
  "input.empty-value": {
    "optional": "clears"
  },
  "input.unknown-field": "ignored",
  "input.duplicate-field": "last",
  "input.encoding": "kept",
  "input.content-type": {
    "also": [
      "json"
    ]
  },
  "input.query-fields": "read",
  "input.id-lists": "comma",
  "input.list-index-gaps": "closed",
  "input.list-row-incomplete": "dropped",
  "links.alias.rule": {
    "pattern": "^.+$"
  },
  "links.alias.unique": {
    "scope": "domain"
  },
  "links.url.rule": {
    "schemes": []
  },
  "references.unknown": "ignored",
  "links.privacy.password": "accepted",
  "links.target-type.undocumented": "accepted",
  "links.targeting.keys": "any-text",
  "pixels.delete.attached": "detached",
  "links.expiration.time-only": "no-effect",
  "links.expiration.past": "expired",
  "links.expiration.clicks": "no-limit",
  "auth.header": "lenient",
  "limits.rate": "none",
  "http.head": "as-get",
  "http.cors": "open",
  "http.options": 204,
  "http.trailing-slash": "same",
  "http.accept": "json"
} as const
