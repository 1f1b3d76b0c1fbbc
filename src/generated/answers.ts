// Generated from spec/ by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        /** @description HTTP status code. */
        status: number;
        /** @description HTTP status code of a refused request; 200 where the body alone says that it is refused. */
        refusal: number | 200;
        /** @description HTTP status code of a request whose method is refused. */
        refusedMethod: components["schemas"]["refusal"] | 501;
        /** @description What answers a list parameter outside its documented values. */
        unknownValue: ("ignored" | "empty") | components["schemas"]["refusal"];
        /** @description What becomes of an id that does not exist. */
        unknownReference: "ignored" | components["schemas"]["refusal"];
        /**
         * @description Which keys a targeting list takes.
         * @enum {string}
         */
        targetKeys: "strict" | "any-case" | "any-case-kept" | "any-text" | "any-text-cased";
        /**
         * @description What becomes of a field that an update does not send.
         * @enum {string}
         */
        unsentField: "keeps" | "replaces";
        /** @description What answers a filter by an id that does not exist. */
        unknownFilter: "empty" | components["schemas"]["refusal"];
        Answers: {
            /** @description How is a further page asked for? */
            "list.page-parameter": {
                /** @description Name of the query parameter. */
                name: string;
                /**
                 * @description What it counts; a cursor counts nothing, nor does ids: the record that a page follows.
                 * @enum {string}
                 */
                counts: "pages" | "records" | "cursor" | "ids";
                /**
                 * @description The number of the first page or record.
                 * @enum {integer}
                 */
                first?: 0 | 1;
            };
            /** @description What answers a page beyond the last? It is empty, or the last page in its place. */
            "list.page-beyond-last": ("empty" | "last-page") | components["schemas"]["refusal"];
            /** @description What answers a page that is no page number (0, -1, abc)? */
            "list.page-invalid": "first-page" | components["schemas"]["refusal"];
            /** @description What answers a per_page outside its documented values? */
            "list.per-page": ("ignored" | "larger" | "nearest" | "taken") | components["schemas"]["refusal"];
            /** @description What answers any other list parameter outside its documented values? Ignored, it counts as not sent; empty is a list without records. Where parameters differ, one answer is the default and some have their own. */
            "list.unknown-value": components["schemas"]["unknownValue"] | {
                default: components["schemas"]["unknownValue"];
                search_by?: components["schemas"]["unknownValue"];
                status?: components["schemas"]["unknownValue"];
                sort_by?: components["schemas"]["unknownValue"];
                sort?: components["schemas"]["unknownValue"];
                type?: components["schemas"]["unknownValue"];
            };
            /** @description What answers a list parameter that the document does not name? */
            "list.unknown-parameter": "ignored" | components["schemas"]["refusal"];
            /** @description What answers a filter by an id that does not exist? One that cannot be an id at all may have an answer of its own. */
            "list.unknown-filter-id": components["schemas"]["unknownFilter"] | {
                default: components["schemas"]["unknownFilter"];
                malformed: components["schemas"]["unknownFilter"];
            };
            /**
             * @description What is the identifier of a record?
             * @enum {string}
             */
            "ids.type": "integer" | "string" | "digits";
            /** @description What answers an identifier that cannot be one? */
            "ids.malformed": components["schemas"]["refusal"];
            /** @description Where does a link's title come from, there being no field for it? From its url, which it is the whole of, the host or the host and the path, from its alias, or from the page. Or each new link has the same text. */
            "links.title": ("host-and-path" | "host" | "url" | "alias" | "page" | "none") | {
                /** @description The title of every new link. */
                text: string;
            };
            /** @description Which fields must a new link have? Without a domain it takes the account's first one. */
            "links.create.required": ("url" | "domain_id" | "alias")[];
            /** @description Which fields must a new pixel have? */
            "pixels.create.required": ("name" | "type" | "value")[];
            /**
             * @description Under which names may a new link's domain be sent? With both, domain_id wins.
             * @enum {string}
             */
            "links.domain-synonym": "both" | "domain_id" | "domain";
            /** @description Does an update, of a link or a pixel, keep what it does not send? What it replaces has no value afterwards. Where fields of a link differ, one answer is the default and some have their own. */
            "update.partial": components["schemas"]["unsentField"] | {
                default: components["schemas"]["unsentField"];
                space_id?: components["schemas"]["unsentField"];
                pixel_ids?: components["schemas"]["unsentField"];
                password?: components["schemas"]["unsentField"];
                privacy_password?: components["schemas"]["unsentField"];
                disabled?: components["schemas"]["unsentField"];
                privacy?: components["schemas"]["unsentField"];
                expiration_url?: components["schemas"]["unsentField"];
                expiration_date?: components["schemas"]["unsentField"];
                expiration_time?: components["schemas"]["unsentField"];
                expiration_clicks?: components["schemas"]["unsentField"];
                target_type?: components["schemas"]["unsentField"];
                country?: components["schemas"]["unsentField"];
                platform?: components["schemas"]["unsentField"];
                language?: components["schemas"]["unsentField"];
                rotation?: components["schemas"]["unsentField"];
            };
            /** @description What answers an update, of a link or a pixel, that sends nothing? It changes no field; `touched` counts as an update all the same, with its time. */
            "links.update.empty-body": ("unchanged" | "touched") | components["schemas"]["refusal"];
            /** @description What answers PATCH on a record? */
            "update.patch": "as-put" | components["schemas"]["refusedMethod"];
            /** @description What becomes of domain_id on an update? */
            "links.update.domain": "ignored" | components["schemas"]["refusal"];
            /**
             * @description What becomes of a title that was made for a link when its url changes?
             * @enum {string}
             */
            "links.title.on-update": "follows" | "kept";
            /** @description What does a field that is sent empty mean? Cleared, it is as though a create had not sent it. A create without a required field is refused. An empty parameter of a list is one that was not sent. */
            "input.empty-value": {
                /**
                 * @description What becomes of a field that may be left out.
                 * @enum {string}
                 */
                optional: "clears" | "absent" | "refused";
                /**
                 * @description What an update of a link does with a field that a new link must have.
                 * @enum {string}
                 */
                links: "refused" | "absent";
                /**
                 * @description What an update of a pixel does with a field that a new pixel must have.
                 * @enum {string}
                 */
                pixels: "refused" | "absent";
            };
            /** @description What becomes of a field that the document does not name? */
            "input.unknown-field": "ignored" | components["schemas"]["refusal"];
            /** @description Which value counts when a field is sent twice? Where that is refused, a part of a list and a parameter of a list of records that are sent twice have the last value. */
            "input.duplicate-field": ("last" | "first") | components["schemas"]["refusal"];
            /** @description What becomes of bad percent-encoding or bytes that are not UTF-8? */
            "input.encoding": "kept" | components["schemas"]["refusal"];
            /** @description What becomes of a body that is not form-encoded? Empty bodies, and bodies of GET and DELETE, are never looked at. */
            "input.content-type": {
                /** @description Media types read as well. */
                also: ("json" | "multipart")[];
                /** @description What becomes of the rest - refused with this status, or its fields read as absent. */
                otherwise: "absent" | components["schemas"]["refusal"];
            };
            /**
             * @description What becomes of fields in the query string of a POST or PUT?
             * @enum {string}
             */
            "input.query-fields": "ignored" | "read";
            /**
             * @description How is a list of ids written? Brackets with or without an index always; one bare value is a list of one, and an id sent twice counts once.
             * @enum {string}
             */
            "input.id-lists": "brackets" | "comma";
            /** @description What becomes of gaps in the indexes of a list? Closed in index order; errors name the index that was sent. */
            "input.list-index-gaps": "closed" | components["schemas"]["refusal"];
            /** @description What becomes of a row without its key or its value? */
            "input.list-row-incomplete": "dropped" | components["schemas"]["refusal"];
            /**
             * @description What does a list do that is sent on an update? Not sent it is kept; sent empty it is cleared.
             * @enum {string}
             */
            "input.lists-on-update": "replaces" | "merges";
            /** @description Which aliases are allowed, and does their case count? */
            "links.alias.rule": {
                /**
                 * Format: regex
                 * @description Regular expression of an alias.
                 */
                pattern: string;
                /**
                 * @description Whether case tells two aliases apart.
                 * @enum {string}
                 */
                case: "sensitive" | "insensitive";
            };
            /** @description How long is an alias that the service makes itself? Words is two words and a number, such as brave-otter-42. With none a link that is sent without an alias has none, and its short address ends in a code of its own. */
            "links.alias.generated": number | {
                least: number;
                most: number;
            } | ("words" | "none");
            /** @description Among what is an alias unique, and what answers a taken one? */
            "links.alias.unique": {
                /** @enum {string} */
                scope: "domain" | "account";
                status: components["schemas"]["refusal"];
            };
            /** @description Which destinations are allowed? */
            "links.url.rule": {
                /** @description Allowed schemes; empty allows any. */
                schemes: string[];
                /** @description Greatest length in characters. */
                length: number;
            };
            /** @description What becomes of a domain, space or pixel id that does not exist? Where these differ, one answer is the default and some fields have their own. */
            "references.unknown": components["schemas"]["unknownReference"] | {
                default: components["schemas"]["unknownReference"];
                domain_id?: components["schemas"]["unknownReference"];
                space_id?: components["schemas"]["unknownReference"];
                pixel_ids?: components["schemas"]["unknownReference"];
            };
            /** @description What becomes of privacy 2 without a privacy_password? */
            "links.privacy.password": "accepted" | components["schemas"]["refusal"];
            /**
             * @description Are password (guards the redirect) and privacy_password (guards the statistics page) two things? The interface only stores them.
             * @enum {string}
             */
            "links.password.meaning": "separate" | "same";
            /** @description What becomes of target_type 3, which the document passes over? */
            "links.target-type.undocumented": "accepted" | components["schemas"]["refusal"];
            /**
             * @description What target_type has a link that is sent with a targeting list and without a target_type? The one it has, or, by list, the one that names the list, the lowest where several are sent.
             * @enum {string}
             */
            "links.target-type.unsent": "unchanged" | "by-list";
            /**
             * @description What becomes of a targeting list that target_type does not name? Dropped are the others without the languages, which no documented target_type names; all-dropped are these too.
             * @enum {string}
             */
            "links.targeting.inactive": "kept" | "dropped" | "all-dropped";
            /** @description Which keys do targeting lists take? Strict is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in small letters for languages, and the document's platforms to the letter. A key in another case is shown in its own, or, with any-case-kept, as it was sent. Any text is shown as it was sent, or, with any-text-cased, a known key in its own case. Where lists differ, one answer is the default and some have their own. */
            "links.targeting.keys": components["schemas"]["targetKeys"] | {
                default: components["schemas"]["targetKeys"];
                country?: components["schemas"]["targetKeys"];
                platform?: components["schemas"]["targetKeys"];
                language?: components["schemas"]["targetKeys"];
            };
            /** @description What becomes of a pixel that links use when it is deleted? It is taken off them: detached, their time of update stays as it was; touched, they are updated. */
            "pixels.delete.attached": ("detached" | "touched") | components["schemas"]["refusal"];
            /** @description IANA time zone name. */
            "links.expiration.zone": string;
            /**
             * @description When does a link expire that has a date and no time? End-of-day is the midnight that ends it; last-minute is 23:59, last-second 23:59:59 and last-millisecond 23:59:59.999.
             * @enum {string}
             */
            "links.expiration.date-only": "start-of-day" | "end-of-day" | "last-minute" | "last-second" | "last-millisecond";
            /** @description What becomes of an expiration time without a date? */
            "links.expiration.time-only": "no-effect" | components["schemas"]["refusal"];
            /** @description What becomes of an expiration date that has passed? */
            "links.expiration.past": "expired" | components["schemas"]["refusal"];
            /** @description What does an expiration by 0 clicks mean? Any other number expires when the clicks reach it. */
            "links.expiration.clicks": ("no-limit" | "at-once") | components["schemas"]["refusal"];
            /**
             * @description Which status has a link that is disabled and expired? With both it is disabled, and the list of the expired links has it too.
             * @enum {string}
             */
            "links.status.precedence": "disabled" | "expired" | "both";
            /** @description How does a search match a text? Of words, each that is sought must be one of the text's, in any order. */
            "search.match": {
                /** @enum {string} */
                where: "anywhere" | "start" | "whole" | "words";
                /** @enum {string} */
                case: "insensitive" | "sensitive";
            };
            /** @description How are texts compared, where do unset values go, and how are ties broken? */
            "sort.order": {
                /**
                 * @description By code point of the lower-cased text, of the text itself, or by Unicode collation.
                 * @enum {string}
                 */
                text: "folded" | "code-point" | "locale";
                /**
                 * @description Last in both directions, or below every value.
                 * @enum {string}
                 */
                unset: "last" | "lowest";
                /**
                 * @description By id in the direction of the sort, or by id in one direction always.
                 * @enum {string}
                 */
                ties: "id" | "id-ascending" | "id-descending";
            };
            /** @description What answers a request without a key? */
            "auth.missing": components["schemas"]["refusal"];
            /** @description What answers a wrong key? */
            "auth.invalid": components["schemas"]["refusal"];
            /**
             * @description How strictly is the Authorization header read? Strict is the scheme Bearer in any case, one space, the key, nothing else. Exact is the same with Bearer in no other case; spaced takes more spaces; lenient takes the key without a scheme too; last takes what follows the last "Bearer ", up to a comma, as Laravel does.
             * @enum {string}
             */
            "auth.header": "strict" | "exact" | "spaced" | "lenient" | "last";
            /**
             * @description What is an Authorization header that cannot be read answered like - no key, or a wrong one?
             * @enum {string}
             */
            "auth.malformed": "missing" | "invalid";
            /**
             * @description Does a 401 say how to come in (WWW-Authenticate)?
             * @enum {string}
             */
            "auth.challenge": "bearer" | "none";
            /**
             * @description Whose records does a key see?
             * @enum {string}
             */
            "auth.scope": "own" | "shared";
            /** @description What answers invalid input? */
            "errors.validation.status": components["schemas"]["refusal"];
            /** @description What answers a request that leaves out a field it must have? Either the same as other invalid input, together with what else is wrong (together), or a refusal of its own: with this status, of the fields that were left out alone. */
            "errors.missing": "together" | components["schemas"]["refusal"];
            /** @description By question, whether its refusal names fields. Of several refusals, those that do are answered. */
            "errors.fields": {
                "ids.malformed": boolean;
                "list.page-beyond-last": boolean;
                "list.page-invalid": boolean;
                "list.unknown-value": boolean;
                "list.unknown-filter-id": boolean;
                "links.update.empty-body": boolean;
                "links.alias.unique": boolean;
                "references.unknown": boolean;
            };
            /** @description By question, which field its refusal names. */
            "errors.named-field": {
                /** @enum {string} */
                "links.expiration.time-only": "missing" | "sent";
                /** @enum {string} */
                "links.privacy.password": "missing" | "sent";
            };
            /** @description What answers an identifier that no record has? */
            "errors.not-found": components["schemas"]["refusal"];
            /** @description What answers a path that the interface does not have? */
            "errors.unknown-path": components["schemas"]["refusal"];
            /** @description What answers a method that a path does not have? With 405, Allow names those it has. */
            "errors.method": components["schemas"]["refusedMethod"];
            /** @description How large may a body be, and what answers a larger one? */
            "errors.too-large": {
                status: components["schemas"]["refusal"];
                bytes: number;
                /** @description Greatest number of fields. */
                fields: number;
            };
            /** @description Which error is answered where there are several? */
            "errors.precedence": ("path" | "method" | "key" | "accept" | "media-type" | "size" | "record" | "input")[];
            /** @description What answers a request that cannot be read (bad HTTP, headers too large, too slow)? */
            "errors.malformed": {
                unreadable: components["schemas"]["refusal"];
                headers: components["schemas"]["refusal"];
                slow: components["schemas"]["refusal"];
            };
            /** @description What answers a request that the service cannot take on just now? */
            "errors.unavailable": components["schemas"]["status"];
            /** @description How many requests may a key send? Over it 429 with Retry-After, X-RateLimit-Limit and X-RateLimit-Remaining. */
            "limits.rate": "none" | {
                requests: number;
                /** @description In how many; a minute where it is left out. */
                seconds?: number;
            };
            /** @description What answers HEAD where there is a GET? */
            "http.head": "as-get" | components["schemas"]["refusedMethod"];
            /**
             * @description May pages of other origins call it? Open allows any origin and repeats the headers a preflight asks for; echoed names the origin that asks, and lets it send cookies.
             * @enum {string}
             */
            "http.cors": "open" | "echoed" | "closed";
            /** @description What answers OPTIONS that no page of another origin asks, or may ask? Its success names the methods in Allow. */
            "http.options": "refused" | (200 | 204);
            /** @description What answers a path with a slash at its end? */
            "http.trailing-slash": "same" | (301 | 302 | 307 | 308 | 404);
            /** @description What answers a request that does not accept JSON? */
            "http.accept": "json" | components["schemas"]["refusal"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

/** An answer to every open question, by question id. */
export type Answers = components['schemas']['Answers']

/** Questions of whose answers a dialect may leave parts out, which then keep the default's. */
export const inParts = ["input.empty-value","sort.order","errors.fields","errors.named-field","errors.precedence","limits.rate"] as const

/** An answer as a dialect states it: some may leave parts out. */
export type Stated<Id extends keyof Answers = keyof Answers> = Id extends (typeof inParts)[number]
  ? Answers[Id] extends readonly unknown[]
    ? Answers[Id]
    : Answers[Id] | Partial<Exclude<Answers[Id], string>>
  : Answers[Id]

/** What a dialect answers, by question id. */
export type StatedAnswers = { [Id in keyof Answers]?: Stated<Id> }

/** The answers of the default dialect. */
export const defaultAnswers: Answers = {
  "list.page-parameter": {
    "name": "page",
    "counts": "pages",
    "first": 1
  },
  "list.page-beyond-last": "empty",
  "list.page-invalid": "first-page",
  "list.per-page": 422,
  "list.unknown-value": 422,
  "list.unknown-parameter": "ignored",
  "list.unknown-filter-id": "empty",
  "ids.type": "integer",
  "ids.malformed": 404,
  "links.title": "host-and-path",
  "links.create.required": [
    "url"
  ],
  "pixels.create.required": [
    "name",
    "type",
    "value"
  ],
  "links.domain-synonym": "both",
  "update.partial": "keeps",
  "links.update.empty-body": "unchanged",
  "update.patch": 405,
  "links.update.domain": "ignored",
  "links.title.on-update": "follows",
  "input.empty-value": {
    "optional": "clears",
    "links": "refused",
    "pixels": "refused"
  },
  "input.unknown-field": "ignored",
  "input.duplicate-field": "last",
  "input.encoding": "kept",
  "input.content-type": {
    "also": [],
    "otherwise": 415
  },
  "input.query-fields": "ignored",
  "input.id-lists": "brackets",
  "input.list-index-gaps": "closed",
  "input.list-row-incomplete": 422,
  "input.lists-on-update": "replaces",
  "links.alias.rule": {
    "pattern": "^[A-Za-z0-9_-]{1,255}$",
    "case": "sensitive"
  },
  "links.alias.generated": 6,
  "links.alias.unique": {
    "scope": "domain",
    "status": 422
  },
  "links.url.rule": {
    "schemes": [
      "http",
      "https"
    ],
    "length": 2048
  },
  "references.unknown": 422,
  "links.privacy.password": 422,
  "links.password.meaning": "separate",
  "links.target-type.undocumented": 422,
  "links.target-type.unsent": "unchanged",
  "links.targeting.inactive": "kept",
  "links.targeting.keys": "strict",
  "pixels.delete.attached": "detached",
  "links.expiration.zone": "UTC",
  "links.expiration.date-only": "start-of-day",
  "links.expiration.time-only": 422,
  "links.expiration.past": "expired",
  "links.expiration.clicks": "no-limit",
  "links.status.precedence": "disabled",
  "search.match": {
    "where": "anywhere",
    "case": "insensitive"
  },
  "sort.order": {
    "text": "folded",
    "unset": "last",
    "ties": "id"
  },
  "auth.missing": 401,
  "auth.invalid": 401,
  "auth.header": "strict",
  "auth.malformed": "missing",
  "auth.challenge": "bearer",
  "auth.scope": "own",
  "errors.validation.status": 422,
  "errors.missing": "together",
  "errors.fields": {
    "ids.malformed": false,
    "list.page-beyond-last": false,
    "list.page-invalid": true,
    "list.unknown-value": true,
    "list.unknown-filter-id": true,
    "links.update.empty-body": false,
    "links.alias.unique": true,
    "references.unknown": true
  },
  "errors.named-field": {
    "links.expiration.time-only": "missing",
    "links.privacy.password": "missing"
  },
  "errors.not-found": 404,
  "errors.unknown-path": 404,
  "errors.method": 405,
  "errors.too-large": {
    "status": 413,
    "bytes": 1048576,
    "fields": 1000
  },
  "errors.precedence": [
    "path",
    "method",
    "key",
    "accept",
    "media-type",
    "size",
    "record",
    "input"
  ],
  "errors.malformed": {
    "unreadable": 400,
    "headers": 431,
    "slow": 408
  },
  "errors.unavailable": 503,
  "limits.rate": "none",
  "http.head": "as-get",
  "http.cors": "open",
  "http.options": "refused",
  "http.trailing-slash": "same",
  "http.accept": "json"
}
