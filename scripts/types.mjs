// Deletes the declaration files in dist/types/ that no entry of the package imports: `npm run build`.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'dist/types')

/** @type {Set<string>} */
const reached = new Set()

/** Follows the imports of a declaration file, and changes their `.ts` to `.js`. @param {string} path */
async function follow(path) {
  if (reached.has(path)) return
  reached.add(path)
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replaceAll(/((?:from |import\()["']\.[^"']*)\.ts(["'])/g, '$1.js$2'))
  for (const [, name] of text.matchAll(/(?:from |import\()["'](\.[^"']*)\.[jt]s["']/g)) {
    await follow(join(path, '..', `${name}.d.ts`))
  }
}

for (const entry of Object.values(manifest.exports)) {
  if (typeof entry === 'object') await follow(join(root, entry.types))
}
for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
  const path = join(file.parentPath, file.name)
  if (file.isFile() && !reached.has(path)) await rm(path)
}
