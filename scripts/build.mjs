// Bundles the package into dist/: `npm run build`. Another folder can be named: `node scripts/build.mjs FOLDER`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { leanPackages } from './lean-packages.mjs'
import { notices } from './notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = resolve(process.argv[2] ?? `${root}dist`)

// The types are made by tsc, and stay.
await mkdir(outdir, { recursive: true })
for (const name of await readdir(outdir)) {
  if (name !== 'types') await rm(join(outdir, name), { recursive: true })
}

// All in one go, so that whatever is imported, there is one copy of each module: a mock made by one entry is what
// another knows. It is not minified: a stack trace can be read as it is, and who builds a page minifies it anyway.
const { metafile } = await build({
  absWorkingDir: root,
  outdir,
  entryPoints: {
    cli: 'src/cli/main.ts',
    index: 'src/index.ts',
    msw: 'src/hosts/msw.ts',
    dialect: 'src/dialect/file.ts',
    node: 'src/node.ts',
    testing: 'src/testing/index.ts',
    vitest: 'src/testing/vitest.ts',
    playwright: 'src/testing/playwright.ts',
    contract: 'contract-tests/index.ts',
    client: 'src/client/index.ts',
  },
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  // For pages and for Node: what only Node has is imported as it is.
  platform: 'neutral',
  mainFields: ['module', 'main'],
  external: ['node:*', 'yaml', 'openapi-fetch', 'msw', 'vitest', '@playwright/test'],
  plugins: [leanPackages],
  chunkNames: 'chunks/[name]-[hash]',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
})
// Chunks are imported for their order too, where nothing is taken from them. Nothing here has side effects, as the
// manifest says: a bundler would warn of it, and Node would read them before they are needed.
for (const file of await readdir(outdir, { recursive: true })) {
  if (!file.endsWith('.js') || file.startsWith('types')) continue
  const text = await readFile(join(outdir, file), 'utf8')
  await writeFile(join(outdir, file), text.replaceAll(/^import "\..*";\n/gm, ''))
}
await writeFile(join(outdir, 'THIRD-PARTY-NOTICES.txt'), await notices(metafile, root))
