import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startAt } from '../processes.mjs'
import { records } from './records.mjs'

const script = `
import { readFileSync } from 'node:fs'
import { createServer } from '@mswjs/http-middleware'
import { factory, nullable, primaryKey } from '@mswjs/data'
const [, , port, file] = process.argv
const links = JSON.parse(readFileSync(file, 'utf8'))
const types = { number: Number, string: String, boolean: Boolean }
const definition = Object.fromEntries(
  Object.entries(links[0]).map(([name, value]) => [name, value === null ? nullable(Number) : types[typeof value]]),
)
const db = factory({ link: { ...definition, id: primaryKey(Number) } })
for (const link of links) db.link.create(link)
createServer(...db.link.toHandlers('rest', 'http://127.0.0.1:' + port)).listen(Number(port), '127.0.0.1')
`

/** @type {import('./index.mjs').Target} */
export const mswMiddleware = {
  name: '@mswjs/http-middleware and @mswjs/data',
  packages: { '@mswjs/http-middleware': '0.10.3', '@mswjs/data': '0.16.2', msw: '2.15.0' },
  dialect: {
    get: id => ({ method: 'GET', path: `/links/${id}` }),
    page: page => ({ method: 'GET', path: `/links?skip=${25 * (page - 1)}&take=25` }),
    update: (id, clicks) => ({ method: 'PUT', path: `/links/${id}`, json: { clicks } }),
  },
  isStateless: false,
  async start(size, folder) {
    const file = join(folder, `links-${size}.json`)
    writeFileSync(file, JSON.stringify(records(size)))
    writeFileSync(join(folder, 'server.js'), script)
    const port = await freePort()
    return await startAt(port, [join(folder, 'server.js'), String(port), file], '/links/1', folder)
  },
}
