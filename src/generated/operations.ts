// Generated from spec/ by `npm run generate`. Do not edit.
/** The operations of the interface (section 4). */
export type OperationId = 'listLinks' | 'createLink' | 'getLink' | 'updateLink' | 'deleteLink' | 'listPixels' | 'createPixel' | 'getPixel' | 'updatePixel' | 'deletePixel'

/**
 * What an input field holds: a text, a whole number, an identifier, a list of identifiers (`ids`), rows
 * with a key and a value (`rows`), or rows with only a value (`values`).
 */
export type FieldKind = 'text' | 'integer' | 'id' | 'ids' | 'rows' | 'values'

/** A query parameter, with its allowed values and its default. */
export interface Parameter {
  name: string
  kind: 'text' | 'integer' | 'id'
  values?: readonly (string | number)[]
  default?: string | number
  /** Whether the interface document names the parameter. Any other comes from an open question. */
  documented: boolean
}

export interface OperationMetadata {
  operationId: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the base URL, with `{id}` for the identifier. */
  path: string
  parameters: readonly Parameter[]
  /** The form fields, by name. */
  fields: Readonly<Record<string, FieldKind>>
}

export const operations: Record<OperationId, OperationMetadata> = {
  "listLinks": {
    "operationId": "listLinks",
    "method": "GET",
    "path": "/links",
    "parameters": [
      {
        "name": "search",
        "kind": "text",
        "documented": true
      },
      {
        "name": "search_by",
        "kind": "text",
        "values": [
          "title",
          "alias",
          "url"
        ],
        "default": "title",
        "documented": true
      },
      {
        "name": "status",
        "kind": "integer",
        "values": [
          0,
          1,
          2,
          3
        ],
        "default": 0,
        "documented": true
      },
      {
        "name": "space_id",
        "kind": "id",
        "documented": true
      },
      {
        "name": "domain_id",
        "kind": "id",
        "documented": true
      },
      {
        "name": "pixel_id",
        "kind": "id",
        "documented": true
      },
      {
        "name": "sort_by",
        "kind": "text",
        "values": [
          "id",
          "clicks",
          "title",
          "alias",
          "url"
        ],
        "default": "id",
        "documented": true
      },
      {
        "name": "sort",
        "kind": "text",
        "values": [
          "desc",
          "asc"
        ],
        "default": "desc",
        "documented": true
      },
      {
        "name": "per_page",
        "kind": "integer",
        "values": [
          10,
          25,
          50,
          100
        ],
        "default": 25,
        "documented": true
      },
      {
        "name": "page",
        "kind": "integer",
        "default": 1,
        "documented": false
      }
    ],
    "fields": {}
  },
  "createLink": {
    "operationId": "createLink",
    "method": "POST",
    "path": "/links",
    "parameters": [],
    "fields": {
      "url": "text",
      "domain_id": "id",
      "domain": "id",
      "alias": "text",
      "password": "text",
      "space_id": "id",
      "pixel_ids": "ids",
      "disabled": "integer",
      "privacy": "integer",
      "privacy_password": "text",
      "expiration_url": "text",
      "expiration_date": "text",
      "expiration_time": "text",
      "expiration_clicks": "integer",
      "target_type": "integer",
      "country": "rows",
      "platform": "rows",
      "language": "rows",
      "rotation": "values"
    }
  },
  "getLink": {
    "operationId": "getLink",
    "method": "GET",
    "path": "/links/{id}",
    "parameters": [],
    "fields": {}
  },
  "updateLink": {
    "operationId": "updateLink",
    "method": "PUT",
    "path": "/links/{id}",
    "parameters": [],
    "fields": {
      "url": "text",
      "alias": "text",
      "password": "text",
      "space_id": "id",
      "pixel_ids": "ids",
      "disabled": "integer",
      "privacy": "integer",
      "privacy_password": "text",
      "expiration_url": "text",
      "expiration_date": "text",
      "expiration_time": "text",
      "expiration_clicks": "integer",
      "target_type": "integer",
      "country": "rows",
      "platform": "rows",
      "language": "rows",
      "rotation": "values"
    }
  },
  "deleteLink": {
    "operationId": "deleteLink",
    "method": "DELETE",
    "path": "/links/{id}",
    "parameters": [],
    "fields": {}
  },
  "listPixels": {
    "operationId": "listPixels",
    "method": "GET",
    "path": "/pixels",
    "parameters": [
      {
        "name": "search",
        "kind": "text",
        "documented": true
      },
      {
        "name": "search_by",
        "kind": "text",
        "values": [
          "name"
        ],
        "default": "name",
        "documented": true
      },
      {
        "name": "type",
        "kind": "text",
        "values": [
          "adroll",
          "bing",
          "facebook",
          "google-ads",
          "google-analytics",
          "google-tag-manager",
          "linkedin",
          "pinterest",
          "quora",
          "x"
        ],
        "documented": true
      },
      {
        "name": "sort_by",
        "kind": "text",
        "values": [
          "id",
          "name"
        ],
        "default": "id",
        "documented": true
      },
      {
        "name": "sort",
        "kind": "text",
        "values": [
          "desc",
          "asc"
        ],
        "default": "desc",
        "documented": true
      },
      {
        "name": "per_page",
        "kind": "integer",
        "values": [
          10,
          25,
          50,
          100
        ],
        "default": 25,
        "documented": true
      },
      {
        "name": "page",
        "kind": "integer",
        "default": 1,
        "documented": false
      }
    ],
    "fields": {}
  },
  "createPixel": {
    "operationId": "createPixel",
    "method": "POST",
    "path": "/pixels",
    "parameters": [],
    "fields": {
      "name": "text",
      "type": "text",
      "value": "text"
    }
  },
  "getPixel": {
    "operationId": "getPixel",
    "method": "GET",
    "path": "/pixels/{id}",
    "parameters": [],
    "fields": {}
  },
  "updatePixel": {
    "operationId": "updatePixel",
    "method": "PUT",
    "path": "/pixels/{id}",
    "parameters": [],
    "fields": {
      "name": "text",
      "type": "text",
      "value": "text"
    }
  },
  "deletePixel": {
    "operationId": "deletePixel",
    "method": "DELETE",
    "path": "/pixels/{id}",
    "parameters": [],
    "fields": {}
  }
}
