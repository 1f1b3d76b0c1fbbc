// Generated from spec/ by `npm run generate`. Do not edit.
/** The operations of the control plane. */
export type AdminOperationId = 'getHealth' | 'getDocument' | 'getDialect' | 'listScenarios' | 'listAccounts' | 'openAccount' | 'getAccount' | 'closeAccount' | 'resetAccount' | 'readState' | 'replaceState' | 'patchState' | 'listRecordedLinks' | 'addClicks' | 'listRecordedPixels' | 'getClock' | 'resetClock' | 'changeClock' | 'searchRequests' | 'clearRequests' | 'countRequests' | 'waitForRequests' | 'getRequest' | 'listFaults' | 'addFaults' | 'clearFaults' | 'withdrawFault' | 'listFindings'

export interface AdminOperation {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path below `/__admin`, with `{account}` and `{id}`. */
  path: string
  /** The parameters that are whole numbers. */
  integers: readonly string[]
  /** The values of parameters that are left out. */
  defaults: Readonly<Record<string, string | number>>
  hasBody: boolean
}

export const adminOperations: Record<AdminOperationId, AdminOperation> = {
  "getHealth": {
    "method": "GET",
    "path": "/health",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "getDocument": {
    "method": "GET",
    "path": "/openapi.json",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "getDialect": {
    "method": "GET",
    "path": "/dialect",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "listScenarios": {
    "method": "GET",
    "path": "/scenarios",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "listAccounts": {
    "method": "GET",
    "path": "/accounts",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "openAccount": {
    "method": "POST",
    "path": "/accounts",
    "integers": [],
    "defaults": {},
    "hasBody": true
  },
  "getAccount": {
    "method": "GET",
    "path": "/accounts/{account}",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  },
  "closeAccount": {
    "method": "DELETE",
    "path": "/accounts/{account}",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  },
  "resetAccount": {
    "method": "POST",
    "path": "/accounts/{account}/reset",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": true
  },
  "readState": {
    "method": "GET",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  },
  "replaceState": {
    "method": "PUT",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": true
  },
  "patchState": {
    "method": "PATCH",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": true
  },
  "listRecordedLinks": {
    "method": "GET",
    "path": "/accounts/{account}/links",
    "integers": [
      "account",
      "status",
      "offset",
      "limit"
    ],
    "defaults": {
      "search_by": "title",
      "status": 0,
      "sort_by": "id",
      "sort": "desc",
      "offset": 0,
      "limit": 100
    },
    "hasBody": false
  },
  "addClicks": {
    "method": "POST",
    "path": "/accounts/{account}/links/{id}/clicks",
    "integers": [
      "account",
      "id"
    ],
    "defaults": {},
    "hasBody": true
  },
  "listRecordedPixels": {
    "method": "GET",
    "path": "/accounts/{account}/pixels",
    "integers": [
      "account",
      "offset",
      "limit"
    ],
    "defaults": {
      "sort_by": "id",
      "sort": "desc",
      "offset": 0,
      "limit": 100
    },
    "hasBody": false
  },
  "getClock": {
    "method": "GET",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  },
  "resetClock": {
    "method": "DELETE",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  },
  "changeClock": {
    "method": "PATCH",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": true
  },
  "searchRequests": {
    "method": "GET",
    "path": "/requests",
    "integers": [
      "account",
      "status",
      "after",
      "limit"
    ],
    "defaults": {
      "limit": 100
    },
    "hasBody": false
  },
  "clearRequests": {
    "method": "DELETE",
    "path": "/requests",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "countRequests": {
    "method": "GET",
    "path": "/requests/count",
    "integers": [
      "account",
      "status"
    ],
    "defaults": {},
    "hasBody": false
  },
  "waitForRequests": {
    "method": "GET",
    "path": "/requests/wait",
    "integers": [
      "account",
      "status",
      "after",
      "count",
      "timeout"
    ],
    "defaults": {
      "count": 1,
      "timeout": 5000
    },
    "hasBody": false
  },
  "getRequest": {
    "method": "GET",
    "path": "/requests/{id}",
    "integers": [
      "id"
    ],
    "defaults": {},
    "hasBody": false
  },
  "listFaults": {
    "method": "GET",
    "path": "/faults",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "addFaults": {
    "method": "POST",
    "path": "/faults",
    "integers": [],
    "defaults": {},
    "hasBody": true
  },
  "clearFaults": {
    "method": "DELETE",
    "path": "/faults",
    "integers": [],
    "defaults": {},
    "hasBody": false
  },
  "withdrawFault": {
    "method": "DELETE",
    "path": "/faults/{id}",
    "integers": [
      "id"
    ],
    "defaults": {},
    "hasBody": false
  },
  "listFindings": {
    "method": "GET",
    "path": "/findings",
    "integers": [
      "account"
    ],
    "defaults": {},
    "hasBody": false
  }
}
