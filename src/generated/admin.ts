// Generated from spec/ by `npm run generate`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the mock responds. Needs no token. */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document. */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dialect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mock's dialect, with the answer to every open question. */
        get: operations["getDialect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The names of the seeds to which an account can be reset. */
        get: operations["listScenarios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open accounts, oldest first. */
        get: operations["listAccounts"];
        put?: never;
        /** Returns the account of an API key, and opens it if needed. */
        post: operations["openAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        /** An account. */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /** Closes an account and deletes its records. The next request with its key opens it anew. */
        delete: operations["closeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resets an account to its seed, or this once to another one. Its clock and its faults are reset too. */
        post: operations["resetAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}/state": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        /** The records of an account as a seed file. Passwords are replaced by `[redacted]`. */
        get: operations["readState"];
        /** Replaces all records of an account by those of a seed: JSON of at most 16 MiB, or YAML of at most 2 MiB. Its clock and its faults stay as they are. */
        put: operations["replaceState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes records. A record whose id is known gets the given members, any other is created. The result must be a valid seed, or nothing is changed. */
        patch: operations["patchState"];
        trace?: never;
    };
    "/accounts/{account}/links": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        /** A part of the links of an account. */
        get: operations["listRecordedLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}/links/{id}/clicks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds clicks to a link, which may let it expire. */
        post: operations["addClicks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}/pixels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        /** A part of the pixels of an account. */
        get: operations["listRecordedPixels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{account}/clock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        /** The clock of an account. */
        get: operations["getClock"];
        put?: never;
        post?: never;
        /** Sets the clock to the mock's time, and lets it run as the mock's clock does. */
        delete: operations["resetClock"];
        options?: never;
        head?: never;
        /** Sets the clock, then advances it, then freezes it or lets it run, as far as the body says. It can show the years 1000 to 9998. */
        patch: operations["changeClock"];
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The recorded requests that match, newest first. If none matches, the nearest ones and what differs. */
        get: operations["searchRequests"];
        put?: never;
        post?: never;
        /** Deletes the recorded requests. */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the recorded requests match. */
        get: operations["countRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Waits until enough recorded requests match, and returns them as `searchRequests` does. After the timeout it returns those that there are, with `isComplete` false. */
        get: operations["waitForRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        /** A recorded request with its headers, its body and its response. Secrets are replaced by `[redacted]`. */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The faults that are set, those of the whole mock first. */
        get: operations["listFaults"];
        put?: never;
        /** Sets faults of the whole mock, or of one account. */
        post: operations["addFaults"];
        /** Withdraws all faults of the mock and of its accounts. */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws a fault. */
        delete: operations["withdrawFault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/findings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What clients sent although the interface document does not define it, the most frequent first. */
        get: operations["listFindings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Health: {
            /** @constant */
            status: "ok";
            /** @description For how long the mock has been running. */
            seconds: number;
            /** @description How many accounts are open. */
            accounts: number;
            /** @description How many requests the mock has received. */
            requests: number;
        };
        /** @description A mock's dialect, with the answer to every open question. */
        DialectFacts: {
            /** @description The name of the dialect. */
            name: string;
            /** @description When it was learned, if it was. */
            observed: string | null;
            answers: {
                /** @description The id in the register of open questions. */
                question: string;
                text: string;
                /** @description The section of the interface document. */
                section: string;
                /** @description How the mock answers. */
                answer: unknown;
                /** @description Whether the dialect does not say it, so that the default applies. */
                isAssumed: boolean;
            }[];
            /** @description How the mock writes responses. */
            shapes: {
                [key: string]: unknown;
            };
        };
        /** @description An open account: its number, its name, the counts of its records, and its clock. */
        Account: {
            /** @description The number of the account. */
            account: number;
            /** @description A name for people: `demo-key`, or `account 2`. */
            name: string;
            /** @description Whether all API keys open this account. */
            isShared: boolean;
            links: number;
            pixels: number;
            /** @description Changes with every write, and when a link expires. */
            version: number;
            domains: components["schemas"]["Named"][];
            spaces: components["schemas"]["Named"][];
            clock: components["schemas"]["ClockFacts"];
        };
        Named: {
            id: number;
            name: string;
        };
        /** @description The clock of an account. */
        ClockFacts: {
            /**
             * Format: date-time
             * @description The account's time.
             */
            now: string;
            isFrozen: boolean;
            /** @description Whether the clock differs from the mock's. */
            isMoved: boolean;
        };
        Ids: number[];
        Row: {
            key?: string;
            value: string;
        };
        /** @description The records of an account, as in a seed file (`seed.schema.json`). */
        Seed: {
            domains?: components["schemas"]["Named"][];
            spaces?: components["schemas"]["Named"][];
            pixels?: {
                [key: string]: unknown;
            }[];
            links?: {
                [key: string]: unknown;
            }[];
        };
        /** @description A link as an account stores it, with the values that depend on the time and on other records. Passwords are hidden. */
        RecordedLink: {
            id: number;
            url: string;
            alias: string;
            /** @description Whether the service chose the alias. */
            alias_generated: boolean;
            domain_id: number | null;
            space_id: number | null;
            pixel_ids: number[];
            /** @description `[redacted]` if a password is set. */
            password: string | null;
            /** @description `[redacted]` if a password is set. */
            privacy_password: string | null;
            disabled: number;
            privacy: number;
            expiration_url: string | null;
            expiration_date: string | null;
            expiration_time: string | null;
            expiration_clicks: number | null;
            target_type: number | null;
            country: components["schemas"]["Row"][];
            platform: components["schemas"]["Row"][];
            language: components["schemas"]["Row"][];
            rotation: components["schemas"]["Row"][];
            title: string | null;
            clicks: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            updates: number;
            /** @description 1 Active, 2 Expired, 3 Disabled (section 3). */
            status: number;
            /** Format: date-time */
            expires_at: string | null;
            short_url: string;
        };
        /** @description A pixel as an account stores it. */
        RecordedPixel: {
            id: number;
            name: string | null;
            type: string | null;
            value: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            updates: number;
        };
        LinkPart: {
            /** @description How many links match. */
            total: number;
            /** @description The version of the account. */
            version: number;
            records: components["schemas"]["RecordedLink"][];
        };
        PixelPart: {
            /** @description How many pixels match. */
            total: number;
            /** @description The version of the account. */
            version: number;
            records: components["schemas"]["RecordedPixel"][];
        };
        Finding: {
            kind: string;
            text: string;
            section: string;
            field?: string;
            parameter?: string;
            question?: string;
            meant?: string;
        };
        /** @description A finding, and how many of the recorded requests have it. */
        CountedFinding: {
            finding: components["schemas"]["Finding"];
            count: number;
            /** @description The id of the last recorded request with this finding. */
            lastRequest: number;
        };
        Reason: {
            text: string;
            question?: string;
            /** @description The value of `--answer` under which the request is not refused for this reason. */
            try?: string;
        };
        /** @description What the journal says about a request. */
        RecordedRequest: {
            id: number;
            /** @description The number of the account, if the request had a valid key. */
            account: number | null;
            /** @description Null if method and path name no operation. */
            operationId: string | null;
            method: string;
            /** @description The path below the base URL; null if the request was not below it. */
            path: string | null;
            /** @description The path and query as sent, without secrets. */
            target: string;
            /** @description The status of the response; 0 if there was none. */
            status: number;
            /** @description Milliseconds until the response. */
            ms: number;
            /**
             * Format: date-time
             * @description The time of the machine.
             */
            at: string;
            /** @description Why the request was refused. */
            reason: components["schemas"]["Reason"] | null;
            findings: components["schemas"]["Finding"][];
        };
        /** @description The headers and the body of a request or a response. */
        Side: {
            headers: string[][];
            /** @description The fields of a form. */
            fields?: string[][];
            /** @description The body if it is JSON. */
            json?: unknown;
            /** @description A description of a body that is not shown. */
            note?: string;
        };
        /** @description A recorded request with headers, bodies and response. Secrets are hidden. */
        RecordedExchange: components["schemas"]["RecordedRequest"] & {
            request: components["schemas"]["Side"];
            response: components["schemas"]["Side"];
        };
        /** @description A request that does not match a search, and what differs. */
        NearMiss: {
            request: components["schemas"]["RecordedRequest"];
            /** @description Such as `status: expected 201, got 422`. */
            differences: string[];
        };
        /** @description The recorded requests that match a search or, if none does, the nearest ones. */
        FoundRequests: {
            /** @description How many of the recorded requests match. */
            total: number;
            /** @description The id of the last recorded request; 0 if there was none. */
            last: number;
            /** @description Whether there are as many as were waited for. */
            isComplete: boolean;
            requests: components["schemas"]["RecordedRequest"][];
            /** @description If none matches: at most three requests that differ least. */
            nearest: components["schemas"]["NearMiss"][];
        };
        /** @description A fault that is set, and how many requests had it. */
        SetFault: {
            id: number;
            /** @description The rule in the notation of faults; an API key is replaced by `[redacted]`. */
            text: string;
            /** @description The number of the account; null for the whole mock. */
            account: number | null;
            /** @description How many requests it selected. */
            matched: number;
            /** @description How many requests had the fault. */
            used: number;
        };
        /** @description The body of a refusal: a message, and the mistakes of an invalid input with their paths. */
        Refusal: {
            message: string;
            issues?: {
                path: string;
                expected: string;
                received: string;
            }[];
        };
    };
    responses: {
        /** @description The request was refused. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /** @description The number of an open account. */
        account: number;
        /** @description The number of an account. */
        ofAccount: number;
        /** @description An operation of the service. */
        operationId: "listLinks" | "createLink" | "getLink" | "updateLink" | "deleteLink" | "listPixels" | "createPixel" | "getPixel" | "updatePixel" | "deletePixel";
        method: string;
        /** @description The path below the base URL, such as `/links/7`. */
        path: string;
        /** @description The status of the response; 0 if there was none. */
        status: number;
        /** @description The kind of a finding. */
        finding: string;
        /** @description A text in the method, target, reason or findings. */
        text: string;
        sort: "desc" | "asc";
        offset: number;
        limit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Health = components['schemas']['Health'];
/** A mock's dialect, with the answer to every open question. */
export type DialectFacts = components['schemas']['DialectFacts'];
/** An open account: its number, its name, the counts of its records, and its clock. */
export type Account = components['schemas']['Account'];
export type Named = components['schemas']['Named'];
/** The clock of an account. */
export type ClockFacts = components['schemas']['ClockFacts'];
export type Ids = components['schemas']['Ids'];
export type Row = components['schemas']['Row'];
/** The records of an account, as in a seed file (`seed.schema.json`). */
export type Seed = components['schemas']['Seed'];
/** A link as an account stores it, with the values that depend on the time and on other records. Passwords are hidden. */
export type RecordedLink = components['schemas']['RecordedLink'];
/** A pixel as an account stores it. */
export type RecordedPixel = components['schemas']['RecordedPixel'];
export type LinkPart = components['schemas']['LinkPart'];
export type PixelPart = components['schemas']['PixelPart'];
export type Finding = components['schemas']['Finding'];
/** A finding, and how many of the recorded requests have it. */
export type CountedFinding = components['schemas']['CountedFinding'];
export type Reason = components['schemas']['Reason'];
/** What the journal says about a request. */
export type RecordedRequest = components['schemas']['RecordedRequest'];
/** The headers and the body of a request or a response. */
export type Side = components['schemas']['Side'];
/** A recorded request with headers, bodies and response. Secrets are hidden. */
export type RecordedExchange = components['schemas']['RecordedExchange'];
/** A request that does not match a search, and what differs. */
export type NearMiss = components['schemas']['NearMiss'];
/** The recorded requests that match a search or, if none does, the nearest ones. */
export type FoundRequests = components['schemas']['FoundRequests'];
/** A fault that is set, and how many requests had it. */
export type SetFault = components['schemas']['SetFault'];
/** The body of a refusal: a message, and the mistakes of an invalid input with their paths. */
export type Refusal = components['schemas']['Refusal'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterAccount = components['parameters']['account'];
export type ParameterOfAccount = components['parameters']['ofAccount'];
export type ParameterOperationId = components['parameters']['operationId'];
export type ParameterMethod = components['parameters']['method'];
export type ParameterPath = components['parameters']['path'];
export type ParameterStatus = components['parameters']['status'];
export type ParameterFinding = components['parameters']['finding'];
export type ParameterText = components['parameters']['text'];
export type ParameterSort = components['parameters']['sort'];
export type ParameterOffset = components['parameters']['offset'];
export type ParameterLimit = components['parameters']['limit'];
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mock responds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getDialect: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dialect. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DialectFacts"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    openAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** an API key of visible ASCII characters without spaces */
                    key: string;
                };
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is closed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    resetAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * the name of a scenario, a number of links to generate, or a seed
                     * @description A name that `listScenarios` returns, a number of links to generate, or a seed as in a seed file.
                     */
                    seed?: string | number | Record<string, never>;
                };
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    readState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed. With `Accept application/yaml` it is YAML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seed"];
                    "application/yaml": string;
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    replaceState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seed"];
                "application/yaml": string;
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    patchState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    links?: {
                        [key: string]: unknown;
                    }[];
                    pixels?: {
                        [key: string]: unknown;
                    }[];
                    deleted?: {
                        links?: components["schemas"]["Ids"];
                        pixels?: components["schemas"]["Ids"];
                    };
                };
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRecordedLinks: {
        parameters: {
            query?: {
                search?: string;
                search_by?: "title" | "alias" | "url";
                /** @description 1 Active, 2 Expired, 3 Disabled (section 3); 0 for all. */
                status?: number;
                sort_by?: "id" | "clicks" | "title" | "alias" | "url";
                sort?: components["parameters"]["sort"];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkPart"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addClicks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default 1 */
                    times?: number;
                };
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedLink"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listRecordedPixels: {
        parameters: {
            query?: {
                search?: string;
                sort_by?: "id" | "name";
                sort?: components["parameters"]["sort"];
                offset?: components["parameters"]["offset"];
                limit?: components["parameters"]["limit"];
            };
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pixels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PixelPart"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockFacts"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    resetClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock is reset. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    changeClock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of an open account. */
                account: components["parameters"]["account"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** a moment such as 2026-01-31T12:00:00Z */
                    now?: string;
                    /** @description Milliseconds; a negative number moves the clock back. */
                    advance?: number;
                    isFrozen?: boolean;
                };
            };
        };
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClockFacts"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    searchRequests: {
        parameters: {
            query?: {
                /** @description The number of an account. */
                account?: components["parameters"]["ofAccount"];
                /** @description An operation of the service. */
                operationId?: components["parameters"]["operationId"];
                method?: components["parameters"]["method"];
                /** @description The path below the base URL, such as `/links/7`. */
                path?: components["parameters"]["path"];
                /** @description The status of the response; 0 if there was none. */
                status?: components["parameters"]["status"];
                /** @description The kind of a finding. */
                finding?: components["parameters"]["finding"];
                /** @description A text in the method, target, reason or findings. */
                text?: components["parameters"]["text"];
                /** @description Only requests with a greater id. */
                after?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRequests"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No request is recorded any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    countRequests: {
        parameters: {
            query?: {
                /** @description The number of an account. */
                account?: components["parameters"]["ofAccount"];
                /** @description An operation of the service. */
                operationId?: components["parameters"]["operationId"];
                method?: components["parameters"]["method"];
                /** @description The path below the base URL, such as `/links/7`. */
                path?: components["parameters"]["path"];
                /** @description The status of the response; 0 if there was none. */
                status?: components["parameters"]["status"];
                /** @description The kind of a finding. */
                finding?: components["parameters"]["finding"];
                /** @description A text in the method, target, reason or findings. */
                text?: components["parameters"]["text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    waitForRequests: {
        parameters: {
            query?: {
                /** @description The number of an account. */
                account?: components["parameters"]["ofAccount"];
                /** @description An operation of the service. */
                operationId?: components["parameters"]["operationId"];
                method?: components["parameters"]["method"];
                /** @description The path below the base URL, such as `/links/7`. */
                path?: components["parameters"]["path"];
                /** @description The status of the response; 0 if there was none. */
                status?: components["parameters"]["status"];
                /** @description The kind of a finding. */
                finding?: components["parameters"]["finding"];
                /** @description A text in the method, target, reason or findings. */
                text?: components["parameters"]["text"];
                /** @description Only requests with a greater id. */
                after?: number;
                count?: number;
                /** @description Milliseconds. */
                timeout?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundRequests"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedExchange"];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetFault"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    addFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * texts such as "createLink: 503 x2" or "flaky", or rules
                     * @description Texts such as `createLink: 503 x2` or `flaky`, or rules as objects.
                     */
                    faults: (string | Record<string, never>)[];
                    /** @description The number of the account. */
                    account?: number;
                };
            };
        };
        responses: {
            /** @description The faults that were set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetFault"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No fault is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    withdrawFault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fault is withdrawn. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Refused"];
        };
    };
    listFindings: {
        parameters: {
            query?: {
                /** @description The number of an account. */
                account?: components["parameters"]["ofAccount"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountedFinding"][];
                };
            };
            default: components["responses"]["Refused"];
        };
    };
}
