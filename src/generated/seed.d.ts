// Generated from spec/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'

export interface components {
    schemas: {
        /**
         * Seed
         * @description The records that an account starts with. If domains or spaces are left out, the account has those of the demo.
         */
        SeedFile: {
            /** @description The address of this schema, for editors. */
            $schema?: string;
            domains?: {
                id?: number;
                /** a host name in small letters, such as go.example */
                name: string;
            }[] | null;
            spaces?: {
                id?: number;
                name: string;
            }[] | null;
            pixels?: {
                id?: number;
                name: string;
                /** @enum {unknown} */
                type: "adroll" | "bing" | "facebook" | "google-ads" | "google-analytics" | "google-tag-manager" | "linkedin" | "pinterest" | "quora" | "x";
                value: string;
                /**
                 * a moment such as 2026-01-31 or 2026-01-31T09:30:00Z
                 * @description When the record was created. Greater ids are never older.
                 */
                created_at?: string;
                /**
                 * a moment such as 2026-01-31 or 2026-01-31T09:30:00Z
                 * @description When the record was last changed. Its creation if it is left out.
                 */
                updated_at?: string;
                /** @description How often the record was changed. */
                updates?: number;
            }[] | null;
            links?: {
                id?: number;
                /**
                 * an absolute http or https URL of at most 2048 characters
                 * Format: uri
                 */
                url: string;
                /**
                 * letters, digits, _ and -, at most 255
                 * @description The last part of the short address. If it is left out, an alias of six characters is generated.
                 */
                alias?: string;
                /** @description Whether the service chose the alias. */
                alias_generated?: boolean;
                /** @description The first domain if it is left out. With null, the link has no domain. */
                domain_id?: number | null;
                space_id?: number | null;
                pixel_ids?: number[] | null;
                /** @description A password that visitors must enter. */
                password?: string | null;
                /** @description The password of the statistics, if privacy is 2. */
                privacy_password?: string | null;
                /**
                 * @description 0 active, 1 disabled.
                 * @enum {unknown}
                 */
                disabled?: 0 | 1;
                /**
                 * @description Who sees the statistics: 0 everyone, 1 the owner, 2 who knows privacy_password.
                 * @enum {unknown}
                 */
                privacy?: 0 | 1 | 2;
                /**
                 * an absolute http or https URL of at most 2048 characters
                 * Format: uri
                 */
                expiration_url?: string | null;
                /**
                 * a date of the calendar, YYYY-MM-DD
                 * Format: date
                 */
                expiration_date?: string | null;
                /** a time of the day, HH:MM */
                expiration_time?: string | null;
                expiration_clicks?: number | null;
                /**
                 * @description Which list is used: 0 none, 1 country, 2 platform, 4 rotation.
                 * @enum {unknown}
                 */
                target_type?: 0 | 1 | 2 | 4 | null;
                country?: {
                    /**
                     * an ISO 3166-1 country code such as DE
                     * @enum {unknown}
                     */
                    key: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AQ" | "AR" | "AS" | "AT" | "AU" | "AW" | "AX" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BL" | "BM" | "BN" | "BO" | "BQ" | "BR" | "BS" | "BT" | "BV" | "BW" | "BY" | "BZ" | "CA" | "CC" | "CD" | "CF" | "CG" | "CH" | "CI" | "CK" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CW" | "CX" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "EH" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FK" | "FM" | "FO" | "FR" | "GA" | "GB" | "GD" | "GE" | "GF" | "GG" | "GH" | "GI" | "GL" | "GM" | "GN" | "GP" | "GQ" | "GR" | "GS" | "GT" | "GU" | "GW" | "GY" | "HK" | "HM" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IM" | "IN" | "IO" | "IQ" | "IR" | "IS" | "IT" | "JE" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KY" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MF" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MO" | "MP" | "MQ" | "MR" | "MS" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NC" | "NE" | "NF" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NU" | "NZ" | "OM" | "PA" | "PE" | "PF" | "PG" | "PH" | "PK" | "PL" | "PM" | "PN" | "PR" | "PS" | "PT" | "PW" | "PY" | "QA" | "RE" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SH" | "SI" | "SJ" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SX" | "SY" | "SZ" | "TC" | "TD" | "TF" | "TG" | "TH" | "TJ" | "TK" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TW" | "TZ" | "UA" | "UG" | "UM" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VG" | "VI" | "VN" | "VU" | "WF" | "WS" | "YE" | "YT" | "ZA" | "ZM" | "ZW";
                    /**
                     * an absolute http or https URL of at most 2048 characters
                     * Format: uri
                     */
                    value: string;
                }[] | null;
                platform?: {
                    /** @enum {unknown} */
                    key: "iOS" | "Android" | "Windows" | "OS X" | "Linux" | "Ubuntu" | "Chrome OS";
                    /**
                     * an absolute http or https URL of at most 2048 characters
                     * Format: uri
                     */
                    value: string;
                }[] | null;
                language?: {
                    /**
                     * an ISO 639-1 language code such as de
                     * @enum {unknown}
                     */
                    key: "aa" | "ab" | "ae" | "af" | "ak" | "am" | "an" | "ar" | "as" | "av" | "ay" | "az" | "ba" | "be" | "bg" | "bh" | "bi" | "bm" | "bn" | "bo" | "br" | "bs" | "ca" | "ce" | "ch" | "co" | "cr" | "cs" | "cu" | "cv" | "cy" | "da" | "de" | "dv" | "dz" | "ee" | "el" | "en" | "eo" | "es" | "et" | "eu" | "fa" | "ff" | "fi" | "fj" | "fo" | "fr" | "fy" | "ga" | "gd" | "gl" | "gn" | "gu" | "gv" | "ha" | "he" | "hi" | "ho" | "hr" | "ht" | "hu" | "hy" | "hz" | "ia" | "id" | "ie" | "ig" | "ii" | "ik" | "io" | "is" | "it" | "iu" | "ja" | "jv" | "ka" | "kg" | "ki" | "kj" | "kk" | "kl" | "km" | "kn" | "ko" | "kr" | "ks" | "ku" | "kv" | "kw" | "ky" | "la" | "lb" | "lg" | "li" | "ln" | "lo" | "lt" | "lu" | "lv" | "mg" | "mh" | "mi" | "mk" | "ml" | "mn" | "mr" | "ms" | "mt" | "my" | "na" | "nb" | "nd" | "ne" | "ng" | "nl" | "nn" | "no" | "nr" | "nv" | "ny" | "oc" | "oj" | "om" | "or" | "os" | "pa" | "pi" | "pl" | "ps" | "pt" | "qu" | "rm" | "rn" | "ro" | "ru" | "rw" | "sa" | "sc" | "sd" | "se" | "sg" | "si" | "sk" | "sl" | "sm" | "sn" | "so" | "sq" | "sr" | "ss" | "st" | "su" | "sv" | "sw" | "ta" | "te" | "tg" | "th" | "ti" | "tk" | "tl" | "tn" | "to" | "tr" | "ts" | "tt" | "tw" | "ty" | "ug" | "uk" | "ur" | "uz" | "ve" | "vi" | "vo" | "wa" | "wo" | "xh" | "yi" | "yo" | "za" | "zh" | "zu";
                    /**
                     * an absolute http or https URL of at most 2048 characters
                     * Format: uri
                     */
                    value: string;
                }[] | null;
                rotation?: {
                    /**
                     * an absolute http or https URL of at most 2048 characters
                     * Format: uri
                     */
                    value: string;
                }[] | null;
                title?: string | null;
                clicks?: number;
                /**
                 * a moment such as 2026-01-31 or 2026-01-31T09:30:00Z
                 * @description When the record was created. Greater ids are never older.
                 */
                created_at?: string;
                /**
                 * a moment such as 2026-01-31 or 2026-01-31T09:30:00Z
                 * @description When the record was last changed. Its creation if it is left out.
                 */
                updated_at?: string;
                /** @description How often the record was changed. */
                updates?: number;
            }[] | null;
            /** @description What `serve --state` stores besides the records of the first account. A seed ignores it. */
            state?: Record<string, never>;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

/** The data of a valid seed file. */
export type SeedFile = components['schemas']['SeedFile']

export declare const checkSeedFile: ValidateFunction<SeedFile>
