import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { build, contextFilter, filesBelow, type Image, instructionsOf, wordsOf } from './dockerfile.ts'
import { installed } from './installed.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const dockerfile = instructionsOf(await readFile(join(root, 'Dockerfile'), 'utf8'))
const last = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === 'FROM'))
const compose = parse(await readFile(join(root, 'compose.yaml'), 'utf8'))
const { files, env } = installed

/** Returns the text of the only instruction of a name in the last stage. */
function textOf(name: string): string {
  const [instruction, ...others] = last.filter(one => one.name === name)
  if (instruction === undefined || others.length > 0) throw new Error(`There is not one ${name}`)
  return instruction.text
}

const health = wordsOf(/ CMD (.*)$/.exec(textOf('HEALTHCHECK'))?.[1] ?? '')

describe('the Dockerfile', () => {
  it('has only instructions that are known here, in stages of the same base image', () => {
    const known = /^(FROM|LABEL|ENV|WORKDIR|COPY|RUN|USER|EXPOSE|HEALTHCHECK|ENTRYPOINT)$/
    for (const { name } of dockerfile) expect(name).toMatch(known)
    const bases = dockerfile.filter(({ name }) => name === 'FROM').map(({ text }) => text.split(' ')[0])
    expect(new Set(bases)).toEqual(new Set(['node:24-slim']))
  })

  it('does not run as root: the user is a number other than 0', () => {
    expect(textOf('USER')).toMatch(/^[1-9]\d*:[1-9]\d*$/)
    const commands = ['USER', 'ENTRYPOINT'].map(name => last.findIndex(one => one.name === name))
    expect(commands).toEqual(commands.toSorted((a, b) => a - b))
  })
})

describe('compose.yaml', () => {
  const { mock } = compose.services

  it('has the health check of the Dockerfile', () => {
    expect(mock.healthcheck.test).toEqual(['CMD', ...health])
  })

  it('publishes the exposed port on this machine only', () => {
    expect(mock.ports).toEqual([`127.0.0.1:\${SHORTLINK_PORT:-4010}:${textOf('EXPOSE')}`])
  })

  it('mounts the volume on the folder that every user may write to', () => {
    expect(mock.volumes).toEqual([`data:${textOf('WORKDIR')}/data`])
    expect(Object.keys(compose.volumes)).toEqual(['data'])
  })
})

describe('.dockerignore', async () => {
  const isSent = contextFilter(await readFile(join(root, '.dockerignore'), 'utf8'))

  it.each([
    ['package-lock.json', true],
    ['src/cli/main.ts', true],
    ['src/cli/serve.test.ts', false],
    ['node_modules/yaml/package.json', false],
    ['.git/config', false],
    ['.env', false],
    ['.shortlink-kit/ledger.jsonl', false],
    ['dist/cli.js', false],
  ])('%s is sent: %s', (path, sent) => expect(isSent(path)).toBe(sent))
})

describe('the build steps, outside of a container', () => {
  let folder: string
  let image: Image
  let app: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docker-'))
    image = await build(root, folder, { ...env, npm_config_prefer_offline: 'true' })
    app = join(image.root, image.workdir)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('bundle the same files as npm pack does, without the types', async () => {
    // The hashes in the names depend on the folder.
    const names = (paths: string[]) => paths.map(path => path.replace(/-[A-Z0-9]{8}\.js$/, '.js')).sort()
    const packed = files.filter(path => path.startsWith('dist/') && !path.startsWith('dist/types/'))
    const built = (await filesBelow(join(app, 'dist'))).map(path => `dist/${path}`)
    expect(names(built)).toEqual(names(packed))
  })

  it('leave nothing in the image but the bundle, its dependencies and a folder for files', async () => {
    const entries = new Set((await filesBelow(app)).map(path => path.split('/').slice(0, 2).join('/')))
    const others = [...entries].filter(path => !path.startsWith('dist/'))
    expect(others.sort()).toEqual([
      'LICENSE',
      'node_modules/.bin',
      'node_modules/.package-lock.json',
      'node_modules/openapi-fetch',
      'node_modules/openapi-typescript-helpers',
      'node_modules/yaml',
      'package.json',
    ])
    expect((await stat(join(app, 'data'))).mode & 0o1777).toBe(0o1777)
  })

  describe('the started image', () => {
    let server: ChildProcess
    let out = ''
    let port: string

    /** Runs the health check with the port of this run in place of the exposed one. */
    const check = () => {
      const [command = '', ...argv] = health.map(word => word.replace(`:${textOf('EXPOSE')}`, `:${port}`))
      return run(command, argv, { cwd: app }).then(
        () => 0,
        (error: { code: number }) => error.code,
      )
    }

    beforeAll(async () => {
      const [command = '', ...argv] = wordsOf(textOf('ENTRYPOINT'))
      // A later option wins. The exposed port may be in use on this machine.
      server = spawn(command, [...argv, ...compose.services.mock.command, '--port', '0'], {
        cwd: app,
        env: { ...env, ...image.env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      while (!/:(\d+)\/api\/v1/.test(out)) out += (await once(server.stdout!, 'data'))[0]
      port = /:(\d+)\/api\/v1/.exec(out)?.[1] ?? ''
    })
    afterAll(() => void server.kill('SIGKILL'))

    it('listens on the exposed port by default', async () => {
      const { stdout } = await run(process.execPath, ['dist/cli.js', 'serve', '--help'], { cwd: app })
      expect(stdout).toContain(`Default: ${textOf('EXPOSE')}.`)
    })

    // Linux has all of 127.0.0.0/8.
    it.skipIf(process.platform !== 'linux')('listens on every address, not on 127.0.0.1 alone', async () => {
      const { status } = await fetch(`http://127.0.0.2:${port}/api/v1/links`)
      expect(status).toBe(401)
    })

    it('is healthy while it runs, stops on SIGTERM, and is unhealthy then', async () => {
      expect(await check()).toBe(0)
      server.kill('SIGTERM')
      expect(await once(server, 'close')).toEqual([0, null])
      expect(await check()).toBe(1)
    })
  })
})
