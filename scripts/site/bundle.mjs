// The scripts and styles of the site.
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'esbuild'
import { leanPackages } from '../lean-packages.mjs'
import { notices } from '../notices.mjs'

/**
 * Bundles the scripts and styles of the site.
 * @param {string} root the root of the repository
 * @returns {Promise<Map<string, string>>} the texts of the files, by their names
 */
export async function bundle(root) {
  const shared = /** @type {const} */ ({
    absWorkingDir: root,
    outdir: root,
    write: false,
    bundle: true,
    minify: true,
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
  })
  const { metafile, outputFiles } = await build({
    ...shared,
    entryPoints: { playground: 'ui/playground.tsx' },
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'text' },
    plugins: [leanPackages],
    chunkNames: 'chunk-[hash]',
  })
  // A classic script, because a page that is opened as a file loads no modules.
  const page = await build({ ...shared, entryPoints: { page: 'ui/site/page.ts' }, format: 'iife' })
  const style = await build({ ...shared, entryPoints: { site: 'ui/site/site.css' } })
  const files = [outputFiles, page.outputFiles, style.outputFiles].flat()
  return new Map([
    ...files.map(({ path, text }) => /** @type {const} */ ([relative(root, path), text])),
    ['icon.svg', await readFile(join(root, 'ui/site/icon.svg'), 'utf8')],
    ['THIRD-PARTY-NOTICES.txt', await notices(metafile, root)],
  ])
}
