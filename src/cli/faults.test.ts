import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, serve } from '../../tests/support/command-line.ts'

const { folder } = buildCommandLine()
const headers = { authorization: 'Bearer demo-key' }

describe('serve --fault', () => {
  it('sets rules, names them in the banner, and says in the log which rule a request met', async () => {
    const served = await serve('--fault', 'listLinks: 503 x1', '--fault', '*: drop nth 2')
    expect(served.out).toMatch(/Faults +listLinks: 503 x1\n +\*: drop nth 2\n/)
    const list = () => fetch(`${served.baseUrl}/links`, { headers }).then(({ status }) => status)
    expect(await list()).toBe(503)
    await expect(list()).rejects.toThrow(TypeError)
    expect(await list()).toBe(200)
    await served.printed(
      /503 GET .*injected fault: listLinks: 503 x1\n[\s\S]* 0 GET .*injected fault: \*: drop nth 2\n/,
    )
  })

  it('does not log the key of a rule', async () => {
    const served = await serve('--fault', 'listLinks: 503 key s3cret-key')
    const secret = { authorization: 'Bearer s3cret-key' }
    expect((await fetch(`${served.baseUrl}/links`, { headers: secret })).status).toBe(503)
    await served.printed(/injected fault: listLinks: 503 key \[redacted\]\n/)
    expect(served.out).not.toContain('s3cret')
  })

  it('takes the names of presets', async () => {
    const served = await serve('--fault', 'maintenance')
    const response = await fetch(`${served.baseUrl}/links`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('120')
  })

  it('stops at once, even if responses are delayed', async () => {
    const delay = 60_000
    const served = await serve('--fault', `*: delay ${delay}`)
    const response = fetch(`${served.baseUrl}/links`, { headers }).catch(() => 'no response')
    await new Promise(resolve => setTimeout(resolve, 100))
    const startedAt = performance.now()
    served.child.kill('SIGTERM')
    expect(await served.ended).toEqual({ code: 0, signal: null })
    expect(await response).toBe('no response')
    expect(performance.now() - startedAt).toBeLessThan(delay)
  })

  it('reads a file of rules', async () => {
    const file = join(folder(), 'faults.txt')
    await writeFile(file, '# Errors of an afternoon.\r\n\r\ngetLink: 404 x1\r\n  *: 429 retry-after 7\r\n')
    const served = await serve('--fault-file', file)
    const get = () => fetch(`${served.baseUrl}/links/1`, { headers })
    expect((await get()).status).toBe(404)
    const limited = await get()
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7'])
  })
})

describe('a fault that is none', () => {
  const refused: [argv: string[], message: string][] = [
    [['--fault', 'creatLink: 503'], 'there is no operation "creatLink" (did you mean createLink?)'],
    [['--fault', 'flakey'], 'there is no preset "flakey" (did you mean flaky?)'],
    [['--fault', '*: 503 evry 2'], 'there is no word "evry" (did you mean every?)'],
    [['--fault-file', 'nowhere.txt'], 'Failed to read the faults "nowhere.txt": there is no such file'],
  ]
  it.each(refused)('%j', async (argv, message) => {
    const { err, code } = await runHere(['serve', '--port', '0', ...argv])
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('in a file is refused with its line', async () => {
    const file = join(folder(), 'wrong.txt')
    await writeFile(file, '*: 503 x1\n*: 500 x\n')
    const { err, code } = await runHere(['serve', '--port', '0', '--fault-file', file])
    expect(err).toContain(`${file}:2: Failed to set the fault "*: 500 x": there is no word "x"`)
    expect(code).toBe(2)
  })
})
