// Generated from spec/ by `npm run generate`. Do not edit.
/** How the default dialect writes its responses. */
export const defaultShapes = {
  "link": {
    "id": "$id",
    "url": "$url",
    "alias": "$alias",
    "domain_id": "$domain_id",
    "space_id": "$space_id",
    "pixel_ids": "$pixel_ids",
    "disabled": "$disabled",
    "privacy": "$privacy",
    "expiration_url": "$expiration_url",
    "expiration_date": "$expiration_date",
    "expiration_time": "$expiration_time",
    "expiration_clicks": "$expiration_clicks",
    "target_type": "$target_type",
    "country": "$country",
    "platform": "$platform",
    "language": "$language",
    "rotation": "$rotation",
    "password": {
      "$set": "password"
    },
    "privacy_password": {
      "$set": "privacy_password"
    },
    "short_url": "$short_url",
    "title": "$title",
    "clicks": "$clicks",
    "status": "$status",
    "created_at": {
      "$": "created_at",
      "time": "rfc3339-milliseconds"
    },
    "updated_at": {
      "$": "updated_at",
      "time": "rfc3339-milliseconds"
    }
  },
  "pixel": {
    "id": "$id",
    "name": "$name",
    "type": "$type",
    "value": "$value",
    "created_at": {
      "$": "created_at",
      "time": "rfc3339-milliseconds"
    },
    "updated_at": {
      "$": "updated_at",
      "time": "rfc3339-milliseconds"
    }
  },
  "record": {
    "status": 200,
    "type": "application/json",
    "body": {
      "data": "$record",
      "status": "$status"
    }
  },
  "list": {
    "status": 200,
    "type": "application/json",
    "body": {
      "data": "$records",
      "links": {
        "first": "$first",
        "last": "$last",
        "prev": "$prev",
        "next": "$next"
      },
      "meta": {
        "current_page": "$page",
        "from": "$from",
        "last_page": "$last_page",
        "links": "$pages",
        "path": "$address",
        "per_page": "$per_page",
        "to": "$to",
        "total": "$total"
      },
      "status": "$status"
    }
  },
  "created": {
    "status": 200
  },
  "updated": {
    "status": 200
  },
  "deleted": {
    "status": 200,
    "body": {
      "id": "$id",
      "object": "$object",
      "deleted": true,
      "status": "$status"
    }
  },
  "errors": {
    "error": {
      "type": "application/json",
      "body": {
        "message": "$message",
        "status": "$status"
      }
    },
    "invalid": {
      "body": {
        "message": "$message",
        "errors": {
          "$map": "fields",
          "key": "$field",
          "item": "$messages"
        },
        "status": "$status"
      }
    }
  }
}
