import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import manifest from '../../package.json' with { type: 'json' }
import { installed } from './installed.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const text = await readFile(join(root, '.github/workflows/release.yml'), 'utf8')
const { permissions, jobs } = parse(text)
const { env } = installed

interface Step {
  name?: string
  run?: string
}

/** Returns the script of a step by its name. */
function scriptOf(job: string, name: string): string {
  const step = jobs[job].steps.find((one: Step) => one.name === name)
  if (step?.run === undefined) throw new Error(`There is no step ${name}`)
  return step.run
}

const folder = await mkdtemp(join(tmpdir(), 'release-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs a script in a folder that has only the manifest and a changelog. */
async function runScript(script: string, settings: Record<string, string>, version: string) {
  await cp(join(root, 'package.json'), join(folder, 'package.json'))
  await writeFile(join(folder, 'CHANGELOG.md'), `# Changelog\n\n## ${version}\n`)
  return run('bash', ['--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...env, ...settings },
  })
    .then(({ stdout }) => ({ code: 0, out: stdout }))
    .catch((error: { code: number; stdout: string }) => ({ code: error.code, out: error.stdout }))
}

describe('the release workflow', () => {
  it('pins each action to a commit, and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('lets only the job that publishes ask for an identity, and has no token', () => {
    expect(permissions).toEqual({})
    expect(jobs.check.permissions).toEqual({ contents: 'read' })
    expect(jobs.publish.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    expect(jobs.publish.needs).toBe('check')
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/)
  })

  it('puts nothing of the event into a script', () => {
    for (const { steps } of Object.values<{ steps: Step[] }>(jobs)) {
      for (const step of steps) expect(step.run ?? '').not.toContain('${{')
    }
  })

  const check = scriptOf('check', 'The tag is the version, and the changelog has it')
  const { version } = manifest

  it.each([
    [`v${version}`, version, 0, ''],
    ['v9.9.9', version, 1, `The tag is v9.9.9, but package.json has the version ${version}`],
    [`v${version}`, '9.9.9', 1, `CHANGELOG.md has no line '## ${version}'`],
    [`v${version}`, `${version} (unreleased)`, 1, `CHANGELOG.md has no line '## ${version}'`],
    ['v0.1.0"; exit 0; "', version, 1, 'The tag is'],
  ])('with the tag %s and the changelog of %s exits with %i', async (TAG, changelog, code, message) => {
    const checked = await runScript(check, { TAG }, changelog)
    expect(checked.code).toBe(code)
    expect(checked.out).toContain(message)
  })

  it('names the repository that runs it', async () => {
    const script = scriptOf('publish', 'Name the repository')
    const settings = { GITHUB_SERVER_URL: 'https://git.example', GITHUB_REPOSITORY: 'someone/fork' }
    expect(await runScript(script, settings, version)).toMatchObject({ code: 0 })
    const named = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect(named).toEqual({
      ...manifest,
      repository: { type: 'git', url: 'git+https://git.example/someone/fork.git' },
      homepage: 'https://git.example/someone/fork#readme',
      bugs: { url: 'https://git.example/someone/fork/issues' },
    })
  })
})
