// Generated from spec/ by `npm run generate`. Do not edit.
export interface components {
    schemas: {
        /** @description HTTP status code. */
        status: number;
        /** @description HTTP status code of a refused request; 200 if only the body says that it is refused. */
        refusal: number | 200;
        /** @description HTTP status code of a request whose method is refused. */
        refusedMethod: components["schemas"]["refusal"] | 501;
        /** @description How the service responds to an undocumented value of a list parameter. */
        unknownValue: ("ignored" | "empty") | components["schemas"]["refusal"];
        /** @description What the service does with an id that does not exist. */
        unknownReference: "ignored" | components["schemas"]["refusal"];
        /**
         * @description Which keys a targeting list accepts.
         * @enum {string}
         */
        targetKeys: "strict" | "any-case" | "any-case-kept" | "any-text" | "any-text-cased";
        /**
         * @description What an update does with a field that is not sent.
         * @enum {string}
         */
        unsentField: "keeps" | "replaces";
        /** @description How the service responds to the id of a record that was deleted. */
        deletedRecord: "as-unknown" | components["schemas"]["refusal"];
        /** @description How the service responds to a filter by an id that does not exist. */
        unknownFilter: "empty" | components["schemas"]["refusal"];
        Answers: {
            /** @description How does a client request a further page? */
            "list.page-parameter": {
                /** @description Name of the query parameter. */
                name: string;
                /**
                 * @description What the parameter counts. A cursor is opaque; with ids, it is the id of the record before the page.
                 * @enum {string}
                 */
                counts: "pages" | "records" | "cursor" | "ids";
                /**
                 * @description The number of the first page or record.
                 * @enum {integer}
                 */
                first?: 0 | 1;
            };
            /** @description How does the service respond to a page beyond the last one? With an empty page, or with the last page instead. */
            "list.page-beyond-last": ("empty" | "last-page") | components["schemas"]["refusal"];
            /** @description How does the service respond to a page that is not a page number (0, -1, abc)? */
            "list.page-invalid": "first-page" | components["schemas"]["refusal"];
            /** @description How does the service respond to a per_page other than the documented values? */
            "list.per-page": ("ignored" | "larger" | "nearest" | "taken") | components["schemas"]["refusal"];
            /** @description How does the service respond to an undocumented value of any other list parameter? `ignored` treats it as not sent; `empty` is a list without records. If parameters differ, one answer is the default and some parameters have their own. */
            "list.unknown-value": components["schemas"]["unknownValue"] | {
                default: components["schemas"]["unknownValue"];
                search_by?: components["schemas"]["unknownValue"];
                status?: components["schemas"]["unknownValue"];
                sort_by?: components["schemas"]["unknownValue"];
                sort?: components["schemas"]["unknownValue"];
                type?: components["schemas"]["unknownValue"];
            };
            /** @description How does the service respond to a list parameter that the document does not name? */
            "list.unknown-parameter": "ignored" | components["schemas"]["refusal"];
            /** @description How does the service respond to a filter by an id that does not exist? An id that cannot exist at all may have an answer of its own. */
            "list.unknown-filter-id": components["schemas"]["unknownFilter"] | {
                default: components["schemas"]["unknownFilter"];
                malformed: components["schemas"]["unknownFilter"];
            };
            /**
             * @description What is the JSON type of a record's id?
             * @enum {string}
             */
            "ids.type": "integer" | "string" | "digits";
            /** @description How does the service respond to an id that cannot exist? */
            "ids.malformed": components["schemas"]["refusal"];
            /** @description Where does a link's title come from? There is no field for it. It is the url as a whole, its host, its host and path, the alias, the title of the page, or the same text for each new link. */
            "links.title": ("host-and-path" | "host" | "url" | "alias" | "page" | "none") | {
                /** @description The title of every new link. */
                text: string;
            };
            /** @description How long after its creation does a link get its title, in milliseconds? Until then it has none. Some services look for a title in the background. */
            "links.title.after": number;
            /** @description Which fields does a new link require? */
            "links.create.required": ("url" | "domain_id" | "alias")[];
            /**
             * @description Which domain of the account does a new link get that is sent without one? With `none`, it has no domain.
             * @enum {string}
             */
            "links.domain.unsent": "first" | "last" | "none";
            /** @description Which fields does a new pixel require? */
            "pixels.create.required": ("name" | "type" | "value")[];
            /**
             * @description Under which names may the domain of a new link be sent? If both are sent, domain_id wins.
             * @enum {string}
             */
            "links.domain-synonym": "both" | "domain_id" | "domain";
            /** @description Does an update of a link or a pixel preserve the fields that it does not send? With `replaces` they have no value afterwards. If fields of a link differ, one answer is the default and some fields have their own. */
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
            /** @description How does the service respond to an update of a link or a pixel that sends no field? It changes no field; with `touched` it still counts as an update and changes the time of update. */
            "links.update.empty-body": ("unchanged" | "touched") | components["schemas"]["refusal"];
            /**
             * @description Does an update count if it sends only values that the record already has? With `unchanged`, the time of update stays as it was.
             * @enum {string}
             */
            "update.same-values": "touched" | "unchanged";
            /** @description How does the service respond to PATCH on a record? */
            "update.patch": "as-put" | components["schemas"]["refusedMethod"];
            /** @description What does an update do with domain_id? */
            "links.update.domain": "ignored" | components["schemas"]["refusal"];
            /**
             * @description Does a derived title change when the link's url changes? With `later`, it does as long after the update as after a create (`links.title.after`), and until then the link keeps its old title.
             * @enum {string}
             */
            "links.title.on-update": "follows" | "kept" | "later";
            /** @description What does a field mean that is sent empty? With `clears`, a create treats it as not sent, and refuses it if the field is required. An empty parameter of a list always counts as not sent. */
            "input.empty-value": {
                /**
                 * @description What the service does with an optional field.
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
            /** @description What does the service do with a field that the document does not name? */
            "input.unknown-field": "ignored" | components["schemas"]["refusal"];
            /** @description Which value counts if a field is sent twice? Where the service refuses that, it still takes the last value of a list item or a list parameter that is sent twice. */
            "input.duplicate-field": ("last" | "first") | components["schemas"]["refusal"];
            /** @description What does the service do with malformed percent-encoding or bytes that are not UTF-8? */
            "input.encoding": "kept" | components["schemas"]["refusal"];
            /** @description What does the service do with a body that is not form-encoded? It does not read empty bodies, nor bodies of GET and DELETE. */
            "input.content-type": {
                /** @description Media types read as well. */
                also: ("json" | "multipart")[];
                /** @description What the service does with other bodies - it refuses them with this status, reads no fields, or reads them as a form. */
                otherwise: ("absent" | "form") | components["schemas"]["refusal"];
            };
            /**
             * @description What does the service do with fields in the query string of a POST or PUT?
             * @enum {string}
             */
            "input.query-fields": "ignored" | "read";
            /** @description How may a list of ids be written? Brackets with or without an index are always read. A bare value is a list of one id; with `comma` it may also have several, with commas between them. Or the service does not read bare values, or refuses them. An id that is sent twice counts once. */
            "input.id-lists": ("brackets" | "comma" | "ignored") | components["schemas"]["refusal"];
            /** @description What does the service do with gaps in the indexes of a list? With `closed`, the rows are put in index order; errors name the index that was sent. */
            "input.list-index-gaps": "closed" | components["schemas"]["refusal"];
            /** @description What does the service do with a row that has no key or no value? */
            "input.list-row-incomplete": "dropped" | components["schemas"]["refusal"];
            /**
             * @description What does a list do that is sent with an update? A list that is not sent is preserved; one that is sent empty is cleared.
             * @enum {string}
             */
            "input.lists-on-update": "replaces" | "merges";
            /** @description Which aliases are allowed, and does their case matter? */
            "links.alias.rule": {
                /**
                 * Format: regex
                 * @description Regular expression of an alias.
                 */
                pattern: string;
                /**
                 * @description Whether aliases that differ only in case are different.
                 * @enum {string}
                 */
                case: "sensitive" | "insensitive";
            };
            /** @description How does the service generate an alias? `words` is two words and a number, such as brave-otter-42. With `none`, a link that is sent without an alias has none, and its short address ends in a code. */
            "links.alias.generated": number | {
                least: number;
                most: number;
            } | ("words" | "none");
            /** @description Is an alias unique within its domain or within the account, and how does the service respond to a taken one? */
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
            /** @description What does the service do with the id of a domain, space or pixel that does not exist? If they differ, one answer is the default and some fields have their own. */
            "references.unknown": components["schemas"]["unknownReference"] | {
                default: components["schemas"]["unknownReference"];
                domain_id?: components["schemas"]["unknownReference"];
                space_id?: components["schemas"]["unknownReference"];
                pixel_ids?: components["schemas"]["unknownReference"];
            };
            /** @description What does the service do with privacy 2 without a privacy_password? */
            "links.privacy.password": "accepted" | components["schemas"]["refusal"];
            /**
             * @description Are password (it guards the redirect) and privacy_password (it guards the statistics page) independent? The interface only stores them.
             * @enum {string}
             */
            "links.password.meaning": "separate" | "same";
            /** @description What does the service do with target_type 3, which the document leaves out? */
            "links.target-type.undocumented": "accepted" | components["schemas"]["refusal"];
            /**
             * @description Which target_type does a link get that is sent with a targeting list but without a target_type? It keeps its target_type, or gets the one that names the list; of several lists, the lowest.
             * @enum {string}
             */
            "links.target-type.unsent": "unchanged" | "by-list";
            /**
             * @description What does the service do with a targeting list that target_type does not name? `dropped` discards those lists, except languages, which no documented target_type names; `all-dropped` discards languages too.
             * @enum {string}
             */
            "links.targeting.inactive": "kept" | "dropped" | "all-dropped";
            /** @description Which keys do targeting lists accept? `strict` is ISO 3166-1 alpha-2 in capitals for countries, ISO 639-1 in lower case for languages, and the document's platforms exactly. `any-case` also accepts other cases and shows the canonical one; `any-case-kept` shows the key as it was sent. `any-text` accepts and shows any text; `any-text-cased` shows a known key in its canonical case. If lists differ, one answer is the default and some lists have their own. */
            "links.targeting.keys": components["schemas"]["targetKeys"] | {
                default: components["schemas"]["targetKeys"];
                country?: components["schemas"]["targetKeys"];
                platform?: components["schemas"]["targetKeys"];
                language?: components["schemas"]["targetKeys"];
            };
            /** @description What happens when a pixel is deleted that links use? It is removed from the links: with `detached` their time of update stays, with `touched` it changes. */
            "pixels.delete.attached": ("detached" | "touched") | components["schemas"]["refusal"];
            /** @description IANA time zone name. */
            "links.expiration.zone": string;
            /**
             * @description When does a link expire that has a date but no time? `end-of-day` is the midnight that ends the date; `last-minute` is 23:59, `last-second` 23:59:59 and `last-millisecond` 23:59:59.999.
             * @enum {string}
             */
            "links.expiration.date-only": "start-of-day" | "end-of-day" | "last-minute" | "last-second" | "last-millisecond";
            /** @description What does the service do with an expiration time without a date? */
            "links.expiration.time-only": "no-effect" | components["schemas"]["refusal"];
            /** @description What does the service do with an expiration date in the past? */
            "links.expiration.past": "expired" | components["schemas"]["refusal"];
            /** @description What does an expiration by 0 clicks mean? With any other number, the link expires when its clicks reach it. */
            "links.expiration.clicks": ("no-limit" | "at-once") | components["schemas"]["refusal"];
            /**
             * @description Which status does a link have that is both disabled and expired? With `both` its status is disabled, and the list of expired links contains it too.
             * @enum {string}
             */
            "links.status.precedence": "disabled" | "expired" | "both";
            /** @description How does a search match a text? With `words`, each word of the search must be a word of the text, in any order. With `word-starts`, it must begin a word of the text. */
            "search.match": {
                /** @enum {string} */
                where: "anywhere" | "start" | "whole" | "words" | "word-starts";
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
            /** @description How does the service respond to a request without an API key? */
            "auth.missing": components["schemas"]["refusal"];
            /** @description How does the service respond to a wrong API key? */
            "auth.invalid": components["schemas"]["refusal"];
            /**
             * @description How strictly does the service read the Authorization header? `strict` requires the scheme Bearer in any case, one space and the key. `exact` requires Bearer in exactly this case; `spaced` accepts more spaces; `lenient` accepts the key without a scheme too; `last` takes the text after the last "Bearer ", up to a comma, as Laravel does.
             * @enum {string}
             */
            "auth.header": "strict" | "exact" | "spaced" | "lenient" | "last";
            /**
             * @description Does the service treat an Authorization header that it cannot read as a missing key or as a wrong one?
             * @enum {string}
             */
            "auth.malformed": "missing" | "invalid";
            /**
             * @description Does a 401 carry WWW-Authenticate?
             * @enum {string}
             */
            "auth.challenge": "bearer" | "none";
            /**
             * @description Whose records does an API key open?
             * @enum {string}
             */
            "auth.scope": "own" | "shared";
            /** @description With which status does the service refuse invalid input? */
            "errors.validation.status": components["schemas"]["refusal"];
            /** @description How does the service respond to a request that lacks a required field? Like other invalid input, together with the other mistakes (`together`), or with a refusal of its own: this status, and only the missing fields. */
            "errors.missing": "together" | components["schemas"]["refusal"];
            /** @description By question, whether its refusal names fields. If several refusals apply, the response has those that do. */
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
            /** @description How does the service respond to the id of a record that does not exist? */
            "errors.not-found": components["schemas"]["refusal"];
            /** @description By kind of record. */
            "errors.deleted": {
                links: components["schemas"]["deletedRecord"];
                pixels: components["schemas"]["deletedRecord"];
            };
            /** @description How does the service respond to a path that the interface does not have? */
            "errors.unknown-path": components["schemas"]["refusal"];
            /** @description How does the service respond to a method that a path does not have? A 405 lists the methods in Allow. */
            "errors.method": components["schemas"]["refusedMethod"];
            /** @description How large may a body be, and how does the service respond to a larger one? */
            "errors.too-large": {
                status: components["schemas"]["refusal"];
                bytes: number;
                /** @description Greatest number of fields. */
                fields: number;
            };
            /** @description Which error does the service report if there are several? */
            "errors.precedence": ("path" | "method" | "key" | "accept" | "media-type" | "size" | "record" | "input")[];
            /** @description How does the service respond to a request that it cannot read (invalid HTTP, headers too large, too slow)? */
            "errors.malformed": {
                unreadable: components["schemas"]["refusal"];
                headers: components["schemas"]["refusal"];
                slow: components["schemas"]["refusal"];
            };
            /** @description How does the service respond when it cannot process a request at the moment? */
            "errors.unavailable": components["schemas"]["status"];
            /** @description How many requests may an API key send? Above the limit, the service responds with 429 and Retry-After. Headers of all responses show the limit and how many requests are left. */
            "limits.rate": "none" | {
                requests: number;
                /** @description The period in seconds. Default is 60. */
                seconds?: number;
                /** @description How many POST, PUT, PATCH and DELETE requests the key may send in the period, if they are counted on their own. By default they count like reads. */
                writes?: number;
                /**
                 * @description X-RateLimit-Limit and X-RateLimit-Remaining, or RateLimit-Limit and RateLimit-Remaining. Default is x-ratelimit.
                 * @enum {string}
                 */
                headers?: "x-ratelimit" | "ratelimit" | "none";
            };
            /** @description How does the service respond to HEAD where there is a GET? */
            "http.head": "as-get" | components["schemas"]["refusedMethod"];
            /**
             * @description May pages of other origins call the service? `open` allows any origin and repeats the headers that a preflight asks for; `echoed` names the origin of the request and allows cookies.
             * @enum {string}
             */
            "http.cors": "open" | "echoed" | "closed";
            /** @description How does the service respond to OPTIONS that is not a preflight, or a preflight that is not allowed? A success names the methods in Allow. */
            "http.options": "refused" | (200 | 204);
            /** @description How does the service respond to a path with a slash at its end? */
            "http.trailing-slash": "same" | (301 | 302 | 307 | 308 | 404);
            /** @description How does the service respond to a request that does not accept JSON? */
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

/**
 * The questions whose answers a dialect may state in part. The other parts are those of the default answer.
 */
export const inParts = ["input.empty-value","links.alias.unique","links.url.rule","sort.order","errors.fields","errors.named-field","errors.precedence","limits.rate"] as const

/** An answer as a dialect states it. Parts may be left out if the question allows it (`inParts`). */
export type Stated<Id extends keyof Answers = keyof Answers> = Id extends (typeof inParts)[number]
  ? Answers[Id] extends readonly unknown[]
    ? Answers[Id]
    : Answers[Id] | Partial<Exclude<Answers[Id], string>>
  : Answers[Id]

/** The answers that a dialect states, by question id. */
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
  "links.title.after": 0,
  "links.create.required": [
    "url"
  ],
  "links.domain.unsent": "first",
  "pixels.create.required": [
    "name",
    "type",
    "value"
  ],
  "links.domain-synonym": "both",
  "update.partial": "keeps",
  "links.update.empty-body": "unchanged",
  "update.same-values": "touched",
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
  "errors.deleted": {
    "links": "as-unknown",
    "pixels": "as-unknown"
  },
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
