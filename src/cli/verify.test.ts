import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import { openProxy } from '../../tests/suite/support/proxy.ts'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { bundledCommandLine, fewRequirements, leftOn } from '../../tests/support/command-process.ts'

const { folder, run } = bundledCommandLine()

it('a whole run writes reports without the key and leaves no records', async () => {
  const server = await atlas.start()
  const reports = ['junit', 'json', 'md', 'html'].map(kind => join(folder, 'reports', `r.${kind}`))
  const words = reports.map(file => `${file.split('.').at(-1)}=${file}`)
  const { code, out, err } = await run(
    ['verify', server.baseUrl, ...fewRequirements, '--report', ...words],
    server.apiKey,
  )
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('the server implements the contract')
  expect(leftOn(server)).toEqual([])
  expect(existsSync(join(folder, '.shortlink-kit'))).toBe(false)
  for (const file of reports) {
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(200)
    expect(readFileSync(file, 'utf8')).not.toContain(server.apiKey)
  }
  expect(out).not.toContain(server.apiKey)
  await server.close()
})

it('a wrong key: exit code 2, and the key is not in the output', async () => {
  const server = await atlas.start()
  const { code, out, err } = await run(['verify', server.baseUrl, ...fewRequirements], 'wrong-key-123')
  expect(code).toBe(2)
  expect(out).toContain('refuses the key')
  expect(out + err).not.toContain('wrong-key-123')
  await server.close()
})

describe('a failure of this machine is not a verdict on the server', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')

  it.for([
    [
      'the ledger in a folder that cannot be created',
      ['--ledger', '/proc/no/such/ledger.jsonl'],
      /ledger .*: E/,
    ],
    ['the ledger under a file', ['--ledger', join(file, 'ledger.jsonl')], /ledger .*: E/],
    ['the ledger in the place of a folder', ['--ledger', folder], /ledger .* exists/],
    [
      'a report in a folder that cannot be created',
      ['--report', 'html=/proc/no/such/r.html'],
      /report .*: E/,
    ],
    ['a report in the place of a folder', ['--report', `md=${folder}`], /report .*: EISDIR/],
  ] as const)('exits with 2 before the first request: %s', async ([, options, message]) => {
    const server = await atlas.start()
    const proxy = await openProxy(server.baseUrl)
    const { code, err } = await run(['verify', proxy.baseUrl, ...fewRequirements, ...options], server.apiKey)
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 })
    expect(err).toMatch(message)
    expect(proxy.passed).toEqual([])
    await proxy.close()
    await server.close()
  })

  it('exits with 3 if a report cannot be written at the end, and writes the others', async () => {
    const server = await atlas.start()
    const lost = join(folder, 'lost', 'r.json')
    const written = join(folder, 'other.md')
    const proxy = await openProxy(server.baseUrl, (_, index) => {
      if (index === 3) {
        rmSync(lost)
        mkdirSync(lost)
      }
      return 'pass'
    })
    const reports = ['--report', `json=${lost}`, '--report', `md=${written}`]
    const { code, err, out } = await run(
      ['verify', proxy.baseUrl, ...fewRequirements, ...reports],
      server.apiKey,
    )
    expect(code).toBe(3)
    expect(err).toBe(`Failed to write the report ${lost}: EISDIR\n`)
    expect(out).toContain('the server implements the contract')
    expect(readFileSync(written, 'utf8')).toContain('the server implements the contract')
    expect(leftOn(server)).toEqual([])
    await proxy.close()
    await server.close()
  })
})

it('a redirect is not followed: exit code 2, and one line with its Location', async () => {
  const server = await openTinyServer((_, response) =>
    response.writeHead(308, { location: 'https://elsewhere.example/api/v1/links' }).end(),
  )
  const { code, out, err } = await run(['verify', server.baseUrl], 'sk-verysecret-1234')
  expect({ code, err }).toEqual({ code: 2, err: '' })
  expect(out).toContain('308 with Location: https://elsewhere.example/api/v1/links')
  await server.close()
})
