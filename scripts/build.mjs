// Bundles the package into dist/: `npm run build`. Another folder can be named: `node scripts/build.mjs FOLDER`.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outdir = resolve(process.argv[2] ?? `${root}dist`)

/**
 * What stands in for parts of @mswjs/data: those that the kit does not use, with all that they bring along (a second
 * msw, graphql), are left out, and of whole libraries the one function that is called is taken.
 * @type {Record<string, string>}
 */
const standIns = {
  './model/generateRestHandlers': '',
  './model/generateGraphQLHandlers': '',
  './extensions/sync': 'exports.sync = () => undefined',
  debug: 'exports.debug = () => () => undefined',
  lodash: 'exports.isFunction = require("lodash/isFunction")',
  'date-fns': 'exports.compareAsc = require("date-fns/compareAsc").default',
}

/** @type {import('esbuild').Plugin} */
const leanData = {
  name: 'lean-data',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer }) =>
      Object.hasOwn(standIns, path) && importer.includes('@mswjs/data/')
        ? { path, namespace: 'stand-in' }
        : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'stand-in' }, ({ path }) => ({
      contents: standIns[path] ?? '',
      resolveDir: root,
    }))
  },
}

// The types are made by tsc, and stay.
await mkdir(outdir, { recursive: true })
for (const name of await readdir(outdir)) {
  if (name !== 'types') await rm(join(outdir, name), { recursive: true })
}
/** @type {import('esbuild').BuildOptions} */
const common = {
  absWorkingDir: root,
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  packages: 'bundle',
  external: ['yaml', 'supertest', 'vitest', 'msw', 'openapi-fetch'],
  plugins: [leanData],
  legalComments: 'none',
  logLevel: 'warning',
}

await Promise.all([
  build({
    ...common,
    entryPoints: { cli: 'src/cli/main.ts' },
    platform: 'node',
    target: 'node20.19',
    chunkNames: 'chunks/[name]-[hash]',
  }),
  // What runs in a page as well as in Node.
  build({
    ...common,
    entryPoints: { index: 'src/index.ts', msw: 'src/hosts/msw.ts', client: 'src/client/index.ts' },
    platform: 'browser',
    target: 'es2022',
    chunkNames: 'chunks/page-[name]-[hash]',
  }),
])
