// Generated from spec/ by `npm run generate`. Do not edit.
/** The names of the conventions, the dialects of spec/shapes. */
export type DialectName = 'aip' | 'bare' | 'drf' | 'hal' | 'json-api' | 'laravel-bare' | 'laravel' | 'stripe'

export const sources: Readonly<Record<DialectName, unknown>> = {
  "aip": {
    "name": "aip",
    "shapes": {
      "link": {
        "name": "links/{id}",
        "uri": "$url",
        "alias": "$alias",
        "shortUri": "$short_url",
        "displayName": {
          "$": "title",
          "unset": "$absent"
        },
        "domain": "domains/{domain_id}",
        "space": {
          "$text": "spaces/{space_id}",
          "unset": "$absent"
        },
        "pixels": {
          "$list": "pixel_ids",
          "item": "pixels/{id}",
          "empty": "$absent"
        },
        "passwordSet": {
          "$if": "password",
          "then": true
        },
        "privacyPasswordSet": {
          "$if": "privacy_password",
          "then": true
        },
        "disabled": {
          "$": "disabled",
          "map": {
            "0": "$absent",
            "1": true
          }
        },
        "privacy": {
          "$": "privacy",
          "map": {
            "0": "PUBLIC",
            "1": "PRIVATE",
            "2": "PASSWORD"
          }
        },
        "expirationUri": {
          "$": "expiration_url",
          "unset": "$absent"
        },
        "expireTime": {
          "$": "expires_at",
          "time": "rfc3339",
          "unset": "$absent"
        },
        "expirationDate": {
          "$": "expiration_date",
          "unset": "$absent"
        },
        "expirationTimeOfDay": {
          "$": "expiration_time",
          "unset": "$absent"
        },
        "expirationClicks": {
          "$": "expiration_clicks",
          "as": "text",
          "unset": "$absent"
        },
        "targetType": {
          "$": "target_type",
          "map": {
            "0": "NONE",
            "1": "GEOGRAPHIC",
            "2": "PLATFORM",
            "3": "LANGUAGE",
            "4": "ROTATION"
          },
          "unset": "TARGET_TYPE_UNSPECIFIED"
        },
        "countryTargets": {
          "$map": "country",
          "key": "$key",
          "item": "$value",
          "empty": "$absent"
        },
        "platformTargets": {
          "$map": "platform",
          "key": "$key",
          "item": "$value",
          "empty": "$absent"
        },
        "languageTargets": {
          "$map": "language",
          "key": "$key",
          "item": "$value",
          "empty": "$absent"
        },
        "rotationTargets": {
          "$list": "rotation",
          "item": "$value",
          "empty": "$absent"
        },
        "clickCount": {
          "$": "clicks",
          "as": "text"
        },
        "state": {
          "$": "status",
          "map": {
            "1": "ACTIVE",
            "2": "EXPIRED",
            "3": "DISABLED"
          }
        },
        "createTime": {
          "$": "created_at",
          "time": "rfc3339"
        },
        "updateTime": {
          "$": "updated_at",
          "time": "rfc3339"
        }
      },
      "pixel": {
        "name": "pixels/{id}",
        "displayName": "$name",
        "type": "$type",
        "value": "$value",
        "createTime": {
          "$": "created_at",
          "time": "rfc3339"
        },
        "updateTime": {
          "$": "updated_at",
          "time": "rfc3339"
        }
      },
      "record": {
        "body": "$record"
      },
      "links": {
        "list": {
          "body": {
            "links": "$records",
            "nextPageToken": {
              "$": "cursor",
              "unset": "$absent"
            },
            "totalSize": "$total"
          }
        }
      },
      "pixels": {
        "list": {
          "body": {
            "pixels": "$records",
            "nextPageToken": {
              "$": "cursor",
              "unset": "$absent"
            },
            "totalSize": "$total"
          }
        }
      },
      "deleted": {
        "body": {}
      },
      "errors": {
        "error": {
          "body": {
            "error": {
              "code": "$status",
              "message": "$message",
              "status": {
                "$": "code",
                "map": {
                  "bad_request": "INVALID_ARGUMENT",
                  "unauthorized": "UNAUTHENTICATED",
                  "forbidden": "PERMISSION_DENIED",
                  "not_found": "NOT_FOUND",
                  "method_not_allowed": "UNIMPLEMENTED",
                  "conflict": "ALREADY_EXISTS",
                  "content_too_large": "INVALID_ARGUMENT",
                  "unsupported_media_type": "INVALID_ARGUMENT",
                  "too_many_requests": "RESOURCE_EXHAUSTED",
                  "internal_error": "INTERNAL",
                  "unavailable": "UNAVAILABLE"
                }
              }
            }
          }
        },
        "invalid": {
          "status": 400,
          "body": {
            "error": {
              "code": "$status",
              "message": "$message",
              "status": "INVALID_ARGUMENT",
              "details": [
                {
                  "@type": "type.googleapis.com/google.rpc.BadRequest",
                  "fieldViolations": {
                    "$list": "issues",
                    "item": {
                      "field": "$field",
                      "description": "$message"
                    }
                  }
                }
              ]
            }
          }
        },
        "conflict": {
          "status": 409
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "pageToken",
        "counts": "cursor"
      },
      "list.page-invalid": 400,
      "list.unknown-value": 400,
      "errors.fields": {
        "links.alias.unique": false
      },
      "links.privacy.password": 400,
      "links.target-type.undocumented": 400,
      "links.expiration.time-only": 400,
      "references.unknown": 400,
      "input.list-row-incomplete": 400,
      "update.patch": "as-put"
    }
  },
  "bare": {
    "name": "bare",
    "shapes": {
      "link": {
        "id": "$id",
        "url": "$url",
        "alias": "$alias",
        "short_url": "$short_url",
        "title": "$title",
        "domain": {
          "id": "$domain_id",
          "name": "$domain"
        },
        "space": {
          "$if": "space_id",
          "then": {
            "id": "$space_id",
            "name": "$space"
          },
          "else": null
        },
        "pixel_ids": "$pixel_ids",
        "password": {
          "$set": "password"
        },
        "privacy_password": {
          "$set": "privacy_password"
        },
        "disabled": {
          "$": "disabled",
          "as": "boolean"
        },
        "privacy": {
          "$": "privacy",
          "map": {
            "0": "public",
            "1": "private",
            "2": "password"
          }
        },
        "expiration_url": "$expiration_url",
        "expiration_date": "$expiration_date",
        "expiration_time": "$expiration_time",
        "expiration_clicks": "$expiration_clicks",
        "target_type": {
          "$": "target_type",
          "map": {
            "0": "none",
            "1": "geographic",
            "2": "platform",
            "3": "language",
            "4": "rotation"
          }
        },
        "country": {
          "$map": "country",
          "key": "$key",
          "item": "$value"
        },
        "platform": {
          "$map": "platform",
          "key": "$key",
          "item": "$value"
        },
        "language": {
          "$map": "language",
          "key": "$key",
          "item": "$value"
        },
        "rotation": {
          "$list": "rotation",
          "item": "$value"
        },
        "clicks": "$clicks",
        "status": {
          "$": "status",
          "map": {
            "1": "active",
            "2": "expired",
            "3": "disabled"
          }
        },
        "created_at": {
          "$": "created_at",
          "time": "rfc3339"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339"
        }
      },
      "pixel": {
        "id": "$id",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339"
        }
      },
      "record": {
        "body": "$record"
      },
      "list": {
        "headers": {
          "Link": [
            "<{prev}>; rel=\"prev\"",
            "<{next}>; rel=\"next\"",
            "<{last}>; rel=\"last\"",
            "<{first}>; rel=\"first\""
          ],
          "X-Total-Count": "$total"
        },
        "body": "$records"
      },
      "created": {
        "status": 201,
        "headers": {
          "Location": "$address"
        }
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "body": {
            "message": "$message"
          }
        },
        "invalid": {
          "status": 422,
          "body": {
            "message": "$message",
            "errors": {
              "$list": "issues",
              "item": {
                "field": "$field",
                "message": "$message"
              }
            }
          }
        },
        "conflict": {
          "status": 409,
          "body": {
            "message": "$message"
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page",
        "counts": "pages",
        "first": 1
      },
      "list.page-invalid": "first-page",
      "update.patch": "as-put"
    }
  },
  "drf": {
    "name": "drf",
    "shapes": {
      "link": {
        "id": "$id",
        "url": "$url",
        "alias": "$alias",
        "short_url": "$short_url",
        "title": "$title",
        "domain": "$domain_id",
        "space": "$space_id",
        "pixels": "$pixel_ids",
        "has_password": {
          "$set": "password"
        },
        "has_privacy_password": {
          "$set": "privacy_password"
        },
        "disabled": {
          "$": "disabled",
          "as": "boolean"
        },
        "privacy": "$privacy",
        "expiration_url": "$expiration_url",
        "expiration_date": "$expiration_date",
        "expiration_time": {
          "$text": "{expiration_time}:00"
        },
        "expiration_clicks": "$expiration_clicks",
        "target_type": "$target_type",
        "country": "$country",
        "platform": "$platform",
        "language": "$language",
        "rotation": "$rotation",
        "clicks": "$clicks",
        "status": "$status",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "pixel": {
        "id": "$id",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "record": {
        "headers": {
          "Allow": "GET, PUT, PATCH, DELETE, HEAD, OPTIONS"
        },
        "body": "$record"
      },
      "list": {
        "headers": {
          "Allow": "GET, POST, HEAD, OPTIONS"
        },
        "body": {
          "count": "$total",
          "next": "$next",
          "previous": {
            "$if": {
              "prev_page": 1
            },
            "then": "$start",
            "else": "$prev"
          },
          "results": "$records"
        }
      },
      "created": {
        "status": 201,
        "headers": {
          "Allow": "GET, POST, HEAD, OPTIONS"
        }
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "headers": {
            "Allow": {
              "$if": "path_id",
              "then": "GET, PUT, PATCH, DELETE, HEAD, OPTIONS",
              "else": "GET, POST, HEAD, OPTIONS"
            }
          },
          "body": {
            "detail": "$message"
          }
        },
        "unauthenticated": {
          "body": {
            "detail": "Authentication credentials were not provided."
          }
        },
        "wrong_key": {
          "body": {
            "detail": "Invalid token."
          }
        },
        "not_found": {
          "body": {
            "detail": "Not found."
          }
        },
        "method": {
          "body": {
            "detail": "Method \"{method}\" not allowed."
          }
        },
        "invalid": {
          "status": 400,
          "body": {
            "$map": "fields",
            "key": "$field_root",
            "item": "$messages"
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page",
        "counts": "pages",
        "first": 1
      },
      "list.page-invalid": 404,
      "list.page-beyond-last": 404,
      "list.unknown-value": "ignored",
      "errors.fields": {
        "list.page-invalid": false,
        "list.page-beyond-last": false
      },
      "links.alias.unique": {
        "scope": "domain",
        "status": 400
      },
      "references.unknown": 400,
      "links.privacy.password": 400,
      "links.target-type.undocumented": 400,
      "links.expiration.time-only": 400,
      "input.list-row-incomplete": 400,
      "update.patch": "as-put",
      "http.trailing-slash": "same"
    }
  },
  "hal": {
    "name": "hal",
    "shapes": {
      "link": {
        "id": "$id",
        "url": "$url",
        "alias": "$alias",
        "shortUrl": "$short_url",
        "title": "$title",
        "domainId": "$domain_id",
        "spaceId": "$space_id",
        "passwordSet": {
          "$set": "password"
        },
        "privacyPasswordSet": {
          "$set": "privacy_password"
        },
        "disabled": {
          "$": "disabled",
          "as": "boolean"
        },
        "privacy": {
          "$": "privacy",
          "map": {
            "0": "public",
            "1": "private",
            "2": "password"
          }
        },
        "expirationUrl": "$expiration_url",
        "expirationDate": "$expiration_date",
        "expirationTime": "$expiration_time",
        "expirationClicks": "$expiration_clicks",
        "targetType": {
          "$": "target_type",
          "map": {
            "0": "none",
            "1": "geographic",
            "2": "platform",
            "3": "language",
            "4": "rotation"
          }
        },
        "country": "$country",
        "platform": "$platform",
        "language": "$language",
        "rotation": {
          "$list": "rotation",
          "item": "$value"
        },
        "clicks": "$clicks",
        "status": {
          "$": "status",
          "map": {
            "1": "active",
            "2": "expired",
            "3": "disabled"
          }
        },
        "createdAt": {
          "$": "created_at",
          "time": "rfc3339-milliseconds"
        },
        "updatedAt": {
          "$": "updated_at",
          "time": "rfc3339-milliseconds"
        },
        "_links": {
          "self": {
            "href": "/api/v1/links/{id}"
          },
          "pixels": {
            "$list": "pixel_ids",
            "item": {
              "href": "/api/v1/pixels/{id}"
            }
          }
        }
      },
      "pixel": {
        "id": "$id",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "createdAt": {
          "$": "created_at",
          "time": "rfc3339-milliseconds"
        },
        "updatedAt": {
          "$": "updated_at",
          "time": "rfc3339-milliseconds"
        },
        "_links": {
          "self": {
            "href": "/api/v1/pixels/{id}"
          }
        }
      },
      "record": {
        "type": "application/hal+json",
        "body": "$record"
      },
      "links": {
        "list": {
          "type": "application/hal+json",
          "body": {
            "_links": {
              "self": {
                "href": "$self_path"
              },
              "first": {
                "href": "$first_path"
              },
              "last": {
                "href": "$last_path"
              },
              "prev": {
                "$if": {
                  "has_previous": true
                },
                "then": {
                  "href": "$prev_path"
                }
              },
              "next": {
                "$if": {
                  "has_more": true
                },
                "then": {
                  "href": "$next_path"
                }
              }
            },
            "_embedded": {
              "links": "$records"
            },
            "page": {
              "size": "$per_page",
              "totalElements": "$total",
              "totalPages": "$last_page",
              "number": "$page_index"
            }
          }
        }
      },
      "pixels": {
        "list": {
          "type": "application/hal+json",
          "body": {
            "_links": {
              "self": {
                "href": "$self_path"
              },
              "first": {
                "href": "$first_path"
              },
              "last": {
                "href": "$last_path"
              },
              "prev": {
                "$if": {
                  "has_previous": true
                },
                "then": {
                  "href": "$prev_path"
                }
              },
              "next": {
                "$if": {
                  "has_more": true
                },
                "then": {
                  "href": "$next_path"
                }
              }
            },
            "_embedded": {
              "pixels": "$records"
            },
            "page": {
              "size": "$per_page",
              "totalElements": "$total",
              "totalPages": "$last_page",
              "number": "$page_index"
            }
          }
        }
      },
      "created": {
        "status": 201,
        "headers": {
          "Location": "$address"
        }
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "type": "application/problem+json",
          "body": {
            "type": "about:blank",
            "title": "$title",
            "status": "$status",
            "detail": "$message"
          }
        },
        "invalid": {
          "status": 422,
          "body": {
            "type": "about:blank",
            "title": "$title",
            "status": "$status",
            "detail": "$message",
            "errors": {
              "$list": "issues",
              "item": {
                "detail": "$message",
                "pointer": "#{field_pointer}"
              }
            }
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page",
        "counts": "pages",
        "first": 0
      }
    }
  },
  "json-api": {
    "name": "json-api",
    "shapes": {
      "link": {
        "type": "links",
        "id": {
          "$": "id",
          "as": "text"
        },
        "attributes": {
          "url": "$url",
          "alias": "$alias",
          "shortUrl": "$short_url",
          "title": "$title",
          "password": {
            "$set": "password"
          },
          "privacyPassword": {
            "$set": "privacy_password"
          },
          "disabled": {
            "$": "disabled",
            "as": "boolean"
          },
          "privacy": {
            "$": "privacy",
            "map": {
              "0": "public",
              "1": "private",
              "2": "password"
            }
          },
          "expirationUrl": "$expiration_url",
          "expirationDate": "$expiration_date",
          "expirationTime": "$expiration_time",
          "expirationClicks": "$expiration_clicks",
          "targetType": {
            "$": "target_type",
            "map": {
              "0": "none",
              "1": "geographic",
              "2": "platform",
              "3": "language",
              "4": "rotation"
            }
          },
          "country": "$country",
          "platform": "$platform",
          "language": "$language",
          "rotation": {
            "$list": "rotation",
            "item": "$value"
          },
          "clicks": "$clicks",
          "status": {
            "$": "status",
            "map": {
              "1": "active",
              "2": "expired",
              "3": "disabled"
            }
          },
          "createdAt": {
            "$": "created_at",
            "time": "rfc3339"
          },
          "updatedAt": {
            "$": "updated_at",
            "time": "rfc3339"
          }
        },
        "relationships": {
          "domain": {
            "data": {
              "type": "domains",
              "id": {
                "$": "domain_id",
                "as": "text"
              }
            }
          },
          "space": {
            "data": {
              "$if": "space_id",
              "then": {
                "type": "spaces",
                "id": {
                  "$": "space_id",
                  "as": "text"
                }
              },
              "else": null
            }
          },
          "pixels": {
            "data": {
              "$list": "pixel_ids",
              "item": {
                "type": "pixels",
                "id": {
                  "$": "id",
                  "as": "text"
                }
              }
            }
          }
        },
        "links": {
          "self": "/api/v1/links/{id}"
        }
      },
      "pixel": {
        "type": "pixels",
        "id": {
          "$": "id",
          "as": "text"
        },
        "attributes": {
          "name": "$name",
          "type": "$type",
          "value": "$value",
          "createdAt": {
            "$": "created_at",
            "time": "rfc3339"
          },
          "updatedAt": {
            "$": "updated_at",
            "time": "rfc3339"
          }
        },
        "links": {
          "self": "/api/v1/pixels/{id}"
        }
      },
      "record": {
        "type": "application/vnd.api+json",
        "body": {
          "jsonapi": {
            "version": "1.1"
          },
          "data": "$record",
          "links": {
            "self": "$address"
          }
        }
      },
      "list": {
        "type": "application/vnd.api+json",
        "body": {
          "jsonapi": {
            "version": "1.1"
          },
          "data": "$records",
          "links": {
            "self": "$self",
            "first": "$first",
            "last": "$last",
            "prev": "$prev",
            "next": "$next"
          },
          "meta": {
            "page": {
              "number": "$page",
              "size": "$per_page",
              "total": "$last_page"
            },
            "total": "$total"
          }
        }
      },
      "created": {
        "status": 201,
        "headers": {
          "Location": "$address"
        }
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "type": "application/vnd.api+json",
          "body": {
            "errors": [
              {
                "status": {
                  "$": "status",
                  "as": "text"
                },
                "code": "$code",
                "title": "$title",
                "detail": "$message"
              }
            ]
          }
        },
        "invalid": {
          "status": 422,
          "body": {
            "errors": {
              "$list": "issues",
              "item": {
                "status": "422",
                "title": "Invalid Attribute",
                "detail": "$message",
                "source": {
                  "pointer": "/data/attributes{field_pointer}"
                }
              }
            }
          }
        },
        "conflict": {
          "status": 409,
          "body": {
            "errors": [
              {
                "status": "409",
                "title": "Conflict",
                "detail": "$message"
              }
            ]
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page[number]",
        "counts": "pages",
        "first": 1
      },
      "list.page-invalid": 400,
      "list.unknown-value": 400,
      "list.unknown-parameter": 400,
      "errors.fields": {
        "list.page-invalid": false,
        "list.unknown-value": false,
        "list.unknown-filter-id": false
      },
      "update.patch": "as-put",
      "ids.type": "digits"
    }
  },
  "laravel-bare": {
    "name": "laravel-bare",
    "shapes": {
      "link": {
        "id": "$id",
        "url": "$url",
        "alias": "$alias",
        "title": "$title",
        "domain_id": "$domain_id",
        "space_id": "$space_id",
        "pixels": {
          "$list": "pixel_ids",
          "item": {
            "id": "$id",
            "name": "$name",
            "type": "$type",
            "value": "$value"
          }
        },
        "has_password": {
          "$set": "password"
        },
        "has_privacy_password": {
          "$set": "privacy_password"
        },
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
        "clicks": "$clicks",
        "status": "$status",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "pixel": {
        "id": "$id",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "record": {
        "body": "$record"
      },
      "list": {
        "body": {
          "current_page": "$page",
          "data": "$records",
          "first_page_url": "$first",
          "from": "$from",
          "last_page": "$last_page",
          "last_page_url": "$last",
          "links": "$pages",
          "next_page_url": "$next",
          "path": "$address",
          "per_page": "$per_page",
          "prev_page_url": "$prev",
          "to": "$to",
          "total": "$total"
        }
      },
      "created": {
        "status": 201
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "body": {
            "message": "$message"
          }
        },
        "unauthenticated": {
          "body": {
            "message": "Unauthenticated."
          }
        },
        "too_large": {
          "body": {
            "message": ""
          }
        },
        "rate_limited": {
          "body": {
            "message": "Too Many Attempts."
          }
        },
        "failed": {
          "body": {
            "message": "Server Error"
          }
        },
        "invalid": {
          "status": 422,
          "body": {
            "message": "$message",
            "errors": {
              "$map": "fields",
              "key": "$field",
              "item": "$messages"
            }
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page",
        "counts": "pages",
        "first": 1
      },
      "list.page-invalid": "first-page",
      "list.page-beyond-last": "empty",
      "auth.challenge": "none",
      "http.accept": "json"
    }
  },
  "laravel": {
    "name": "laravel",
    "shapes": {
      "link": {
        "id": "$id",
        "url": "$url",
        "alias": "$alias",
        "short_url": "$short_url",
        "title": "$title",
        "domain_id": "$domain_id",
        "space_id": "$space_id",
        "pixel_ids": "$pixel_ids",
        "has_password": {
          "$set": "password"
        },
        "has_privacy_password": {
          "$set": "privacy_password"
        },
        "disabled": {
          "$": "disabled",
          "as": "boolean"
        },
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
        "clicks": "$clicks",
        "status": "$status",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "pixel": {
        "id": "$id",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "created_at": {
          "$": "created_at",
          "time": "rfc3339-microseconds"
        },
        "updated_at": {
          "$": "updated_at",
          "time": "rfc3339-microseconds"
        }
      },
      "record": {
        "body": {
          "data": "$record"
        }
      },
      "list": {
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
          }
        }
      },
      "created": {
        "status": 201
      },
      "deleted": {
        "status": 204
      },
      "errors": {
        "error": {
          "body": {
            "message": "$message"
          }
        },
        "unauthenticated": {
          "body": {
            "message": "Unauthenticated."
          }
        },
        "too_large": {
          "body": {
            "message": ""
          }
        },
        "rate_limited": {
          "body": {
            "message": "Too Many Attempts."
          }
        },
        "failed": {
          "body": {
            "message": "Server Error"
          }
        },
        "invalid": {
          "status": 422,
          "body": {
            "message": "$message",
            "errors": {
              "$map": "fields",
              "key": "$field",
              "item": "$messages"
            }
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "page",
        "counts": "pages",
        "first": 1
      },
      "list.page-invalid": "first-page",
      "list.page-beyond-last": "empty",
      "auth.challenge": "none",
      "http.accept": "json"
    }
  },
  "stripe": {
    "name": "stripe",
    "shapes": {
      "ids": {
        "links": "lnk_{opaque}",
        "pixels": "px_{opaque}"
      },
      "link": {
        "id": "$id",
        "object": "link",
        "url": "$url",
        "alias": "$alias",
        "short_url": "$short_url",
        "title": "$title",
        "domain": "$domain_id",
        "space": "$space_id",
        "pixels": "$pixel_ids",
        "password": {
          "$if": "password",
          "then": "********",
          "else": null
        },
        "privacy_password": {
          "$if": "privacy_password",
          "then": "********",
          "else": null
        },
        "active": {
          "$": "disabled",
          "as": "not"
        },
        "privacy": {
          "$": "privacy",
          "map": {
            "0": "public",
            "1": "private",
            "2": "password"
          }
        },
        "expiration": {
          "$if": [
            "expiration_date",
            "expiration_time",
            "expiration_url",
            "expiration_clicks"
          ],
          "then": {
            "url": "$expiration_url",
            "date": "$expiration_date",
            "time": "$expiration_time",
            "clicks": "$expiration_clicks"
          },
          "else": null
        },
        "targeting": {
          "type": {
            "$": "target_type",
            "map": {
              "0": "none",
              "1": "country",
              "2": "platform",
              "3": "language",
              "4": "rotation"
            }
          },
          "rules": "$all_targeting"
        },
        "clicks": "$clicks",
        "status": {
          "$": "status",
          "map": {
            "1": "active",
            "2": "expired",
            "3": "disabled"
          }
        },
        "created": {
          "$": "created_at",
          "time": "unix-seconds"
        },
        "updated": {
          "$": "updated_at",
          "time": "unix-seconds"
        }
      },
      "pixel": {
        "id": "$id",
        "object": "pixel",
        "name": "$name",
        "type": "$type",
        "value": "$value",
        "created": {
          "$": "created_at",
          "time": "unix-seconds"
        },
        "updated": {
          "$": "updated_at",
          "time": "unix-seconds"
        }
      },
      "record": {
        "headers": {
          "Request-Id": {
            "$any": "request-id"
          }
        },
        "body": "$record"
      },
      "list": {
        "headers": {
          "Request-Id": {
            "$any": "request-id"
          }
        },
        "body": {
          "object": "list",
          "url": "/api/v1/{collection}",
          "has_more": "$has_more",
          "data": "$records"
        }
      },
      "deleted": {
        "body": {
          "id": "$id",
          "object": "$object",
          "deleted": true
        }
      },
      "errors": {
        "error": {
          "headers": {
            "Request-Id": {
              "$any": "request-id"
            }
          },
          "body": {
            "error": {
              "type": "invalid_request_error",
              "message": "$message"
            }
          }
        },
        "unauthenticated": {
          "body": {
            "error": {
              "type": "authentication_error",
              "message": "$message"
            }
          }
        },
        "not_found": {
          "body": {
            "error": {
              "type": "invalid_request_error",
              "code": "resource_missing",
              "message": "$message",
              "param": "id"
            }
          }
        },
        "rate_limited": {
          "body": {
            "error": {
              "type": "invalid_request_error",
              "code": "rate_limit",
              "message": "$message"
            }
          }
        },
        "failed": {
          "body": {
            "error": {
              "type": "api_error",
              "message": "$message"
            }
          }
        },
        "unavailable": {
          "body": {
            "error": {
              "type": "api_error",
              "message": "$message"
            }
          }
        },
        "invalid": {
          "status": 400,
          "body": {
            "error": {
              "type": "invalid_request_error",
              "message": "$message",
              "param": "$field_brackets"
            }
          }
        }
      }
    },
    "answers": {
      "list.page-parameter": {
        "name": "starting_after",
        "counts": "ids"
      },
      "list.page-invalid": 400,
      "list.unknown-value": 400,
      "list.unknown-parameter": 400,
      "input.unknown-field": 400,
      "links.alias.unique": {
        "scope": "domain",
        "status": 400
      },
      "references.unknown": 400,
      "links.privacy.password": 400,
      "links.target-type.undocumented": 400,
      "links.expiration.time-only": 400,
      "input.list-row-incomplete": 400
    }
  }
}
