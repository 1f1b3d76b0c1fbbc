// Collects the licences of the bundled packages: `npm run build`.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Returns the licence texts of all packages that esbuild put into the bundle.
 * @param {import('esbuild').Metafile} metafile
 * @param {string} root
 * @returns {Promise<string>}
 */
export async function notices(metafile, root) {
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
  const folders = new Set(inputs.flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))
  const parts = await Promise.all([...folders].sort().map(folder => noticeOf(join(root, folder))))
  return ['Files in this folder contain code of these packages.', ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)
}

/** @param {string} folder */
async function noticeOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find(name => /^licen[cs]e/i.test(name))
  if (typeof license !== 'string') throw new Error(`Failed to find the licence of ${name}`)
  const text = file === undefined ? `License: ${license}` : await readFile(join(folder, file), 'utf8')
  return `${name} ${version} (${license})\n\n${text.trim()}`
}
