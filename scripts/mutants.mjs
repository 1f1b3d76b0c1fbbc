// Runs the suite on services with one fault at a time: `npm run mutants -- --help`. Node 20 cannot run
// TypeScript, so that the harness is bundled first; what is installed is imported as it is.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = `${root}node_modules/.cache/mutants/main.mjs`

await build({
  absWorkingDir: root,
  entryPoints: ['tests/suite/mutants/main.ts'],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'warning',
})
await import(pathToFileURL(outfile).href)
