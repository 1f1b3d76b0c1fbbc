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
}

export const adminOperations: Record<AdminOperationId, AdminOperation> = {
  "getHealth": {
    "method": "GET",
    "path": "/health",
    "integers": [],
    "defaults": {}
  },
  "getDocument": {
    "method": "GET",
    "path": "/openapi.json",
    "integers": [],
    "defaults": {}
  },
  "getDialect": {
    "method": "GET",
    "path": "/dialect",
    "integers": [],
    "defaults": {}
  },
  "listScenarios": {
    "method": "GET",
    "path": "/scenarios",
    "integers": [],
    "defaults": {}
  },
  "listAccounts": {
    "method": "GET",
    "path": "/accounts",
    "integers": [],
    "defaults": {}
  },
  "openAccount": {
    "method": "POST",
    "path": "/accounts",
    "integers": [],
    "defaults": {}
  },
  "getAccount": {
    "method": "GET",
    "path": "/accounts/{account}",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "closeAccount": {
    "method": "DELETE",
    "path": "/accounts/{account}",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "resetAccount": {
    "method": "POST",
    "path": "/accounts/{account}/reset",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "readState": {
    "method": "GET",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "replaceState": {
    "method": "PUT",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "patchState": {
    "method": "PATCH",
    "path": "/accounts/{account}/state",
    "integers": [
      "account"
    ],
    "defaults": {}
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
    }
  },
  "addClicks": {
    "method": "POST",
    "path": "/accounts/{account}/links/{id}/clicks",
    "integers": [
      "account",
      "id"
    ],
    "defaults": {}
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
    }
  },
  "getClock": {
    "method": "GET",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "resetClock": {
    "method": "DELETE",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {}
  },
  "changeClock": {
    "method": "PATCH",
    "path": "/accounts/{account}/clock",
    "integers": [
      "account"
    ],
    "defaults": {}
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
    }
  },
  "clearRequests": {
    "method": "DELETE",
    "path": "/requests",
    "integers": [],
    "defaults": {}
  },
  "countRequests": {
    "method": "GET",
    "path": "/requests/count",
    "integers": [
      "account",
      "status"
    ],
    "defaults": {}
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
    }
  },
  "getRequest": {
    "method": "GET",
    "path": "/requests/{id}",
    "integers": [
      "id"
    ],
    "defaults": {}
  },
  "listFaults": {
    "method": "GET",
    "path": "/faults",
    "integers": [],
    "defaults": {}
  },
  "addFaults": {
    "method": "POST",
    "path": "/faults",
    "integers": [],
    "defaults": {}
  },
  "clearFaults": {
    "method": "DELETE",
    "path": "/faults",
    "integers": [],
    "defaults": {}
  },
  "withdrawFault": {
    "method": "DELETE",
    "path": "/faults/{id}",
    "integers": [
      "id"
    ],
    "defaults": {}
  },
  "listFindings": {
    "method": "GET",
    "path": "/findings",
    "integers": [
      "account"
    ],
    "defaults": {}
  }
}
