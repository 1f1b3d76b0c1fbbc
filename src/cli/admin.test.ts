import { expect, it } from 'vitest'
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, Process, serve } from '../../tests/support/command-line.ts'

buildCommandLine()

const token = 'a-token-of-sixteen-or-more'

async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(address, { headers })).status
}

it('serve: the banner names the inspector, which is a page without other sources', async () => {
  const { out, port } = await serve()
  const address = /Inspector +(\S+)/.exec(out)?.[1] ?? ''
  expect(address).toBe(`http://127.0.0.1:${port}/`)
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  const sources = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = '']) => source)
  for (const source of sources.filter(known => !known.startsWith('data:'))) {
    expect(await statusOf(new URL(source, address).href)).toBe(200)
  }
})

it('serve: requests to the control plane are not logged', async () => {
  const served = await serve()
  await statusOf(`http://127.0.0.1:${served.port}/__admin/health`)
  await statusOf(`http://127.0.0.1:${served.port}/api/v1/links`, { authorization: 'Bearer demo-key' })
  await served.printed(/GET +\/api\/v1\/links/)
  expect(served.out).not.toContain('/__admin')
})

it('serve --no-admin: neither the control plane nor the inspector', async () => {
  const { out, port } = await serve('--no-admin')
  expect(out).not.toContain('Inspector')
  for (const path of ['/', '/__admin/health', '/__admin/ui/main.js']) {
    expect(await statusOf(`http://127.0.0.1:${port}${path}`, { accept: 'text/html' })).toBe(404)
  }
})

it.each([
  ['--admin-token', ['--admin-token', token], {}],
  ['SHORTLINK_ADMIN_TOKEN', [], { SHORTLINK_ADMIN_TOKEN: token }],
])('serve with %s: the control plane needs it, and the output does not show it', async (_, argv, env) => {
  const served = new Process(['serve', '--port', '0', ...argv], env)
  const [, address = ''] = await served.printed(/Inspector +(\S+)/)
  expect(await statusOf(`${address}__admin/accounts`)).toBe(401)
  expect(await statusOf(`${address}__admin/accounts`, { authorization: 'Bearer demo-key' })).toBe(401)
  expect(await statusOf(`${address}__admin/accounts`, { authorization: `Bearer ${token}` })).toBe(200)
  expect(await statusOf(`${address}__admin/health`)).toBe(200)
  expect(served.out + served.err).not.toContain(token)
})

it.each([
  [['--admin-token', 'short'], '--admin-token must be at least 16 visible ASCII characters without spaces'],
  [['--admin-token', token, '--no-admin'], '--admin-token does not go with --no-admin'],
  [['--admin-token', token, '--key', token], '--admin-token must differ from every --key'],
])('serve %j: a usage error', async (argv, message) => {
  const { code, err } = await runHere(['serve', '--port', '0', ...argv])
  expect(code).toBe(2)
  expect(err).toContain(message)
})
