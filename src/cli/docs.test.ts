import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine } from '../../tests/support/command-line.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const guides = readdirSync(join(root, 'docs/guides')).map(name => `docs/guides/${name}`)
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/glossary.md',
  'examples/react-vite/README.md',
  ...guides,
]

/** Returns the commands in the code of a page, each with its options. */
function commandsOf(page: string) {
  const text = readFileSync(join(root, page), 'utf8')
  const blocks = [...text.matchAll(/^```\w+[^\n]*\n(.*?)^ *```$/gms)].map(([, code]) => code!)
  const inline = [...text.matchAll(/`((?:npx )?shortlink-kit [^`]+)`/g)].map(([, code]) => code!)
  return [...blocks, ...inline].flatMap(code => {
    // Joins lines that are continued by a backslash in shells, and by indentation in YAML.
    const lines = code
      .replace(/\\\n/g, ' ')
      .replace(/\n\s+(?=--?\w)/g, ' ')
      .split('\n')
    return lines.flatMap(line => {
      const found = /(?:shortlink-kit|dist\/cli\.js|npm start --) +([a-z]*)(.*)/.exec(
        line.replace(/ #.*/, ''),
      )
      if (!found) return []
      const command = line.includes('npm start --') ? 'serve' : found[1]!
      const options = [...found[2]!.matchAll(/ (--?[a-z][a-z-]*)/g)].map(([, option]) => option!)
      return [{ page, line: line.trim(), command, options }]
    })
  })
}

describe('Commands in the documentation', () => {
  const commands = pages.flatMap(commandsOf).filter(({ command }) => command !== '')
  const helps = new Map<string, string>()
  buildCommandLine()

  async function helpOf(command: string): Promise<string> {
    const known = helps.get(command)
    if (known !== undefined) return known
    const { out } = await runHere([command, '--help'])
    helps.set(command, out)
    return out
  }

  it('exist', () => {
    expect(commands.length).toBeGreaterThan(10)
  })

  it('the README lists the same options of serve as its help', async () => {
    const help = await helpOf('serve')
    const options = /^Options:\n([\s\S]*?)\n\n/m.exec(help)?.[1]?.replaceAll(/^ {2}/gm, '')
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
      `### Options\n\n\`\`\`\n${options}\n\`\`\`\n`,
    )
  })

  it.each(commands)('$page: $line', async ({ command, options }) => {
    const help = await helpOf(command)
    expect(help).toContain(`Usage: shortlink-kit ${command} `)
    for (const option of options) expect(help).toMatch(new RegExp(`^  .*${option}\\b`, 'm'))
  })
})

describe('Links in the documentation', () => {
  const links = pages.flatMap(page => {
    const text = readFileSync(join(root, page), 'utf8').replace(/^```.*?^```/gms, '')
    return [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to]) => ({ page, to: to! }))
  })

  it.each(links)('$page: $to', ({ page, to }) => {
    expect(existsSync(join(root, dirname(page), to))).toBe(true)
  })
})
