import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, serve } from '../../tests/support/command-line.ts'
import { commands } from './commands.ts'

buildCommandLine()

const run = (...argv: string[]) => runHere(argv)

describe('shortlink-kit without a command', () => {
  // As git and npm do: nothing was done, so a script with an empty variable must not pass.
  it('prints the help, and exits with a code that is not 0', async () => {
    const { code, out, err } = await run()
    expect({ code, err }).toEqual({ code: 2, err: '' })
    expect(out).toBe((await run('--help')).out)
    for (const [name, { summary }] of Object.entries(commands))
      expect(out).toContain(`  ${name.padEnd(12)}${summary}`)
  })

  it.each([['-v'], ['--version']])('%s', async option => {
    expect(await run(option)).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' })
  })

  it.each(Object.keys(commands))('help %s is its --help', async name => {
    const { code, out, err } = await run('help', name)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^Usage: shortlink-kit ${name} `))
  })
})

describe('what was meant', () => {
  it.each([
    [['sreve'], "Unknown command 'sreve'. Did you mean 'serve'?"],
    [['completions'], "Unknown command 'completions'. Did you mean 'completion'?"],
    [['hepl'], "Unknown command 'hepl'. Did you mean 'help'?"],
    [['help', 'nowhere'], "Unknown command 'nowhere'. Use serve, "],
    [['--verison'], "Unknown option '--verison'. Did you mean '--version'?"],
    [['--nothing'], "Unknown option '--nothing'. Use a command or --help"],
    [['--port', '4011'], 'Put the command before its options: shortlink-kit serve --port'],
    [['-p', '4011'], 'Put the command before its options: shortlink-kit serve -p'],
    [['--min-score=5'], 'Put the command before its options: shortlink-kit compare --min-score'],
    [['serve', '--prot', '1'], "Unknown option '--prot'. Did you mean '--port'?"],
    [['verify', '-b', 'known'], "Unknown option '-b'. Did you mean '--baseline'?"],
    [['serve', '-x'], "Unknown option '-x'."],
    [['env', '--fromat'], "Unknown option '--fromat'. Did you mean '--format'?"],
    [['completion'], 'completion needs one shell: bash, zsh, fish'],
    [['completion', 'ksh'], 'completion needs one shell: bash, zsh, fish'],
  ])('%j', async (argv, message) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^shortlink-kit: [^\n]+\n$/)
    expect(err).toContain(message)
  })
})

describe('short options', () => {
  it.each([['-p0'], ['-p', '0']])('serve %s', async (...argv) => {
    const served = await serve(...argv)
    expect((await fetch(`${served.baseUrl}/links`)).status).toBe(401)
  })
})

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish'])('%s prints a script that names every command', async shell => {
    const { code, out, err } = await run('completion', shell)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const name of Object.keys(commands)) expect(out).toContain(name)
  })
})
