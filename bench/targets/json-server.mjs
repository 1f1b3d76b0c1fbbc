import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startAt } from '../processes.mjs'
import { records, rest } from './records.mjs'

// It writes its whole file after each change.
/** @type {import('./index.mjs').Target} */
export const jsonServer = {
  name: 'json-server',
  packages: { 'json-server': '1.0.0-beta.3' },
  dialect: rest('/links'),
  isStateless: false,
  async start(size, folder) {
    const links = records(size).map(link => ({ ...link, id: String(link.id) }))
    const file = join(folder, `db-${size}.json`)
    writeFileSync(file, JSON.stringify({ links }))
    const port = await freePort()
    const cli = join(folder, 'node_modules/json-server/lib/bin.js')
    return await startAt(port, [cli, file, '--port', String(port), '--host', '127.0.0.1'], '/links/1', folder)
  },
}
