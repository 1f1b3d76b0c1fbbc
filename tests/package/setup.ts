import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { cache, contentHash, isCached, removeOld, sources } from '../support/package-build.ts'
import type { Failed, Installed } from './installed.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of the package besides its code. */
const texts = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'LICENSE']
const peers = ['msw', 'vitest', '@playwright/test', 'typescript', '@types/node']

/** Starts to pack and to install the package. The first tests run meanwhile: see `installed.ts`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-'))
  const result = join(folder, 'result.json')
  project.provide('installation', result)
  const installation = install(folder)
    .catch((error: Error & Partial<Record<'stdout' | 'stderr', string>>): Failed => {
      const said = [error.stdout, error.stderr].filter(Boolean)
      return { failed: [error.message, ...said].join('\n') }
    })
    .then(async outcome => {
      await writeFile(`${result}.new`, JSON.stringify(outcome))
      await rename(`${result}.new`, result)
    })
  return async () => {
    await installation
    await rm(folder, { recursive: true, force: true })
  }
}

/** Packs the package, as `npm publish` would, and installs the tarball. */
async function install(folder: string): Promise<Installed> {
  // What settings of npm do is not the package's doing: neither the user's nor those that npm hands down to tests.
  const settings = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const env = { ...Object.fromEntries(settings), npm_config_userconfig: join(folder, 'npmrc') }
  const { tarball, files } = await packedPackage(env, folder)
  const bare = join(folder, 'bare')
  const withPeers = join(folder, 'with-peers')
  await mkdir(bare)
  await writeFile(join(bare, 'package.json'), '{ "private": true, "type": "module" }\n')
  const argv = ['install', '--no-audit', '--no-fund', tarball]
  const { stdout, stderr } = await run('npm', argv, { cwd: bare, env })
  await cp(bare, withPeers, { recursive: true, verbatimSymlinks: true })
  for (const name of peers) {
    const place = join(withPeers, 'node_modules', name)
    await mkdir(dirname(place), { recursive: true })
    await symlink(join(root, 'node_modules', name), place)
  }
  return { bare, withPeers, said: stdout + stderr, files, env }
}

/**
 * Returns the tarball of the package, and the files in it. npm builds the package first, unless
 * `SHORTLINK_BUILT=1` says that it is built: see `.ci/run`. The tarball is stored until a file of it, or a
 * source, changes.
 */
async function packedPackage(
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<{ tarball: string; files: string[] }> {
  const inputs = [...sources, 'tsconfig.build.json', 'docs', ...texts]
  const hash = contentHash(inputs)
  const tarball = join(cache, `${hash}.tgz`)
  const list = join(cache, `${hash}.json`)
  if ((await isCached(tarball)) && (await isCached(list)))
    return { tarball, files: JSON.parse(await readFile(list, 'utf8')) }
  await mkdir(cache, { recursive: true })
  await removeOld()
  const asBuilt = process.env.SHORTLINK_BUILT === '1' ? ['--ignore-scripts'] : []
  const argv = ['pack', '--json', ...asBuilt, '--pack-destination', folder]
  const { stdout } = await run('npm', argv, { cwd: root, env, maxBuffer: 1e8 })
  // What the build says comes before it.
  const [packed] = JSON.parse(stdout.slice(stdout.search(/^\[/m)))
  const files = packed.files.map(({ path }: { path: string }) => path)
  const fresh = join(folder, packed.filename)
  // If a source changed meanwhile, the hash names something else.
  if (contentHash(inputs) === hash) {
    await writeFile(list, JSON.stringify(files))
    await copyFile(fresh, tarball)
  }
  return { tarball: fresh, files }
}
