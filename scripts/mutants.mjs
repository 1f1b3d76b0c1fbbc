// Runs the suite against services with one fault each: `npm run mutants -- --help`. Node 20 cannot run
// TypeScript, so the harness is bundled first. Installed packages are not bundled.
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
