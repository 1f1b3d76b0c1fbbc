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
    "ask": "How is a further page asked for?",
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
    "ask": "What answers a page beyond the last? It is empty, or the last page in its place.",
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
    "ask": "What answers a page that is no page number (0, -1, abc)?",
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
    "ask": "What answers a per_page outside its documented values?",
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
    "ask": "What answers any other list parameter outside its documented values? Ignored, it counts as not sent; empty is a list without records. Where parameters differ, one answer is the default and some have their own.",
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
    "ask": "What answers a list parameter that the document does not name?",
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
    "ask": "What answers a filter by an id that does not exist? One that cannot be an id at all may have an answer of its own.",
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
    "ask": "What is the identifier of a record?",
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
    "ask": "What answers an identifier that cannot be one?",
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
    "ask": "Where does a link's title come from, there being no field for it? From its url, which it is the whole of, the host or the host and the path, from its alias, or from the page. Or each new link has the same text.",
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
  "links.create.required": {
    "section": "4.3",
    "ask": "Which fields must a new link have? Without a domain it takes the account's first one.",
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
  "pixels.create.required": {
    "section": "4.3",
    "ask": "Which fields must a new pixel have?",
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
    "ask": "Under which names may a new link's domain be sent? With both, domain_id wins.",
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
    "ask": "Does an update, of a link or a pixel, keep what it does not send? What it replaces has no value afterwards. Where fields of a link differ, one answer is the default and some have their own.",
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
    "ask": "What answers an update, of a link or a pixel, that sends nothing? It changes no field; `touched` counts as an update all the same, with its time.",
    "others": [
      "touched",
      422
    ],
    "basis": [
      "L"
    ]
  },
  "update.patch": {
    "section": "4.1",
    "ask": "What answers PATCH on a record?",
    "others": [
      "as-put"
    ],
    "basis": [
      "D"
    ]
  },
  "links.update.domain": {
    "section": "4.1",
    "ask": "What becomes of domain_id on an update?",
    "others": [
      422
    ],
    "basis": [
      "D"
    ]
  },
  "links.title.on-update": {
    "section": "4.1",
    "ask": "What becomes of a title that was made for a link when its url changes?",
    "others": [
      "kept"
    ],
    "basis": [
      "C"
    ]
  },
  "input.empty-value": {
    "section": "4.3",
    "ask": "What does a field that is sent empty mean? Cleared, it is as though a create had not sent it. A create without a required field is refused. An empty parameter of a list is one that was not sent.",
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
    "ask": "What becomes of a field that the document does not name?",
    "others": [
      422
    ],
    "basis": [
      "L"
    ]
  },
  "input.duplicate-field": {
    "section": "4.3",
    "ask": "Which value counts when a field is sent twice? Where that is refused, a part of a list and a parameter of a list of records that are sent twice have the last value.",
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
    "ask": "What becomes of bad percent-encoding or bytes that are not UTF-8?",
    "others": [
      400
    ],
    "basis": [
      "L"
    ]
  },
  "input.content-type": {
    "section": "7",
    "ask": "What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at.",
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
      }
    ],
    "basis": [
      "D",
      "S"
    ]
  },
  "input.query-fields": {
    "section": "4",
    "ask": "What becomes of fields in the query string of a POST or PUT?",
    "others": [
      "read"
    ],
    "basis": [
      "S"
    ]
  },
  "input.id-lists": {
    "section": "2.1",
    "ask": "How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.",
    "others": [
      "comma"
    ],
    "basis": [
      "F"
    ]
  },
  "input.list-index-gaps": {
    "section": "2.1",
    "ask": "What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent.",
    "others": [
      422
    ],
    "basis": [
      "C"
    ]
  },
  "input.list-row-incomplete": {
    "section": "2.1",
    "ask": "What becomes of a row without its key or its value?",
    "others": [
      "dropped"
    ],
    "basis": [
      "S"
    ]
  },
  "input.lists-on-update": {
    "section": "4.1",
    "ask": "What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.",
    "others": [
      "merges"
    ],
    "basis": [
      "C"
    ]
  },
  "links.alias.rule": {
    "section": "2.1",
    "ask": "Which aliases are allowed, and does their case count?",
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
    "ask": "How long is an alias that the service makes itself? Words is two words and a number, such as brave-otter-42. With none a link that is sent without an alias has none, and its short address ends in a code of its own.",
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
    "ask": "Among what is an alias unique, and what answers a taken one?",
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
    "ask": "What becomes of a domain, space or pixel id that does not exist? Where these differ, one answer is the default and some fields have their own.",
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
    "ask": "What becomes of privacy 2 without a privacy_password?",
    "others": [
      "accepted"
    ],
    "basis": [
      "S"
    ]
  },
  "links.password.meaning": {
    "section": "2.1",
    "ask": "Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.",
    "others": [
      "same"
    ],
    "basis": [
      "F"
    ]
  },
  "links.target-type.undocumented": {
    "section": "2.1",
    "ask": "What becomes of target_type 3, which the document passes over?",
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
    "ask": "What target_type has a link that is sent with a targeting list and without a target_type? The one it has, or, by list, the one that names the list, the lowest where several are sent.",
    "others": [
      "by-list"
    ],
    "basis": [
      "C"
    ]
  },
  "links.targeting.inactive": {
    "section": "2.1",
    "ask": "What becomes of a targeting list that target_type does not name? Dropped are the others without the languages, which no documented target_type names; all-dropped are these too.",
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
    "ask": "Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent. Any text is shown as it was sent, or, with any-text-cased, a known key in its own case. Where lists differ, one answer is the default and some have their own.",
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
    "ask": "What becomes of a pixel that links use when it is deleted? It is taken off them: detached, their time of update stays as it was; touched, they are updated.",
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
    "ask": "When does a link expire that has a date and no time? End-of-day is the midnight that ends it; last-minute is 23:59, last-second 23:59:59 and last-millisecond 23:59:59.999.",
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
    "ask": "What becomes of an expiration time without a date?",
    "others": [
      "no-effect"
    ],
    "basis": [
      "S"
    ]
  },
  "links.expiration.past": {
    "section": "3",
    "ask": "What becomes of an expiration date that has passed?",
    "others": [
      422
    ],
    "basis": [
      "C"
    ]
  },
  "links.expiration.clicks": {
    "section": "3",
    "ask": "What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it.",
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
    "ask": "Which status has a link that is disabled and expired? With both it is disabled, and the list of the expired links has it too.",
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
    "ask": "How does a search match a text? Of words, each that is sought must be one of the text's, in any order.",
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
    "ask": "What answers a request without a key?",
    "others": [
      403
    ],
    "basis": [
      "L"
    ]
  },
  "auth.invalid": {
    "section": "5",
    "ask": "What answers a wrong key?",
    "others": [
      403
    ],
    "basis": [
      "L"
    ]
  },
  "auth.header": {
    "section": "5",
    "ask": "How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else. Exact is the same with Bearer in no other case; spaced takes more spaces; lenient takes the key without a scheme too; last takes what follows the last \"Bearer \", up to a comma, as Laravel does.",
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
    "ask": "What is an Authorization header that cannot be read answered like - no key, or a wrong one?",
    "others": [
      "invalid"
    ],
    "basis": [
      "L"
    ]
  },
  "auth.challenge": {
    "section": "5",
    "ask": "Does a 401 say how to come in (WWW-Authenticate)?",
    "others": [
      "none"
    ],
    "basis": [
      "C"
    ]
  },
  "auth.scope": {
    "section": "5",
    "ask": "Whose records does a key see?",
    "others": [
      "shared"
    ],
    "basis": [
      "C"
    ]
  },
  "errors.validation.status": {
    "section": "7",
    "ask": "What answers invalid input?",
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
    "ask": "What answers a request that leaves out a field it must have? Either the same as other invalid input, together with what else is wrong (together), or a refusal of its own: with this status, of the fields that were left out alone.",
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
    "ask": "Which refusals that have a question of their own say what is wrong field by field, as the refusal of invalid input does? Of a malformed identifier the field is id.",
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
    "ask": "Which field does a refusal name that is about two: an expiration time without a date, privacy 2 without a privacy_password? The one that is missing, or the one that was sent and needs it.",
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
    "ask": "What answers an identifier that no record has?",
    "others": [
      410,
      200
    ],
    "basis": [
      "L"
    ]
  },
  "errors.unknown-path": {
    "section": "7",
    "ask": "What answers a path that the interface does not have?",
    "others": [
      400
    ],
    "basis": [
      "L"
    ]
  },
  "errors.method": {
    "section": "7",
    "ask": "What answers a method that a path does not have? With 405, Allow names those it has.",
    "others": [
      404
    ],
    "basis": [
      "L"
    ]
  },
  "errors.too-large": {
    "section": "8",
    "ask": "How large may a body be, and what answers a larger one?",
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
    "ask": "Which error is answered where there are several?",
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
    "ask": "What answers a request that cannot be read (bad HTTP, headers too large, too slow)?",
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
    "ask": "What answers a request that the service cannot take on just now?",
    "others": [
      500
    ],
    "basis": [
      "C"
    ]
  },
  "limits.rate": {
    "section": "8",
    "ask": "How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining.",
    "others": [
      {
        "requests": 60,
        "seconds": 60
      },
      {
        "requests": 1000
      }
    ],
    "basis": [
      "L"
    ]
  },
  "http.head": {
    "section": "4",
    "ask": "What answers HEAD where there is a GET?",
    "others": [
      405
    ],
    "basis": [
      "C"
    ]
  },
  "http.cors": {
    "section": "4",
    "ask": "May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for; echoed names the origin that asks, and lets it send cookies.",
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
    "ask": "What answers OPTIONS that no page of another origin asks, or may ask? Its success names the methods in Allow.",
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
    "ask": "What answers a path with a slash at its end?",
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
    "ask": "What answers a request that does not accept JSON?",
    "others": [
      406
    ],
    "basis": [
      "F"
    ]
  }
}
