import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import { openProxy } from '../../tests/suite/support/proxy.ts'
import { bundledCommandLine } from '../../tests/support/command-process.ts'

const { folder, run } = bundledCommandLine()

describe('cleanup trusts no ledger', () => {
  const header = { kind: 'run', version: 2, run: 'slk-0a1b2c3d', baseUrl: '', time: '' }
  const create = { kind: 'create', n: 1, resource: 'links', marker: 'slk-0a1b2c3d-0001', time: '' }

  it.for([
    ['another host', 'http://elsewhere.example/api/v1', '7', /--allow-writes elsewhere\.example permits it/],
    ['a path trick', 'http://127.0.0.1:1/api/v1/../../admin', '7', /names a base URL that no run writes/],
    ['a name and a password', 'http://a:b@127.0.0.1:1/api/v1', '7', /must not contain a user name/],
  ] as const)('with %s: exit code 2, and no request', async ([, baseUrl, id, message]) => {
    const ledger = join(folder, 'edited.jsonl')
    const lines = [{ ...header, baseUrl }, create, { kind: 'created', n: 1, id }]
    writeFileSync(ledger, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    const { code, err } = await run(['cleanup', '--ledger', ledger], 'sk-verysecret-1234')
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })

  it.for([
    '1',
    '../pixels/1',
    '',
    '1,2',
    '*',
    '1/../2',
  ])('with the id %j of another record: that record is not changed', async id => {
    const server = await atlas.start()
    const before = JSON.stringify(server.records())
    const proxy = await openProxy(server.baseUrl)
    const ledger = join(folder, 'edited.jsonl')
    const foreign = id === '1' ? server.records().links[0]!.id : id
    const lines = [{ ...header, baseUrl: proxy.baseUrl }, create, { kind: 'created', n: 1, id: foreign }]
    writeFileSync(ledger, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    await run(['cleanup', '--ledger', ledger], server.apiKey)
    expect(proxy.passed.filter(({ method }) => method !== 'GET')).toEqual([])
    expect(JSON.stringify(server.records())).toBe(before)
    await proxy.close()
    await server.close()
  })
})
