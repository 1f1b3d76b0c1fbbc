// Bundles the package into dist/: `npm run build`. Another folder can be named: `node scripts/build.mjs FOLDER`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { leanPackages } from './lean-packages.mjs'
import { notices } from './notices.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const noticesFile = 'THIRD-PARTY-NOTICES.txt'
const named = process.argv[2]
const outdir = resolve(named ?? `${root}dist`)

// The types are made by tsc, and stay.
await mkdir(outdir, { recursive: true })
const before = await readdir(outdir)
// What was there is removed: of a folder that was named, only if it is an older build.
if (named !== undefined && before.length > 0 && !before.includes(noticesFile)) {
  throw new Error(`Failed to build: ${outdir} holds files that no build has made`)
}
for (const name of before) {
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
    msw: 'src/hosts/msw/index.ts',
    dialect: 'src/dialect/file.ts',
    node: 'src/hosts/node/index.ts',
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
await writeFile(join(outdir, noticesFile), await notices(metafile, root))
