import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort, startAt } from '../processes.mjs'

const document = fileURLToPath(new URL('../../spec/openapi.yaml', import.meta.url))

// It responds with the examples of the document.
/** @type {import('./index.mjs').Target} */
export const prism = {
  name: 'prism',
  packages: { '@stoplight/prism-cli': '5.14.2' },
  dialect: {
    get: id => ({ method: 'GET', path: `/links/${id}` }),
    page: page => ({ method: 'GET', path: `/links?page=${page}` }),
    update: (id, clicks) => ({ method: 'PUT', path: `/links/${id}`, form: `expiration_clicks=${clicks}` }),
    create: text => ({
      method: 'POST',
      path: '/links',
      form: `url=https://shop.example/${text}&domain_id=1&privacy=0`,
    }),
  },
  isStateless: true,
  async start(_, folder) {
    const port = await freePort()
    const cli = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
    const options = [
      'mock',
      document,
      '--port',
      String(port),
      '--host',
      '127.0.0.1',
      '--verboseLevel',
      'silent',
    ]
    return await startAt(port, [cli, ...options], '/links/1', folder)
  },
}
