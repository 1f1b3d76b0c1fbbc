// Bundles the package into dist/: `npm run build`. To bundle into another folder: `node scripts/build.mjs
// FOLDER`.
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { leanPackages } from './lean-packages.mjs'
import { notices } from './notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const noticesFile = 'THIRD-PARTY-NOTICES.txt'
const named = process.argv[2]
const outdir = resolve(named ?? `${root}dist`)

// The folder `types` is not removed: tsc writes it.
await mkdir(outdir, { recursive: true })
const before = await readdir(outdir)
// The output of an earlier build is removed. A folder given as argument must be empty or hold an earlier
// build.
if (named !== undefined && before.length > 0 && !before.includes(noticesFile)) {
  throw new Error(`Failed to build: ${outdir} contains files that are not from an earlier build`)
}
for (const name of before) {
  if (name !== 'types') await rm(join(outdir, name), { recursive: true })
}

/** @satisfies {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2022',
  // The output runs in browsers and in Node. Imports of Node's own modules stay as they are.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  // The style sheets of the inspector, which it adds to a document or a shadow root.
  loader: { '.css': 'text' },
  jsx: 'automatic',
  jsxImportSource: 'preact',
  plugins: [leanPackages],
  legalComments: 'none',
  logLevel: 'warning',
}

// One build for all entries, so that there is only one copy of each module: a mock that one entry creates is
// recognised by the others. The output is not minified: stack traces stay readable, and the build of a page
// minifies it anyway.
const { metafile } = await build({
  ...common,
  metafile: true,
  outdir,
  entryPoints: {
    cli: 'src/cli/main.ts',
    index: 'src/index.ts',
    msw: 'src/hosts/msw/index.ts',
    dialect: 'src/dialect/file.ts',
    node: 'src/hosts/node/index.ts',
    testing: 'src/testing/index.ts',
    vitest: 'src/testing/vitest.ts',
    playwright: 'src/testing/playwright.ts',
    contract: 'contract-tests/index.ts',
    client: 'src/client/index.ts',
    devtools: 'ui/devtools.tsx',
  },
  splitting: true,
  external: ['node:*', 'yaml', 'openapi-fetch', 'msw', 'vitest', '@playwright/test'],
  chunkNames: 'chunks/[name]-[hash]',
})

// The page of the server is one file, so that the server need not know the names of chunks.
const page = await build({
  ...common,
  metafile: true,
  outfile: join(outdir, 'ui/main.js'),
  entryPoints: ['ui/main.tsx'],
  minify: true,
})
await copyFile(join(root, 'ui/index.html'), join(outdir, 'ui/index.html'))

// esbuild also imports chunks from which nothing is used, to preserve the order of evaluation. The package
// has no side effects (see package.json), so these imports are removed: a bundler would warn about them, and
// Node would load the chunks before they are needed.
for (const file of await readdir(outdir, { recursive: true })) {
  if (!file.endsWith('.js') || file.startsWith('types') || file.startsWith('ui')) continue
  const text = await readFile(join(outdir, file), 'utf8')
  await writeFile(join(outdir, file), text.replaceAll(/^import "\..*";\n/gm, ''))
}
const outputs = { ...metafile.outputs, ...page.metafile.outputs }
await writeFile(join(outdir, noticesFile), await notices({ ...metafile, outputs }, root))
