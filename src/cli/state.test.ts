import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, type Serving, serve } from '../../tests/support/command-line.ts'

const { folder } = buildCommandLine()
let count = 0
const newFile = () => join(folder(), `state-${++count}.json`)

function send({ baseUrl }: Serving, method: string, path: string, body?: string, key = 'demo-key') {
  return fetch(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(body !== undefined && { body }),
  })
}

async function listed(served: Serving, key?: string): Promise<unknown> {
  const response = await send(served, 'GET', '/links?per_page=100', undefined, key)
  return (await response.json()).data
}

async function stopped(served: Serving, signal: NodeJS.Signals = 'SIGTERM') {
  served.child.kill(signal)
  expect(await served.ended).toEqual({ code: 0, signal: null })
}

describe('serve --state', () => {
  it('stores each change before its response, and loads it again', async () => {
    const file = newFile()
    const first = await serve('--state', file, '--log', 'none')
    expect(first.out).toContain(`State     ${file}`)
    expect((await send(first, 'GET', '/links')).status).toBe(200)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    const created = await send(first, 'POST', '/links', 'url=https://shop.example/kept&alias=kept')
    expect(created.status).toBe(200)
    expect(await readFile(file, 'utf8')).toContain('"alias":"kept"')
    expect((await send(first, 'DELETE', '/links/1')).status).toBe(200)
    expect((await send(first, 'PUT', '/links/2', 'title=Changed')).status).toBe(200)
    expect((await send(first, 'POST', '/pixels', 'name=Kept&type=x&value=o1', 'other-key')).status).toBe(200)
    const before = [await listed(first), await listed(first, 'other-key')]
    const text = await readFile(file, 'utf8')
    first.child.kill('SIGKILL')
    await first.ended
    expect(await readFile(file, 'utf8')).toBe(text)

    const second = await serve('--state', file, '--log', 'none')
    expect([await listed(second), await listed(second, 'other-key')]).toEqual(before)
    const pixels = await send(second, 'GET', '/pixels?search=Kept', undefined, 'other-key')
    expect((await pixels.json()).data).toMatchObject([{ name: 'Kept' }])
    await stopped(second, 'SIGINT')
    expect(await readFile(file, 'utf8')).toBe(text)
    await expect(stat(`${file}.lock`)).rejects.toThrow('ENOENT')
    expect(text).not.toContain('other-key')
    expect(text).not.toContain('demo-key')

    const seeded = await serve('--seed', file, '--log', 'none')
    expect(await listed(seeded, 'any-key')).toEqual(before[0])
  })

  it('continues ids and generated aliases as if it had not been restarted', async () => {
    const [one, two] = [newFile(), newFile()]
    const fixed = ['--now', '2026-01-31T12:00Z', '--log', 'none']
    const create = async (served: Serving) =>
      (await send(served, 'POST', '/links', 'url=https://shop.example/')).text()
    const whole = await serve('--state', one, ...fixed)
    const expected = [await create(whole), await create(whole)]
    const first = await serve('--state', two, ...fixed)
    const start = await create(first)
    await stopped(first)
    const second = await serve('--state', two, ...fixed)
    expect([start, await create(second)]).toEqual(expected)
    expect(await readFile(two, 'utf8')).toHaveLength((await readFile(one, 'utf8')).length)
  })

  it('takes a seed file as the state of the example key', async () => {
    const file = newFile()
    await writeFile(file, '{"links": [{"url": "https://shop.example/only"}]}')
    const served = await serve('--state', file, '--log', 'none')
    expect(await listed(served)).toMatchObject([{ url: 'https://shop.example/only' }])
    expect(await listed(served, 'k')).toHaveLength(((await listed(await serve(), 'k')) as unknown[]).length)
  })

  it('stores many concurrent writes of several accounts together', async () => {
    const file = newFile()
    const served = await serve('--state', file, '--log', 'none', '--seed', 'empty')
    const writes = Array.from({ length: 60 }, (_, index) =>
      send(served, 'POST', '/links', `url=https://shop.example/${index}`, `key-${index % 3}`),
    )
    const statuses = (await Promise.all(writes)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const urls = [...(await readFile(file, 'utf8')).matchAll(/shop\.example\/(\d+)"/g)].map(([, url]) => url)
    expect(new Set(urls).size).toBe(60)
  })
})

describe('serve --state refuses', () => {
  const refusal = async (...argv: string[]) => {
    const { code, err } = await runHere(['serve', '--port', '0', ...argv])
    expect(code).toBe(2)
    return err
  }

  it('a damaged file, with the place, and leaves it as it is', async () => {
    const file = newFile()
    const damaged = '{"links": [\n{"url": "https://shop.example/"},\n{"ur'
    await writeFile(file, damaged)
    expect(await refusal('--state', file)).toMatch(
      /Failed to read the state ".*": 3:\d+: expected YAML or JSON/,
    )
    expect(await readFile(file, 'utf8')).toBe(damaged)
    await expect(stat(`${file}.lock`)).rejects.toThrow('ENOENT')
  })

  it('a seed file with a mistake', async () => {
    const file = newFile()
    await writeFile(file, '{"links": [{"url": "shop"}]}')
    expect(await refusal('--state', file)).toContain('links[0].url: expected an absolute http or https URL')
  })

  it('a folder, and a file in a folder that does not exist', async () => {
    expect(await refusal('--state', folder())).toContain('it is a directory')
    expect(await refusal('--state', join(folder(), 'none', 'state.json'))).toContain(
      'its folder does not exist',
    )
  })

  it('a file that another server uses, but not one whose server was killed', async () => {
    const file = newFile()
    const first = await serve('--state', file)
    expect(await refusal('--state', file)).toContain(`the process ${first.child.pid} on `)
    first.child.kill('SIGKILL')
    await first.ended
    expect(JSON.parse(await readFile(`${file}.lock`, 'utf8'))).toMatchObject({ pid: first.child.pid })
    const second = await serve('--state', file)
    await stopped(second)
  })

  it('--watch', async () => {
    expect(await refusal('--state', newFile(), '--watch')).toContain('--watch does not go with --state')
  })
})

describe('a change that cannot be stored', () => {
  it('is refused and undone if another program has changed the file', async () => {
    const file = newFile()
    const served = await serve('--state', file)
    expect((await send(served, 'POST', '/links', 'url=https://shop.example/a&alias=one')).status).toBe(200)
    const before = await listed(served)
    const edited = (await readFile(file, 'utf8')).replace('"alias":"one"', '"alias":"two"')
    await writeFile(file, edited)
    const refused = await send(served, 'POST', '/links', 'url=https://shop.example/b')
    expect(refused.status).toBe(500)
    expect(await refused.text()).toContain('another program has changed the state file')
    expect(await listed(served)).toEqual(before)
    expect(served.err).toContain('another program has changed the state file')
    await stopped(served)
    expect(await readFile(file, 'utf8')).toBe(edited)
    const again = await serve('--state', file)
    expect(JSON.stringify(await listed(again))).toContain('two')
  })

  it('is refused and undone if the folder is gone, and stored once it is back', async () => {
    const place = join(folder(), 'place')
    await mkdir(place)
    const file = join(place, 'state.json')
    const served = await serve('--state', file)
    expect((await send(served, 'POST', '/links', 'url=https://shop.example/a')).status).toBe(200)
    await rename(place, `${place}-away`)
    const before = await listed(served)
    expect((await send(served, 'DELETE', '/links/1')).status).toBe(500)
    expect((await send(served, 'GET', '/links/1')).status).toBe(200)
    expect(await listed(served)).toEqual(before)
    await rename(`${place}-away`, place)
    expect((await send(served, 'DELETE', '/links/1')).status).toBe(200)
    await stopped(served)
    await rm(place, { recursive: true })
  })
})

describe('serve --watch', () => {
  const urls = async (served: Serving) =>
    ((await listed(served)) as { url: string }[]).map(({ url }) => new URL(url).pathname)

  it('reloads the seed file when it is saved, in any way, and reports an invalid one', async () => {
    const file = join(folder(), 'watched.yaml')
    await writeFile(file, 'links:\n  - url: https://shop.example/1\n')
    const served = await serve('--seed', file, '--watch')
    expect(await urls(served)).toEqual(['/1'])
    await writeFile(file, 'links:\n  - url: https://shop.example/22\n')
    await expect.poll(() => urls(served)).toEqual(['/22'])
    expect(served.out).toContain('Reloaded the seed')

    await send(served, 'POST', '/links', 'url=https://shop.example/own')
    await writeFile(file, 'links:\n  - url: 3\n')
    await expect.poll(() => served.err).toContain('links[0].url')
    expect(await urls(served)).toEqual(expect.arrayContaining(['/own', '/22']))

    await writeFile(`${file}.new`, 'links:\n  - url: https://shop.example/333\n')
    await rename(`${file}.new`, file)
    await expect.poll(() => urls(served)).toEqual(['/333'])
    await stopped(served)
  })

  it('needs a seed file', async () => {
    const { code, err } = await runHere(['serve', '--watch'])
    expect(code).toBe(2)
    expect(err).toContain('--watch needs a seed file')
  })
})
