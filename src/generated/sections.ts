// Generated from spec/ by `npm run generate`. Do not edit.
/** A section of the interface document. Its text is Markdown, and empty if only its subsections have text. */
export interface Section {
  title: string
  text: string
}

/** The sections of the interface document, by number, in order. */
export const sections: ReadonlyMap<string, Section> = new Map([
  [
    "1",
    {
      "title": "What the service does",
      "text": "The service exposes an HTTP interface under `{base_url}/api/v1` for managing two kinds of resources:\n\n- **links**: short links pointing to a destination URL, with options for domain, alias, privacy, expiration, targeting and pixels.\n- **pixels**: tracking pixel records that can be attached to links.\n\nBoth resources support list, read, create, update and delete. Purpose of the service beyond this: not shown."
    }
  ],
  [
    "2",
    {
      "title": "Resources and their fields",
      "text": ""
    }
  ],
  [
    "2.1",
    {
      "title": "Link (input fields)",
      "text": "| Field                  | Type / format             | Allowed values / notes                       | Default     |\n| ---------------------- | ------------------------- | -------------------------------------------- | ----------- |\n| url                    | string (URL)              | destination of the link                      | none        |\n| domain_id              | identifier of a domain    | used on create                               | none        |\n| alias                  | string                    | custom alias of the link                     | none        |\n| password               | string                    | password for the link                        | none        |\n| space_id               | identifier of a space     | space the link belongs to                    | none        |\n| pixel_ids              | list of pixel identifiers | pixels attached to the link                  | none        |\n| disabled               | integer                   | 0 Active, 1 Disabled                         | 0 on create |\n| privacy                | integer                   | 0 Public, 1 Private, 2 Password              | 0 on create |\n| privacy_password       | string                    | applies when privacy is 2                    | none        |\n| expiration_url         | string (URL)              | URL used once the link has expired           | none        |\n| expiration_date        | string, YYYY-MM-DD        | date of expiration                           | none        |\n| expiration_time        | string, HH:MM             | time of expiration                           | none        |\n| expiration_clicks      | integer                   | click count for expiration                   | none        |\n| target_type            | integer                   | 0 None, 1 Geographic, 2 Platform, 4 Rotation | none        |\n| country[index][key]    | string                    | geographic targeting: key of entry at position index | none        |\n| country[index][value]  | string (URL)              | geographic targeting: value of entry at position index | none        |\n| platform[index][key]   | string                    | one of: iOS, Android, Windows, OS X, Linux, Ubuntu, Chrome OS | none        |\n| platform[index][value] | string (URL)              | platform targeting value of entry at position index | none        |\n| language[index][key]   | string                    | language targeting key of entry at position index | none        |\n| language[index][value] | string (URL)              | language targeting value of entry at position index | none        |\n| rotation[index][value] | string (URL)              | rotation target of entry at position index   | none        |\n\nThe `country`, `platform`, `language` and `rotation` fields are indexed lists sent as form fields with an integer index in place of `index`.\n\nNote: the create example names the domain parameter `domain`, while the field list names it `domain_id`. Both appear in the interface; the field list name is `domain_id`.\n\nFields of the link record in responses: not shown."
    }
  ],
  [
    "2.2",
    {
      "title": "Pixel (input fields)",
      "text": "| Field | Type   | Allowed values                               |\n| ----- | ------ | -------------------------------------------- |\n| name  | string | free text name of the pixel                  |\n| type  | string | adroll, bing, facebook, google-ads, google-analytics, google-tag-manager, linkedin, pinterest, quora, x |\n| value | string | pixel value (identifier the pixel type uses) |\n\nFields of the pixel record in responses: not shown."
    }
  ],
  [
    "3",
    {
      "title": "States and transitions",
      "text": "Link status values, used as a list filter (`status`):\n\n| Value | Meaning                                 |\n| ----- | --------------------------------------- |\n| 0     | All (filter only, matches every status) |\n| 1     | Active                                  |\n| 2     | Expired                                 |\n| 3     | Disabled                                |\n\nThe `disabled` input field (0 Active, 1 Disabled) can be sent on create and update. Transitions: not shown.\n\nPixels: no states are stated."
    }
  ],
  [
    "4",
    {
      "title": "Endpoints",
      "text": "All paths are relative to `{base_url}/api/v1`. Every request carries the Authorization header (section 5). Read requests send `Accept: application/json`. Requests with a body use `Content-Type: application/x-www-form-urlencoded`; the body is form-encoded fields."
    }
  ],
  [
    "4.1",
    {
      "title": "Links",
      "text": "| Operation    | Method | Path        | Request                             |\n| ------------ | ------ | ----------- | ----------------------------------- |\n| List links   | GET    | /links      | query parameters below              |\n| Get one link | GET    | /links/{id} | no body                             |\n| Create link  | POST   | /links      | form fields of 2.1                  |\n| Update link  | PUT    | /links/{id} | form fields of 2.1 except domain_id |\n| Delete link  | DELETE | /links/{id} | no body                             |\n\n`{id}` is the identifier of the link.\n\nList query parameters:\n\n| Parameter | Allowed values                               | Default |\n| --------- | -------------------------------------------- | ------- |\n| search    | free text                                    | none    |\n| search_by | title, alias, url                            | title   |\n| status    | 0 All, 1 Active, 2 Expired, 3 Disabled       | 0       |\n| space_id  | space identifier (filter)                    | none    |\n| domain_id | domain identifier (filter)                   | none    |\n| pixel_id  | pixel identifier (filter)                    | none    |\n| sort_by   | id (date created), clicks, title, alias, url | id      |\n| sort      | desc (descending), asc (ascending)           | desc    |\n| per_page  | 10, 25, 50, 100                              | 25      |\n\nCreate: the example sends `url` and the domain. The update example sends `url`. On update the defaults for `disabled` and `privacy` are not stated."
    }
  ],
  [
    "4.2",
    {
      "title": "Pixels",
      "text": "| Operation     | Method | Path         | Request                       |\n| ------------- | ------ | ------------ | ----------------------------- |\n| List pixels   | GET    | /pixels      | query parameters below        |\n| Get one pixel | GET    | /pixels/{id} | no body                       |\n| Create pixel  | POST   | /pixels      | form fields name, type, value |\n| Update pixel  | PUT    | /pixels/{id} | form fields name, type, value |\n| Delete pixel  | DELETE | /pixels/{id} | no body                       |\n\n`{id}` is the identifier of the pixel.\n\nList query parameters:\n\n| Parameter | Allowed values                               | Default |\n| --------- | -------------------------------------------- | ------- |\n| search    | free text                                    | none    |\n| search_by | name                                         | name    |\n| type      | adroll, bing, facebook, google-ads, google-analytics, google-tag-manager, linkedin, pinterest, quora, x | none    |\n| sort_by   | id (date created), name                      | id      |\n| sort      | desc, asc                                    | desc    |\n| per_page  | 10, 25, 50, 100                              | 25      |"
    }
  ],
  [
    "4.3",
    {
      "title": "Gaps in the endpoint description",
      "text": "- Response bodies of all endpoints, including list pagination structure and status codes on success: not shown.\n- Which create and update fields are mandatory beyond those used in the examples: not shown."
    }
  ],
  [
    "5",
    {
      "title": "Authentication",
      "text": "1. Every request carries the header `Authorization: Bearer <API_KEY>`.\n2. The credential is an API key sent as a bearer token.\n3. How a key is issued, its scope and its behavior when missing or invalid: not shown."
    }
  ],
  [
    "6",
    {
      "title": "Events",
      "text": "Events, webhooks or notifications: not shown."
    }
  ],
  [
    "7",
    {
      "title": "Errors",
      "text": "Error codes, error body shape and status codes per condition: not shown."
    }
  ],
  [
    "8",
    {
      "title": "Limits",
      "text": "- Page size (`per_page`) on both lists is one of 10, 25, 50, 100; default 25.\n- Rate limits, quotas and size limits: not shown."
    }
  ],
  [
    "9",
    {
      "title": "Versioning",
      "text": "- The version is part of the path prefix: `/api/v1`.\n- Policy for changes and deprecation: not shown."
    }
  ]
])
