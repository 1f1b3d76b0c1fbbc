import { strictAjv } from '../../spec/load.ts'
import { connectAdmin } from '../../src/admin/index.ts'
import document from '../../src/generated/admin.json' with { type: 'json' }
import { adminOperations } from '../../src/generated/admin-operations.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock, type Mock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import { scenarios } from '../../src/testing/scenarios.ts'

/** A response of the control plane that matches its document. */
export interface AdminResponse {
  status: number
  // The tests say what they expect of it.
  // biome-ignore lint/suspicious/noExplicitAny: any JSON
  json: any
}

/** A mock with its control plane, over HTTP or in the same process. */
export interface AdminRig {
  mock: Mock
  /** The base URL of the mock. */
  baseUrl: string
  /** Sends a request to the control plane: `call('GET /accounts/1')`. */
  call(request: string, body?: unknown): Promise<AdminResponse>
  /** Sends a request to the mock with an API key. */
  send(request: string, options?: { key?: string; form?: string }): Promise<number>
  close(): Promise<void>
}

const ajv = strictAjv({ coerceTypes: false })
  .addVocabulary([...Object.keys(document), 'discriminator'])
  .addSchema(document, 'admin')

/** Returns what is wrong with a response by the document of the control plane. */
function mistakesIn(method: string, path: string, status: number, json: unknown): string[] {
  const routes = Object.values(adminOperations).filter(known => known.method === method)
  const literal = routes.find(known => known.path === path)
  const route =
    literal ?? routes.find(known => new RegExp(`^${known.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))
  if (status >= 400) return errorsOf('#/components/schemas/Refusal', json)
  if (route === undefined) return [`${method} ${path} is not in the document`]
  if (status === 204) return json === undefined ? [] : ['a 204 has a body']
  const at = `/paths/${route.path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}`
  return errorsOf(`#${at}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`, json)
}

function errorsOf(pointer: string, json: unknown): string[] {
  const validate = ajv.getSchema(`admin${pointer}`)
  if (validate === undefined) return [`there is no ${pointer} in the document`]
  return validate(json) ? [] : [`${ajv.errorsText(validate.errors)} in ${JSON.stringify(json).slice(0, 500)}`]
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>

function rigOf(
  mock: Mock,
  baseUrl: string,
  admin: Fetch,
  service: Fetch,
  close: () => Promise<void>,
): AdminRig {
  return {
    mock,
    baseUrl,
    async call(request, body) {
      const [method = '', target = ''] = request.split(' ')
      const isText = typeof body === 'string'
      const response = await admin(target, {
        method,
        ...(body !== undefined && {
          body: isText ? body : JSON.stringify(body),
          headers: { 'content-type': isText ? 'application/yaml' : 'application/json' },
        }),
      })
      const text = await response.text()
      const json = text === '' ? undefined : JSON.parse(text)
      const path = target.split('?', 1)[0] ?? ''
      const mistakes = mistakesIn(method, path, response.status, json)
      if (mistakes.length > 0) throw new Error(`${request}: ${mistakes.join('; ')}`)
      return { status: response.status, json }
    },
    async send(request, { key = 'demo-key', form } = {}) {
      const [method = '', target = ''] = request.split(' ')
      const response = await service(target, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form !== undefined && { body: form }),
      })
      await response.text()
      return response.status
    },
    close,
  }
}

async function served(options: MockOptions): Promise<AdminRig> {
  const mock = createMock(options)
  const { baseUrl, adminUrl, close } = await serve(mock, { admin: { scenarios } })
  return rigOf(
    mock,
    baseUrl,
    (target, init) => fetch(adminUrl + target, init),
    (target, init) => fetch(baseUrl + target, init),
    close,
  )
}

async function inProcess(options: MockOptions): Promise<AdminRig> {
  const { createHandlers } = await import('../../src/hosts/msw/index.ts')
  const { setupServer } = await import('msw/node')
  const mock = createMock(options)
  const { fetch: admin, disconnect } = connectAdmin(mock, { scenarios })
  const baseUrl = 'https://links.example/api/v1'
  const server = setupServer(...createHandlers(mock, { baseUrl, onFinding: 'ignore' }))
  server.listen({ onUnhandledRequest: 'bypass' })
  return rigOf(
    mock,
    baseUrl,
    (target, init) => admin(new Request(`https://page.example/__admin${target}`, init)),
    (target, init) => fetch(baseUrl + target, init),
    async () => {
      disconnect()
      server.close()
    },
  )
}

async function withoutNetwork(options: MockOptions): Promise<AdminRig> {
  const mock = createMock(options)
  const { fetch: admin, disconnect } = connectAdmin(mock, { scenarios })
  return rigOf(
    mock,
    'https://page.example/api/v1',
    (target, init) => admin(new Request(`https://page.example/__admin${target}`, init)),
    (target, init) => mock.fetch(new Request(`https://page.example/api/v1${target}`, init)),
    async () => disconnect(),
  )
}

/** The ways to the control plane: everything holds for each. */
export const ways = [
  { way: 'over HTTP', open: served },
  { way: 'in the page of an MSW worker', open: inProcess },
  { way: 'without a network', open: withoutNetwork },
]
