// Generated from spec/ by `npm run generate`. Do not edit.
export interface paths {
    "/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List links
         * @description One page of the links that match all the filters given. Unknown parameters are ignored.
         */
        get: operations["listLinks"];
        put?: never;
        /**
         * Create a link
         * @description Creates a short link. Only its destination is required.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the link. A malformed identifier is refused like an unknown one.
                 * @example 41
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        /**
         * Get one link
         * @description Reads a link by its identifier.
         */
        get: operations["getLink"];
        /**
         * Update a link
         * @description Changes the fields that are sent and keeps the others. A link stays under its domain.
         */
        put: operations["updateLink"];
        post?: never;
        /**
         * Delete a link
         * @description Removes a link.
         */
        delete: operations["deleteLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pixels
         * @description One page of the pixels that match all the filters given. Unknown parameters are ignored.
         */
        get: operations["listPixels"];
        put?: never;
        /**
         * Create a pixel
         * @description Creates a pixel, which can then be attached to links.
         */
        post: operations["createPixel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pixels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the pixel. A malformed identifier is refused like an unknown one.
                 * @example 7
                 */
                id: components["parameters"]["PixelId"];
            };
            cookie?: never;
        };
        /**
         * Get one pixel
         * @description Reads a pixel by its identifier.
         */
        get: operations["getPixel"];
        /**
         * Update a pixel
         * @description Changes the fields that are sent and keeps the others.
         */
        put: operations["updatePixel"];
        post?: never;
        /**
         * Delete a pixel
         * @description Removes a pixel, also from the links that carry it.
         */
        delete: operations["deletePixel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An identifier; later records have greater ones. */
        Id: number;
        /** @description An absolute http or https address that a link leads to. */
        Destination: string;
        /**
         * Format: date-time
         * @description A moment in ISO 8601, in UTC, with milliseconds.
         */
        Moment: string;
        /**
         * @description The service that a pixel reports to.
         * @enum {string}
         */
        PixelType: "adroll" | "bing" | "facebook" | "google-ads" | "google-analytics" | "google-tag-manager" | "linkedin" | "pinterest" | "quora" | "x";
        /** @description The destination of visitors from a country. */
        CountryTarget: {
            /**
             * @description The country, as two capital letters of ISO 3166-1.
             * @example DE
             */
            key: string;
            /** @description Their destination. */
            value: components["schemas"]["Destination"];
        };
        /** @description The destination of visitors on a platform. */
        PlatformTarget: {
            /**
             * @description The platform, spelled as here.
             * @enum {string}
             */
            key: "iOS" | "Android" | "Windows" | "OS X" | "Linux" | "Ubuntu" | "Chrome OS";
            /** @description Their destination. */
            value: components["schemas"]["Destination"];
        };
        /** @description The destination of visitors with a language. */
        LanguageTarget: {
            /**
             * @description The language, as two small letters of ISO 639-1.
             * @example de
             */
            key: string;
            /** @description Their destination. */
            value: components["schemas"]["Destination"];
        };
        /** @description One of the destinations that take turns. */
        RotationTarget: {
            /** @description The destination. */
            value: components["schemas"]["Destination"];
        };
        /** @description A new link. */
        LinkCreate: {
            /**
             * @description The destination of the link.
             * @example https://docs.example/handbook
             */
            url: components["schemas"]["Destination"];
            /**
             * @description The domain of the link. Without it, the first domain of the account is used.
             * @example 2
             */
            domain_id?: components["schemas"]["Id"];
            /**
             * @description Another name of `domain_id`, which takes precedence if both are sent.
             * @example 1
             */
            domain?: components["schemas"]["Id"];
            /**
             * @description The last part of the short address: letters, digits, `_` and `-`. It is case-sensitive. It is unique in its domain. Without one, the service generates an alias of six characters.
             * @example summer-sale
             */
            alias?: string;
            /**
             * @description A password that visitors have to know.
             * @example open-sesame
             */
            password?: string;
            /**
             * @description The space that the link belongs to.
             * @example 2
             */
            space_id?: components["schemas"]["Id"];
            /**
             * @description The pixels that the link carries, written `pixel_ids[]=3&pixel_ids[]=7` or `pixel_ids[0]=3&pixel_ids[1]=7`; a bare `pixel_ids=3` is a list of one. In an update, the list replaces the current one.
             * @example [
             *       3,
             *       7
             *     ]
             */
            pixel_ids?: components["schemas"]["Id"][];
            /**
             * @description Whether the link is out of service: 0 active, 1 disabled.
             * @default 0
             * @enum {integer}
             */
            disabled: 0 | 1;
            /**
             * @description Who may see the link's statistics: 0 public, 1 private, 2 whoever knows `privacy_password`.
             * @default 0
             * @enum {integer}
             */
            privacy: 0 | 1 | 2;
            /**
             * @description The password of the link's statistics. Required if `privacy` is 2.
             * @example only-for-us
             */
            privacy_password?: string;
            /**
             * @description The destination of the link after its expiration.
             * @example https://shop.example/too-late
             */
            expiration_url?: components["schemas"]["Destination"];
            /**
             * Format: date
             * @description The date on which the link expires, in UTC. A link with a past date is expired at once.
             * @example 2026-08-31
             */
            expiration_date?: string;
            /**
             * Format: time-of-day
             * @description The time of `expiration_date` at which the link expires, HH:MM from 00:00 to 23:59, in UTC. Without it, the link expires at the start of the day. A time without a date is refused.
             * @example 23:59
             */
            expiration_time?: string;
            /**
             * @description The number of clicks at which the link expires; 0 means no limit.
             * @example 5000
             */
            expiration_clicks?: number;
            /**
             * @description Which visitors get another destination: 0 none, 1 by country, 2 by platform, 4 all of them in rotation. Lists that it does not select stay unchanged.
             * @enum {integer}
             */
            target_type?: 0 | 1 | 2 | 4;
            /** @description Destinations by country, in rows: `country[0][key]=DE&country[0][value]=https://shop.example/de`, then `country[1]` and so on. Gaps between the indexes are closed. */
            country?: components["schemas"]["CountryTarget"][];
            /** @description Destinations by platform, in rows: `platform[0][key]=iOS&platform[0][value]=https://app.example/ios`, then `platform[1]` and so on. Gaps between the indexes are closed. */
            platform?: components["schemas"]["PlatformTarget"][];
            /** @description Destinations by language, in rows: `language[0][key]=de&language[0][value]=https://app.example/de`, then `language[1]` and so on. Gaps between the indexes are closed. */
            language?: components["schemas"]["LanguageTarget"][];
            /** @description Destinations that take turns, in rows: `rotation[0][value]=https://docs.example/handbook/a`, then `rotation[1]` and so on. Gaps between the indexes are closed. */
            rotation?: components["schemas"]["RotationTarget"][];
        };
        /** @description Changes to a link: the fields of a new link, except its domain. There are no defaults; a field that is not sent keeps its value. */
        LinkUpdate: {
            url?: components["schemas"]["LinkCreate"]["url"];
            alias?: components["schemas"]["LinkCreate"]["alias"];
            password?: components["schemas"]["LinkCreate"]["password"];
            space_id?: components["schemas"]["LinkCreate"]["space_id"];
            pixel_ids?: components["schemas"]["LinkCreate"]["pixel_ids"];
            /**
             * @description Whether the link is out of service: 0 active, 1 disabled.
             * @enum {integer}
             */
            disabled?: 0 | 1;
            /**
             * @description Who may see the link's statistics: 0 public, 1 private, 2 whoever knows `privacy_password`.
             * @enum {integer}
             */
            privacy?: 0 | 1 | 2;
            privacy_password?: components["schemas"]["LinkCreate"]["privacy_password"];
            expiration_url?: components["schemas"]["LinkCreate"]["expiration_url"];
            expiration_date?: components["schemas"]["LinkCreate"]["expiration_date"];
            expiration_time?: components["schemas"]["LinkCreate"]["expiration_time"];
            expiration_clicks?: components["schemas"]["LinkCreate"]["expiration_clicks"];
            target_type?: components["schemas"]["LinkCreate"]["target_type"];
            country?: components["schemas"]["LinkCreate"]["country"];
            platform?: components["schemas"]["LinkCreate"]["platform"];
            language?: components["schemas"]["LinkCreate"]["language"];
            rotation?: components["schemas"]["LinkCreate"]["rotation"];
        };
        /** @description A new pixel. */
        PixelCreate: {
            /**
             * @description The name of the pixel.
             * @example Campaign analytics
             */
            name: string;
            /** @example google-analytics */
            type: components["schemas"]["PixelType"];
            /**
             * @description The identifier that the pixel's type uses.
             * @example G-7QK2M4XW9D
             */
            value: string;
        };
        /** @description Changes to a pixel. A field that is not sent keeps its value. */
        PixelUpdate: {
            name?: components["schemas"]["PixelCreate"]["name"];
            type?: components["schemas"]["PixelCreate"]["type"];
            value?: components["schemas"]["PixelCreate"]["value"];
        };
        /** @description A link. Every member is always present; a value that is not set is null. */
        Link: {
            /** @description The link's identifier. */
            id: components["schemas"]["Id"];
            /** @description The destination of the link. */
            url: components["schemas"]["Destination"];
            /** @description The last part of the short address. */
            alias: string;
            /** @description The domain that the link is under. */
            domain_id: components["schemas"]["Id"];
            /** @description The space that the link belongs to. */
            space_id: number | null;
            /** @description The pixels that the link carries. */
            pixel_ids: components["schemas"]["Id"][];
            /** @description Whether a password is set. The password itself is never shown. */
            password: boolean;
            /** @description Whether a password of the statistics is set. The password itself is never shown. */
            privacy_password: boolean;
            /**
             * @description Whether the link is out of service: 0 active, 1 disabled.
             * @enum {integer}
             */
            disabled: 0 | 1;
            /**
             * @description Who may see the link's statistics: 0 public, 1 private, 2 whoever knows the password.
             * @enum {integer}
             */
            privacy: 0 | 1 | 2;
            /** @description The destination of the link after its expiration. */
            expiration_url: components["schemas"]["Destination"] | null;
            /**
             * Format: date
             * @description The date on which the link expires, in UTC.
             */
            expiration_date: string | null;
            /**
             * Format: time-of-day
             * @description The time of that date at which the link expires, HH:MM.
             */
            expiration_time: string | null;
            /** @description The number of clicks at which the link expires. */
            expiration_clicks: number | null;
            /**
             * @description Which visitors get another destination: 0 none, 1 by country, 2 by platform, 4 all of them in rotation; null if it was never sent.
             * @enum {integer|null}
             */
            target_type: 0 | 1 | 2 | 4 | null;
            /** @description Destinations by country. */
            country: components["schemas"]["CountryTarget"][];
            /** @description Destinations by platform. */
            platform: components["schemas"]["PlatformTarget"][];
            /** @description Destinations by language. */
            language: components["schemas"]["LanguageTarget"][];
            /** @description Destinations that take turns. */
            rotation: components["schemas"]["RotationTarget"][];
            /**
             * Format: uri
             * @description The short address.
             */
            short_url: string;
            /** @description A title; the service takes it from the host and path of the destination. */
            title: string | null;
            /** @description How often the link was followed. */
            clicks: number;
            /**
             * @description 1 active, 2 expired, 3 disabled. A link that is both disabled and expired is disabled.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            /** @description When the link was created. */
            created_at: components["schemas"]["Moment"];
            /** @description When the link was last changed. */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A pixel. */
        Pixel: {
            /** @description The pixel's identifier. */
            id: components["schemas"]["Id"];
            /** @description The name of the pixel. */
            name: string;
            type: components["schemas"]["PixelType"];
            /** @description The identifier that the pixel's type uses. */
            value: string;
            /** @description When the pixel was created. */
            created_at: components["schemas"]["Moment"];
            /** @description When the pixel was last changed. */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A response about one link. */
        LinkResponse: {
            data: components["schemas"]["Link"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A response about one pixel. */
        PixelResponse: {
            data: components["schemas"]["Pixel"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One page of links. */
        LinkList: {
            /** @description The links of this page. */
            data: components["schemas"]["Link"][];
            links: components["schemas"]["PageAddresses"];
            meta: components["schemas"]["PageFacts"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One page of pixels. */
        PixelList: {
            /** @description The pixels of this page. */
            data: components["schemas"]["Pixel"][];
            links: components["schemas"]["PageAddresses"];
            meta: components["schemas"]["PageFacts"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The addresses of other pages of the list. Each repeats the query of the request. */
        PageAddresses: {
            /**
             * Format: uri
             * @description The first page.
             */
            first: string;
            /**
             * Format: uri
             * @description The last page.
             */
            last: string;
            /**
             * Format: uri
             * @description The previous page, or null on the first.
             */
            prev: string | null;
            /**
             * Format: uri
             * @description The next page, or null on the last.
             */
            next: string | null;
        };
        /** @description The position of this page in the list. */
        PageFacts: {
            /** @description The number of this page. */
            current_page: number;
            /** @description The position of the page's first record, counted from 1, or null if the page is empty. */
            from: number | null;
            /** @description The number of the last page; 1 if there are no records. */
            last_page: number;
            /** @description The buttons of a pager: previous, the pages by number, next. */
            links: components["schemas"]["PageButton"][];
            /**
             * Format: uri
             * @description The address of the list, without a query.
             */
            path: string;
            /**
             * @description How many records a page has.
             * @enum {integer}
             */
            per_page: 10 | 25 | 50 | 100;
            /** @description The position of the page's last record, or null if the page is empty. */
            to: number | null;
            /** @description The total number of matching records. */
            total: number;
        };
        /** @description One button of a pager. */
        PageButton: {
            /**
             * Format: uri
             * @description The page that the button leads to, or null if it leads nowhere.
             */
            url: string | null;
            /** @description The label of the button, as HTML. */
            label: string;
            /** @description Whether it is the button of this page. */
            active: boolean;
        };
        /** @description The confirmation that a link was deleted. */
        LinkDeletion: {
            /** @description The identifier of the deleted link. */
            id: components["schemas"]["Id"];
            /**
             * @description The kind of record that was deleted.
             * @constant
             */
            object: "link";
            /**
             * @description Confirms that the record was deleted.
             * @constant
             */
            deleted: true;
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The confirmation that a pixel was deleted. */
        PixelDeletion: {
            /** @description The identifier of the deleted pixel. */
            id: components["schemas"]["Id"];
            /**
             * @description The kind of record that was deleted.
             * @constant
             */
            object: "pixel";
            /**
             * @description Confirms that the record was deleted.
             * @constant
             */
            deleted: true;
            status: components["schemas"]["SuccessStatus"];
        };
        /**
         * @description The HTTP status, repeated.
         * @constant
         */
        SuccessStatus: 200;
        /** @description A request that was refused. */
        Error: {
            /** @description A description of the error, for people. */
            message: string;
            /** @description The HTTP status, repeated. */
            status: number;
        };
        /** @description Input that was refused, with the reasons. */
        ValidationError: {
            /** @description The first message, and the number of further messages. */
            message: string;
            /** @description The messages of each field. Fields in lists are named with dots, as in `country.0.key`. */
            errors: {
                [key: string]: string[];
            };
            /**
             * @description The HTTP status, repeated.
             * @constant
             */
            status: 422;
        };
    };
    responses: {
        /** @description The key is missing or wrong, or the Authorization header cannot be read. */
        Unauthorized: {
            headers: {
                /**
                 * @description The authentication scheme to use.
                 * @example Bearer
                 */
                "WWW-Authenticate": "Bearer";
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 401;
                };
            };
        };
        /** @description There is no record with this identifier. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 404;
                };
            };
        };
        /** @description The path does not have the method of the request. The response concerns the path, not a single operation; each operation lists it so that it can be found. */
        MethodNotAllowed: {
            headers: {
                /**
                 * @description The methods that the path has.
                 * @example GET, HEAD, PUT, DELETE, OPTIONS
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 405;
                };
            };
        };
        /** @description The body has more than 1 MiB or more than 1000 fields. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 413;
                };
            };
        };
        /** @description The body is not form-encoded. An empty body is never refused for its type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 415;
                };
            };
        };
        /** @description A parameter of the list is outside its documented values. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Fields of the link are missing or malformed, or contradict each other or other records. */
        InvalidLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Fields of the pixel are missing or outside their documented values. */
        InvalidPixel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The key has sent too many requests. By default there is no limit. */
        TooManyRequests: {
            headers: {
                /**
                 * @description The number of seconds after which to try again.
                 * @example 27
                 */
                "Retry-After": number;
                /**
                 * @description How many requests a key may send in the period.
                 * @example 60
                 */
                "X-RateLimit-Limit": number;
                /**
                 * @description How many of them are left.
                 * @example 0
                 */
                "X-RateLimit-Remaining": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 429;
                };
            };
        };
        /** @description The request cannot be read: it is not valid HTTP (400), took too long to arrive (408), or has headers that are too large (431). */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @enum {integer} */
                    status?: 400 | 408 | 431;
                };
            };
        };
        /** @description The service cannot handle the request at the moment. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    /** @constant */
                    status?: 503;
                };
            };
        };
    };
    parameters: {
        /**
         * @description The identifier of the link. A malformed identifier is refused like an unknown one.
         * @example 41
         */
        LinkId: components["schemas"]["Id"];
        /**
         * @description The identifier of the pixel. A malformed identifier is refused like an unknown one.
         * @example 7
         */
        PixelId: components["schemas"]["Id"];
        /**
         * @description Only records with this text in the member that `search_by` names, anywhere in it and in any case.
         * @example shop
         */
        Search: string;
        /** @description The direction of the sort, descending or ascending. */
        Sort: "desc" | "asc";
        /** @description How many records a page has. */
        PerPage: 10 | 25 | 50 | 100;
        /** @description The page, counted from 1. A page beyond the last is empty; a value that is not a page number means the first page. */
        Page: number;
    };
    requestBodies: {
        /** @description The fields of the new link. */
        LinkCreate: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LinkCreate"];
            };
        };
        /** @description The fields to change. None is required. */
        LinkUpdate: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LinkUpdate"];
            };
        };
        /** @description The fields of the new pixel. */
        PixelCreate: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PixelCreate"];
            };
        };
        /** @description The fields to change. None is required. */
        PixelUpdate: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PixelUpdate"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
/** An identifier; later records have greater ones. */
export type Id = components['schemas']['Id'];
/** An absolute http or https address that a link leads to. */
export type Destination = components['schemas']['Destination'];
/** A moment in ISO 8601, in UTC, with milliseconds. */
export type Moment = components['schemas']['Moment'];
/** The service that a pixel reports to. */
export type PixelType = components['schemas']['PixelType'];
/** The destination of visitors from a country. */
export type CountryTarget = components['schemas']['CountryTarget'];
/** The destination of visitors on a platform. */
export type PlatformTarget = components['schemas']['PlatformTarget'];
/** The destination of visitors with a language. */
export type LanguageTarget = components['schemas']['LanguageTarget'];
/** One of the destinations that take turns. */
export type RotationTarget = components['schemas']['RotationTarget'];
/** A new link. */
export type LinkCreate = components['schemas']['LinkCreate'];
/** Changes to a link: the fields of a new link, except its domain. There are no defaults; a field that is not sent keeps its value. */
export type LinkUpdate = components['schemas']['LinkUpdate'];
/** A new pixel. */
export type PixelCreate = components['schemas']['PixelCreate'];
/** Changes to a pixel. A field that is not sent keeps its value. */
export type PixelUpdate = components['schemas']['PixelUpdate'];
/** A link. Every member is always present; a value that is not set is null. */
export type Link = components['schemas']['Link'];
/** A pixel. */
export type Pixel = components['schemas']['Pixel'];
/** A response about one link. */
export type LinkResponse = components['schemas']['LinkResponse'];
/** A response about one pixel. */
export type PixelResponse = components['schemas']['PixelResponse'];
/** One page of links. */
export type LinkList = components['schemas']['LinkList'];
/** One page of pixels. */
export type PixelList = components['schemas']['PixelList'];
/** The addresses of other pages of the list. Each repeats the query of the request. */
export type PageAddresses = components['schemas']['PageAddresses'];
/** The position of this page in the list. */
export type PageFacts = components['schemas']['PageFacts'];
/** One button of a pager. */
export type PageButton = components['schemas']['PageButton'];
/** The confirmation that a link was deleted. */
export type LinkDeletion = components['schemas']['LinkDeletion'];
/** The confirmation that a pixel was deleted. */
export type PixelDeletion = components['schemas']['PixelDeletion'];
/** The HTTP status, repeated. */
export type SuccessStatus = components['schemas']['SuccessStatus'];
/** A request that was refused. */
export type Error = components['schemas']['Error'];
/** Input that was refused, with the reasons. */
export type ValidationError = components['schemas']['ValidationError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseInvalidParameter = components['responses']['InvalidParameter'];
export type ResponseInvalidLink = components['responses']['InvalidLink'];
export type ResponseInvalidPixel = components['responses']['InvalidPixel'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseMalformed = components['responses']['Malformed'];
export type ResponseUnavailable = components['responses']['Unavailable'];
export type ParameterLinkId = components['parameters']['LinkId'];
export type ParameterPixelId = components['parameters']['PixelId'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPage = components['parameters']['Page'];
export type RequestBodyLinkCreate = components['requestBodies']['LinkCreate'];
export type RequestBodyLinkUpdate = components['requestBodies']['LinkUpdate'];
export type RequestBodyPixelCreate = components['requestBodies']['PixelCreate'];
export type RequestBodyPixelUpdate = components['requestBodies']['PixelUpdate'];
export type $defs = Record<string, never>;
export interface operations {
    listLinks: {
        parameters: {
            query?: {
                /**
                 * @description Only records with this text in the member that `search_by` names, anywhere in it and in any case.
                 * @example shop
                 */
                search?: components["parameters"]["Search"];
                /** @description The member that is searched. */
                search_by?: "title" | "alias" | "url";
                /** @description Only links of this status: 0 all, 1 active, 2 expired, 3 disabled. */
                status?: 0 | 1 | 2 | 3;
                /**
                 * @description Only links in this space.
                 * @example 2
                 */
                space_id?: components["schemas"]["Id"];
                /**
                 * @description Only links under this domain.
                 * @example 1
                 */
                domain_id?: components["schemas"]["Id"];
                /**
                 * @description Only links that carry this pixel.
                 * @example 3
                 */
                pixel_id?: components["schemas"]["Id"];
                /** @description The member by which the list is sorted; `id` is the order of creation. */
                sort_by?: "id" | "clicks" | "title" | "alias" | "url";
                /** @description The direction of the sort, descending or ascending. */
                sort?: components["parameters"]["Sort"];
                /** @description How many records a page has. */
                per_page?: components["parameters"]["PerPage"];
                /** @description The page, counted from 1. A page beyond the last is empty; a value that is not a page number means the first page. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["LinkCreate"];
        responses: {
            /** @description The link as it was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidLink"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    getLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the link. A malformed identifier is refused like an unknown one.
                 * @example 41
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    updateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the link. A malformed identifier is refused like an unknown one.
                 * @example 41
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["LinkUpdate"];
        responses: {
            /** @description The link as it is after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidLink"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    deleteLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the link. A malformed identifier is refused like an unknown one.
                 * @example 41
                 */
                id: components["parameters"]["LinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    listPixels: {
        parameters: {
            query?: {
                /**
                 * @description Only records with this text in the member that `search_by` names, anywhere in it and in any case.
                 * @example shop
                 */
                search?: components["parameters"]["Search"];
                /** @description The member that is searched. */
                search_by?: "name";
                /**
                 * @description Only pixels of this type.
                 * @example google-analytics
                 */
                type?: components["schemas"]["PixelType"];
                /** @description The member by which the list is sorted; `id` is the order of creation. */
                sort_by?: "id" | "name";
                /** @description The direction of the sort, descending or ascending. */
                sort?: components["parameters"]["Sort"];
                /** @description How many records a page has. */
                per_page?: components["parameters"]["PerPage"];
                /** @description The page, counted from 1. A page beyond the last is empty; a value that is not a page number means the first page. */
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    createPixel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["PixelCreate"];
        responses: {
            /** @description The pixel as it was created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidPixel"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    getPixel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the pixel. A malformed identifier is refused like an unknown one.
                 * @example 7
                 */
                id: components["parameters"]["PixelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pixel. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    updatePixel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the pixel. A malformed identifier is refused like an unknown one.
                 * @example 7
                 */
                id: components["parameters"]["PixelId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["PixelUpdate"];
        responses: {
            /** @description The pixel as it is after the update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidPixel"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
    deletePixel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of the pixel. A malformed identifier is refused like an unknown one.
                 * @example 7
                 */
                id: components["parameters"]["PixelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pixel was deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelDeletion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
            "4XX": components["responses"]["Malformed"];
        };
    };
}
