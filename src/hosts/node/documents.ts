import type { Dialect } from '../../dialect/dialect.ts'
import type { PlainResponse } from '../../wire/plain.ts'
import type { Outside } from './outside.ts'

/**
 * Returns a function that serves the OpenAPI document of a dialect, at `/openapi.yaml` and `/openapi.json`. A
 * document is created when it is first requested.
 */
export function contractDocuments(dialect: Dialect): Outside {
  const responses = new Map<string, Promise<PlainResponse>>()
  const builders: Record<string, () => Promise<PlainResponse>> = {
    '/openapi.json': async () => {
      const { contractIn } = await import('../../openapi/index.ts')
      return responseOf('application/json', JSON.stringify(contractIn(dialect), null, 2))
    },
    '/openapi.yaml': async () => {
      const [{ contractIn }, { stringify }] = await Promise.all([
        import('../../openapi/index.ts'),
        import('yaml'),
      ])
      return responseOf(
        'application/yaml',
        stringify(contractIn(dialect), { lineWidth: 0, aliasDuplicateObjects: false }),
      )
    },
  }
  return ({ method, path }) => {
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead || !Object.hasOwn(builders, path)) return undefined
    const response = responses.get(path) ?? builders[path]!()
    responses.set(path, response)
    return response
  }
}

function responseOf(type: string, body: string): PlainResponse {
  return { status: 200, headers: { 'content-type': type, 'access-control-allow-origin': '*' }, body }
}
