import type { RecordedExchange, RecordedRequest } from '../../generated/admin.ts'
import type { OperationId } from '../../generated/operations.ts'
import { settingOf } from '../../mock/answer-text.ts'
import { credentialsIn, hiddenFinding, hiderOf } from '../../mock/credentials.ts'
import type { LoggedRequest } from '../../mock/logged-request.ts'
import { type ShownSide, secretsIn, shownExchange } from '../../mock/shown-exchange.ts'
import { shownTarget } from '../../mock/shown-target.ts'
import { matchPath } from '../../operations/routes.ts'
import type { PlainRequest } from '../../wire/plain.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'

/** Returns a recorded request with headers and bodies, without secrets. */
export function recordedExchange(control: Control, id: number): RecordedExchange {
  const entry = control.log.get(id)
  if (entry === undefined) throw new AdminError(404, `The request ${id} is not recorded, or not any more.`)
  const account = control.accounts().find(({ number }) => number === entry.account)
  const values = account === undefined ? new Set<string>() : secretsIn(account.resources.store)
  const { request, response } = shownExchange(entry.answered, values)
  return { ...recorded(entry), request: sideOf(request), response: sideOf(response) }
}

/** Returns the text of a request in which `text` is searched. */
export function textOf(entry: LoggedRequest): string {
  const { request, response, findings, target } = entry.answered
  const reasons = [response.reason, ...findings].flatMap(reason => reason?.text ?? [])
  return hiderOfRequest(entry)([request.method, shownTarget(target), response.status, ...reasons].join(' '))
}

/** Returns a request as it is shown in lists. */
export function recorded(entry: LoggedRequest): RecordedRequest {
  const { id, at, account, answered } = entry
  const { request, response, target, findings, durationMs } = answered
  const { reason } = response
  const setting = reason && settingOf(reason)
  const hide = hiderOfRequest(entry)
  return {
    id,
    account: account ?? null,
    operationId: operationOf(request) ?? null,
    method: request.method,
    path: request.path === null ? null : hide(request.path),
    target: hide(shownTarget(target)),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
    at: new Date(at).toISOString(),
    reason:
      reason === undefined
        ? null
        : {
            text: hide(reason.text),
            ...(reason.question !== undefined && { question: reason.question }),
            ...(setting !== undefined && { try: setting }),
          },
    findings: findings.map(finding => hiddenFinding(finding, hide)),
  }
}

/** Returns a function that hides the credentials of a request in a text. */
export function hiderOfRequest({ answered: { headers } }: LoggedRequest): (text: string) => string {
  return hiderOf(credentialsIn(headers))
}

/** Returns the operation of a request. HEAD is that of GET. */
export function operationOf({ path, method }: PlainRequest): OperationId | undefined {
  return path === null ? undefined : matchPath(path)?.route.get(method === 'HEAD' ? 'GET' : method)
}

function sideOf({ headers, body }: ShownSide): RecordedExchange['request'] {
  const pairs = (list: ShownSide['headers']) => list.map(([name, value]): [string, string] => [name, value])
  const shown = { headers: pairs(headers) }
  if (body === undefined) return shown
  return 'fields' in body ? { ...shown, fields: pairs(body.fields) } : { ...shown, ...body }
}
