// Generated from spec/ by `npm run generate`. Do not edit.
import type { Answers } from './answers.ts'

/** An open question of the register, without its schema. */
export interface Question {
  section: string
  ask: string
  others: readonly unknown[]
  basis: readonly string[]
}

/** The register of open questions, by id. */
export const questions: Record<keyof Answers, Question> = {
  "list.page-parameter": {
    "section": "4.3",
    "ask": "How does a client request a further page?",
    "others": [
      {
        "name": "offset",
        "counts": "records",
        "first": 0
      },
      {
        "name": "cursor",
        "counts": "cursor"
      }
    ],
    "basis": [
      "L"
    ]
  },
  "list.page-beyond-last": {
    "section": "4.3",
    "ask": "How does the service respond to a page beyond the last one? With an empty page, or with the last page instead.",
    "others": [
      "last-page",
      404
    ],
    "basis": [
      "L"
    ]
  },
  "list.page-invalid": {
    "section": "4.3",
    "ask": "How does the service respond to a page that is not a page number (0, -1, abc)?",
    "others": [
      422,
      400
    ],
    "basis": [
      "L"
    ]
  },
  "list.per-page": {
    "section": "8",
    "ask": "How does the service respond to a per_page other than the documented values?",
    "others": [
      "ignored",
      "larger",
      "nearest",
      "taken",
      400
    ],
    "basis": [
      "S"
    ]
  },
  "list.unknown-value": {
    "section": "7",
    "ask": "How does the service respond to an undocumented value of any other list parameter? `ignored` treats it as not sent; `empty` is a list without records. If parameters differ, one answer is the default and some parameters have their own.",
    "others": [
      "ignored",
      400,
      {
        "default": "ignored",
        "type": "empty"
      },
      {
        "default": 422,
        "status": 400,
        "sort": "ignored"
      }
    ],
    "basis": [
      "S"
    ]
  },
  "list.unknown-parameter": {
    "section": "4.1",
    "ask": "How does the service respond to a list parameter that the document does not name?",
    "others": [
      422
    ],
    "basis": [
      "L",
      "F"
    ]
  },
  "list.unknown-filter-id": {
    "section": "7",
    "ask": "How does the service respond to a filter by an id that does not exist? An id that cannot exist at all may have an answer of its own.",
    "others": [
      422,
      {
        "default": "empty",
        "malformed": 400
      }
    ],
    "basis": [
      "C"
    ]
  },
  "ids.type": {
    "section": "4.1",
    "ask": "What is the JSON type of a record's id?",
    "others": [
      "string",
      "digits"
    ],
    "basis": [
      "D",
      "F"
    ]
  },
  "ids.malformed": {
    "section": "7",
    "ask": "How does the service respond to an id that cannot exist?",
    "others": [
      400,
      422
    ],
    "basis": [
      "L"
    ]
  },
  "links.title": {
    "section": "4.1",
    "ask": "Where does a link's title come from? There is no field for it. It is the url as a whole, its host, its host and path, the alias, the title of the page, or the same text for each new link.",
    "others": [
      "host",
      "url",
      "alias",
      "page",
      "none",
      {
        "text": "Untitled"
      }
    ],
    "basis": [
      "D"
    ]
  },
  "links.title.after": {
    "section": "4.1",
    "ask": "How long after its creation does a link get its title, in milliseconds? Until then it has none. Some services look for a title in the background.",
    "others": [
      500
    ],
    "basis": [
      "L"
    ]
  },
  "links.create.required": {
    "section": "4.3",
    "ask": "Which fields does a new link require?",
    "others": [
      [
        "url",
        "domain_id"
      ]
    ],
    "basis": [
      "F"
    ]
  },
  "links.domain.unsent": {
    "section": "2.1",
    "ask": "Which domain of the account does a new link get that is sent without one? With `none`, it has no domain.",
    "others": [
      "last",
      "none"
    ],
    "basis": [
      "C"
    ]
  },
  "pixels.create.required": {
    "section": "4.3",
    "ask": "Which fields does a new pixel require?",
    "others": [
      [
        "name",
        "type"
      ],
      [
        "type",
        "value"
      ]
    ],
    "basis": [
      "F"
    ]
  },
  "links.domain-synonym": {
    "section": "2.1",
    "ask": "Under which names may the domain of a new link be sent? If both are sent, domain_id wins.",
    "others": [
      "domain_id",
      "domain"
    ],
    "basis": [
      "D"
    ]
  },
  "update.partial": {
    "section": "4.1",
    "ask": "Does an update of a link or a pixel preserve the fields that it does not send? With `replaces` they have no value afterwards. If fields of a link differ, one answer is the default and some fields have their own.",
    "others": [
      "replaces",
      {
        "default": "keeps",
        "pixel_ids": "replaces"
      }
    ],
    "basis": [
      "F"
    ]
  },
  "links.update.empty-body": {
    "section": "4.3",
    "ask": "How does the service respond to an update of a link or a pixel that sends no field? It changes no field; with `touched` it still counts as an update and changes the time of update.",
    "others": [
      "touched",
      422
    ],
    "basis": [
      "L"
    ]
  },
  "update.same-values": {
    "section": "4.1",
    "ask": "Does an update count if it sends only values that the record already has? With `unchanged`, the time of update stays as it was.",
    "others": [
      "unchanged"
    ],
    "basis": [
      "C"
    ]
  },
  "update.patch": {
    "section": "4.1",
    "ask": "How does the service respond to PATCH on a record?",
    "others": [
      "as-put"
    ],
    "basis": [
      "D"
    ]
  },
  "links.update.domain": {
    "section": "4.1",
    "ask": "What does an update do with domain_id?",
    "others": [
      422
    ],
    "basis": [
      "D"
    ]
  },
  "links.title.on-update": {
    "section": "4.1",
    "ask": "Does a derived title change when the link's url changes? With `later`, it does as long after the update as after a create (`links.title.after`), and until then the link keeps its old title.",
    "others": [
      "kept",
      "later"
    ],
    "basis": [
      "C"
    ]
  },
  "input.empty-value": {
    "section": "4.3",
    "ask": "What does a field mean that is sent empty? With `clears`, a create treats it as not sent, and refuses it if the field is required. An empty parameter of a list always counts as not sent.",
    "others": [
      {
        "optional": "absent",
        "links": "absent",
        "pixels": "absent"
      },
      {
        "optional": "refused",
        "links": "refused",
        "pixels": "refused"
      },
      {
        "optional": "clears",
        "links": "absent",
        "pixels": "refused"
      }
    ],
    "basis": [
      "L"
    ]
  },
  "input.unknown-field": {
    "section": "4.3",
    "ask": "What does the service do with a field that the document does not name?",
    "others": [
      422
    ],
    "basis": [
      "L"
    ]
  },
  "input.duplicate-field": {
    "section": "4.3",
    "ask": "Which value counts if a field is sent twice? Where the service refuses that, it still takes the last value of a list item or a list parameter that is sent twice.",
    "others": [
      "first",
      422
    ],
    "basis": [
      "L"
    ]
  },
  "input.encoding": {
    "section": "7",
    "ask": "What does the service do with malformed percent-encoding or bytes that are not UTF-8?",
    "others": [
      400
    ],
    "basis": [
      "L"
    ]
  },
  "input.content-type": {
    "section": "7",
    "ask": "What does the service do with a body that is not form-encoded? It does not read empty bodies, nor bodies of GET and DELETE.",
    "others": [
      {
        "also": [
          "json"
        ],
        "otherwise": 415
      },
      {
        "also": [
          "json",
          "multipart"
        ],
        "otherwise": 415
      },
      {
        "also": [],
        "otherwise": "absent"
      },
      {
        "also": [],
        "otherwise": "form"
      }
    ],
    "basis": [
      "D",
      "S"
    ]
  },
  "input.query-fields": {
    "section": "4",
    "ask": "What does the service do with fields in the query string of a POST or PUT?",
    "others": [
      "read"
    ],
    "basis": [
      "S"
    ]
  },
  "input.id-lists": {
    "section": "2.1",
    "ask": "How may a list of ids be written? Brackets with or without an index are always read. A bare value is a list of one id; with `comma` it may also have several, with commas between them. Or the service does not read bare values, or refuses them. An id that is sent twice counts once.",
    "others": [
      "comma",
      "ignored",
      422
    ],
    "basis": [
      "F"
    ]
  },
  "input.list-index-gaps": {
    "section": "2.1",
    "ask": "What does the service do with gaps in the indexes of a list? With `closed`, the rows are put in index order; errors name the index that was sent.",
    "others": [
      422
    ],
    "basis": [
      "C"
    ]
  },
  "input.list-row-incomplete": {
    "section": "2.1",
    "ask": "What does the service do with a row that has no key or no value?",
    "others": [
      "dropped"
    ],
    "basis": [
      "S"
    ]
  },
  "input.lists-on-update": {
    "section": "4.1",
    "ask": "What does a list do that is sent with an update? A list that is not sent is preserved; one that is sent empty is cleared.",
    "others": [
      "merges"
    ],
    "basis": [
      "C"
    ]
  },
  "links.alias.rule": {
    "section": "2.1",
    "ask": "Which aliases are allowed, and does their case matter?",
    "others": [
      {
        "pattern": "^[a-z0-9-]{3,50}$",
        "case": "insensitive"
      }
    ],
    "basis": [
      "L"
    ]
  },
  "links.alias.generated": {
    "section": "2.1",
    "ask": "How does the service generate an alias? `words` is two words and a number, such as brave-otter-42. With `none`, a link that is sent without an alias has none, and its short address ends in a code.",
    "others": [
      5,
      8,
      {
        "least": 4,
        "most": 7
      },
      "words",
      "none"
    ],
    "basis": [
      "C"
    ]
  },
  "links.alias.unique": {
    "section": "2.1",
    "ask": "Is an alias unique within its domain or within the account, and how does the service respond to a taken one?",
    "others": [
      {
        "scope": "domain",
        "status": 409
      },
      {
        "scope": "domain",
        "status": 400
      },
      {
        "scope": "account",
        "status": 422
      }
    ],
    "basis": [
      "C"
    ]
  },
  "links.url.rule": {
    "section": "2.1",
    "ask": "Which destinations are allowed?",
    "others": [
      {
        "schemes": [],
        "length": 2048
      }
    ],
    "basis": [
      "L"
    ]
  },
  "references.unknown": {
    "section": "7",
    "ask": "What does the service do with the id of a domain, space or pixel that does not exist? If they differ, one answer is the default and some fields have their own.",
    "others": [
      "ignored",
      {
        "default": 422,
        "pixel_ids": "ignored"
      },
      {
        "default": "ignored",
        "domain_id": 404
      }
    ],
    "basis": [
      "L"
    ]
  },
  "links.privacy.password": {
    "section": "2.1",
    "ask": "What does the service do with privacy 2 without a privacy_password?",
    "others": [
      "accepted"
    ],
    "basis": [
      "S"
    ]
  },
  "links.password.meaning": {
    "section": "2.1",
    "ask": "Are password (it guards the redirect) and privacy_password (it guards the statistics page) independent? The interface only stores them.",
    "others": [
      "same"
    ],
    "basis": [
      "F"
    ]
  },
  "links.target-type.undocumented": {
    "section": "2.1",
    "ask": "What does the service do with target_type 3, which the document leaves out?",
    "others": [
      "accepted"
    ],
    "basis": [
      "D",
      "S"
    ]
  },
  "links.target-type.unsent": {
    "section": "2.1",
    "ask": "Which target_type does a link get that is sent with a targeting list but without a target_type? It keeps its target_type, or gets the one that names the list; of several lists, the lowest.",
    "others": [
      "by-list"
    ],
    "basis": [
      "C"
    ]
  },
  "links.targeting.inactive": {
    "section": "2.1",
    "ask": "What does the service do with a targeting list that target_type does not name? `dropped` discards those lists, except languages, which no documented target_type names; `all-dropped` discards languages too.",
    "others": [
      "dropped",
      "all-dropped"
    ],
    "basis": [
      "C"
    ]
  },
  "links.targeting.keys": {
    "section": "2.1",
    "ask": "Which keys do targeting lists accept? `strict` is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in lower case for languages, and the document's platforms exactly. `any-case` also accepts other cases and shows the canonical one; `any-case-kept` shows the key as it was sent. `any-text` accepts and shows any text; `any-text-cased` shows a known key in its canonical case. If lists differ, one answer is the default and some lists have their own.",
    "others": [
      "any-case",
      "any-case-kept",
      "any-text",
      "any-text-cased",
      {
        "default": "any-text",
        "platform": "strict"
      }
    ],
    "basis": [
      "F"
    ]
  },
  "pixels.delete.attached": {
    "section": "4.2",
    "ask": "What happens when a pixel is deleted that links use? It is removed from the links: with `detached` their time of update stays, with `touched` it changes.",
    "others": [
      "touched",
      409
    ],
    "basis": [
      "C"
    ]
  },
  "links.expiration.zone": {
    "section": "2.1",
    "ask": "In which time zone does a link expire?",
    "others": [
      "America/New_York"
    ],
    "basis": [
      "C"
    ]
  },
  "links.expiration.date-only": {
    "section": "2.1",
    "ask": "When does a link expire that has a date but no time? `end-of-day` is the midnight that ends the date; `last-minute` is 23:59, `last-second` 23:59:59 and `last-millisecond` 23:59:59.999.",
    "others": [
      "end-of-day",
      "last-minute",
      "last-second",
      "last-millisecond"
    ],
    "basis": [
      "L"
    ]
  },
  "links.expiration.time-only": {
    "section": "2.1",
    "ask": "What does the service do with an expiration time without a date?",
    "others": [
      "no-effect"
    ],
    "basis": [
      "S"
    ]
  },
  "links.expiration.past": {
    "section": "3",
    "ask": "What does the service do with an expiration date in the past?",
    "others": [
      422
    ],
    "basis": [
      "C"
    ]
  },
  "links.expiration.clicks": {
    "section": "3",
    "ask": "What does an expiration by 0 clicks mean? With any other number, the link expires when its clicks reach it.",
    "others": [
      "at-once",
      422
    ],
    "basis": [
      "C"
    ]
  },
  "links.status.precedence": {
    "section": "3",
    "ask": "Which status does a link have that is both disabled and expired? With `both` its status is disabled, and the list of expired links contains it too.",
    "others": [
      "expired",
      "both"
    ],
    "basis": [
      "C"
    ]
  },
  "search.match": {
    "section": "4.1",
    "ask": "How does a search match a text? With `words`, each word of the search must be a word of the text, in any order. With `word-starts`, it must begin a word of the text.",
    "others": [
      {
        "where": "start",
        "case": "insensitive"
      },
      {
        "where": "whole",
        "case": "insensitive"
      },
      {
        "where": "words",
        "case": "insensitive"
      },
      {
        "where": "word-starts",
        "case": "insensitive"
      },
      {
        "where": "anywhere",
        "case": "sensitive"
      }
    ],
    "basis": [
      "F"
    ]
  },
  "sort.order": {
    "section": "4.1",
    "ask": "How are texts compared, where do unset values go, and how are ties broken?",
    "others": [
      {
        "text": "code-point",
        "unset": "last",
        "ties": "id"
      },
      {
        "text": "locale",
        "unset": "lowest",
        "ties": "id-ascending"
      },
      {
        "text": "folded",
        "unset": "last",
        "ties": "id-descending"
      }
    ],
    "basis": [
      "C"
    ]
  },
  "auth.missing": {
    "section": "5",
    "ask": "How does the service respond to a request without an API key?",
    "others": [
      403
    ],
    "basis": [
      "L"
    ]
  },
  "auth.invalid": {
    "section": "5",
    "ask": "How does the service respond to a wrong API key?",
    "others": [
      403
    ],
    "basis": [
      "L"
    ]
  },
  "auth.header": {
    "section": "5",
    "ask": "How strictly does the service read the Authorization header? `strict` requires the scheme Bearer in any case, one space and the key. `exact` requires Bearer in exactly this case; `spaced` accepts more spaces; `lenient` accepts the key without a scheme too; `last` takes the text after the last \"Bearer \", up to a comma, as Laravel does.",
    "others": [
      "exact",
      "spaced",
      "lenient",
      "last"
    ],
    "basis": [
      "S",
      "L"
    ]
  },
  "auth.malformed": {
    "section": "5",
    "ask": "Does the service treat an Authorization header that it cannot read as a missing key or as a wrong one?",
    "others": [
      "invalid"
    ],
    "basis": [
      "L"
    ]
  },
  "auth.challenge": {
    "section": "5",
    "ask": "Does a 401 carry WWW-Authenticate?",
    "others": [
      "none"
    ],
    "basis": [
      "C"
    ]
  },
  "auth.scope": {
    "section": "5",
    "ask": "Whose records does an API key open?",
    "others": [
      "shared"
    ],
    "basis": [
      "C"
    ]
  },
  "errors.validation.status": {
    "section": "7",
    "ask": "With which status does the service refuse invalid input?",
    "others": [
      400,
      200
    ],
    "basis": [
      "L"
    ]
  },
  "errors.missing": {
    "section": "7",
    "ask": "How does the service respond to a request that lacks a required field? Like other invalid input, together with the other mistakes (`together`), or with a refusal of its own: this status, and only the missing fields.",
    "others": [
      400,
      422
    ],
    "basis": [
      "L"
    ]
  },
  "errors.fields": {
    "section": "7",
    "ask": "Which refusals that have a question of their own list their mistakes by field, as the refusal of invalid input does? For a malformed id the field is id.",
    "others": [
      {
        "ids.malformed": true,
        "list.page-beyond-last": true,
        "list.page-invalid": false,
        "list.unknown-value": false,
        "list.unknown-filter-id": false,
        "links.update.empty-body": true,
        "links.alias.unique": false,
        "references.unknown": false
      }
    ],
    "basis": [
      "L"
    ]
  },
  "errors.named-field": {
    "section": "7",
    "ask": "Which field does a refusal name that is about two fields: an expiration time without a date, or privacy 2 without a privacy_password? The missing one, or the one that was sent and needs it.",
    "others": [
      {
        "links.expiration.time-only": "sent",
        "links.privacy.password": "sent"
      }
    ],
    "basis": [
      "L"
    ]
  },
  "errors.not-found": {
    "section": "7",
    "ask": "How does the service respond to the id of a record that does not exist?",
    "others": [
      410,
      200
    ],
    "basis": [
      "L"
    ]
  },
  "errors.deleted": {
    "section": "7",
    "ask": "How does the service respond to the id of a record that was deleted? With `as-unknown`, as to the id of a record that never existed.",
    "others": [
      {
        "links": 410,
        "pixels": "as-unknown"
      },
      {
        "links": 410,
        "pixels": 410
      }
    ],
    "basis": [
      "L"
    ]
  },
  "errors.unknown-path": {
    "section": "7",
    "ask": "How does the service respond to a path that the interface does not have?",
    "others": [
      400
    ],
    "basis": [
      "L"
    ]
  },
  "errors.method": {
    "section": "7",
    "ask": "How does the service respond to a method that a path does not have? A 405 lists the methods in Allow.",
    "others": [
      404
    ],
    "basis": [
      "L"
    ]
  },
  "errors.too-large": {
    "section": "8",
    "ask": "How large may a body be, and how does the service respond to a larger one?",
    "others": [
      {
        "status": 400,
        "bytes": 65536,
        "fields": 1000
      }
    ],
    "basis": [
      "C"
    ]
  },
  "errors.precedence": {
    "section": "7",
    "ask": "Which error does the service report if there are several?",
    "others": [
      [
        "key",
        "path",
        "accept",
        "method",
        "record",
        "size",
        "media-type",
        "input"
      ]
    ],
    "basis": [
      "C"
    ]
  },
  "errors.malformed": {
    "section": "7",
    "ask": "How does the service respond to a request that it cannot read (invalid HTTP, headers too large, too slow)?",
    "others": [
      {
        "unreadable": 400,
        "headers": 400,
        "slow": 400
      }
    ],
    "basis": [
      "C"
    ]
  },
  "errors.unavailable": {
    "section": "7",
    "ask": "How does the service respond when it cannot process a request at the moment?",
    "others": [
      500
    ],
    "basis": [
      "C"
    ]
  },
  "limits.rate": {
    "section": "8",
    "ask": "How many requests may an API key send? Above the limit, the service responds with 429 and Retry-After. Headers of all responses show the limit and how many requests are left.",
    "others": [
      {
        "requests": 60,
        "seconds": 60
      },
      {
        "requests": 1000
      },
      {
        "requests": 600,
        "writes": 40
      },
      {
        "requests": 1000,
        "headers": "ratelimit"
      }
    ],
    "basis": [
      "L"
    ]
  },
  "http.head": {
    "section": "4",
    "ask": "How does the service respond to HEAD where there is a GET?",
    "others": [
      405
    ],
    "basis": [
      "C"
    ]
  },
  "http.cors": {
    "section": "4",
    "ask": "May pages of other origins call the service? `open` allows any origin and repeats the headers that a preflight asks for; `echoed` names the origin of the request and allows cookies.",
    "others": [
      "echoed",
      "closed"
    ],
    "basis": [
      "C"
    ]
  },
  "http.options": {
    "section": "4",
    "ask": "How does the service respond to OPTIONS that is not a preflight, or a preflight that is not allowed? A success names the methods in Allow.",
    "others": [
      200,
      204
    ],
    "basis": [
      "C"
    ]
  },
  "http.trailing-slash": {
    "section": "4",
    "ask": "How does the service respond to a path with a slash at its end?",
    "others": [
      301,
      307,
      404
    ],
    "basis": [
      "F"
    ]
  },
  "http.accept": {
    "section": "4",
    "ask": "How does the service respond to a request that does not accept JSON?",
    "others": [
      406
    ],
    "basis": [
      "F"
    ]
  }
}
