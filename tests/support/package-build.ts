import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
// Within the project, so that the build finds the packages that it imports.
export const cache = join(root, 'node_modules/.cache/shortlink-kit')
/** Age at which an unused entry of the cache is deleted, in milliseconds. */
const lifetime = 86_400_000

/** Everything that decides what the package is built of. */
export const sources = [
  'src',
  'contract-tests',
  'ui',
  'scripts',
  'spec',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/**
 * Returns the folder of a bundled package, as `npm run build` writes it to `dist/`. All tests share it until a
 * source changes: nothing may be written there.
 */
export async function builtPackage(): Promise<string> {
  const hash = contentHash(sources)
  const folder = join(cache, hash)
  if (await isCached(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeOld()
  const fresh = await mkdtemp(join(cache, 'new-'))
  await promisify(execFile)(process.execPath, [join(root, 'scripts/build.mjs'), fresh])
  if (contentHash(sources) !== hash) {
    // A source changed during the build.
    await rm(fresh, { recursive: true })
    return builtPackage()
  }
  try {
    await rename(fresh, folder)
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error
    await rm(fresh, { recursive: true })
  }
  return folder
}

/** Whether an entry of the cache exists. Notes that it is used. */
export async function isCached(entry: string): Promise<boolean> {
  if (!existsSync(entry)) return false
  const now = new Date()
  await utimes(entry, now, now)
  return true
}

/** Returns a hash of files and of everything below folders, named by their paths from the root. Ignores tests. */
export function contentHash(inputs: readonly string[]): string {
  const hash = createHash('sha256')
  // Of a thousand small files, synchronous calls take a seventh of the time.
  for (const file of inputs.flatMap(filesIn).sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 20)
}

function filesIn(input: string): string[] {
  if (!statSync(join(root, input)).isDirectory()) return [input]
  const entries = readdirSync(join(root, input), { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length).replaceAll(sep, '/'))
}

/** Deletes entries of the cache that no run has used for a day. */
export async function removeOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    // Another process may delete the same folder.
    const found = statSync(join(cache, name), { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > lifetime)
      await rm(join(cache, name), { recursive: true, force: true })
  }
}
