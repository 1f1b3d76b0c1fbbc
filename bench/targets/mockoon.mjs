import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startAt } from '../processes.mjs'
import { records } from './records.mjs'

/** An environment with one data bucket and the CRUD route on it. @param {number} size @param {number} port */
function environment(size, port) {
  const [bucket, route] = [randomUUID(), randomUUID()]
  const response = {
    uuid: randomUUID(),
    body: '{}',
    latency: 0,
    statusCode: 200,
    label: '',
    headers: [],
    bodyType: 'DATABUCKET',
    filePath: '',
    databucketID: 'link',
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  }
  return {
    uuid: randomUUID(),
    lastMigration: 33,
    name: 'bench',
    endpointPrefix: '',
    latency: 0,
    port,
    hostname: '127.0.0.1',
    folders: [],
    routes: [
      {
        uuid: route,
        type: 'crud',
        documentation: '',
        method: '',
        endpoint: 'links',
        responses: [response],
        responseMode: null,
        streamingMode: null,
        streamingInterval: 0,
      },
    ],
    rootChildren: [{ type: 'route', uuid: route }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: { enabled: false },
    cors: false,
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [
      { uuid: bucket, id: 'link', name: 'links', documentation: '', value: JSON.stringify(records(size)) },
    ],
    callbacks: [],
  }
}

/** @type {import('./index.mjs').Target} */
export const mockoon = {
  name: 'mockoon',
  packages: { '@mockoon/cli': '9.9.0' },
  dialect: {
    get: id => ({ method: 'GET', path: `/links/${id}` }),
    page: page => ({ method: 'GET', path: `/links?page=${page}&limit=25` }),
    update: (id, clicks) => ({ method: 'PATCH', path: `/links/${id}`, json: { expiration_clicks: clicks } }),
    create: text => ({ method: 'POST', path: '/links', json: { url: `https://shop.example/${text}` } }),
  },
  isStateless: false,
  async start(size, folder) {
    const port = await freePort()
    const file = join(folder, `environment-${size}.json`)
    writeFileSync(file, JSON.stringify(environment(size, port)))
    const cli = join(folder, 'node_modules/@mockoon/cli/bin/run.js')
    const options = ['start', '--data', file, '--disable-log-to-file', '--disable-admin-api']
    return await startAt(port, [cli, ...options], '/links/1', folder)
  },
}
