// Runs the suite against servers that mislead it: `npm run treacherous`. Node 20 cannot run TypeScript, so
// the harness is bundled first.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = `${root}node_modules/.cache/treacherous/main.mjs`

await build({
  absWorkingDir: root,
  entryPoints: ['tests/suite/treacherous/main.ts'],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)
