// Runs the kit against random services, each generated from a seed: `npm run strangers -- --help`. Node 20
// cannot run TypeScript, so the harness is bundled first. Installed packages are not bundled.
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))
const outfile = `${root}node_modules/.cache/strangers/main.mjs`

await build({
  absWorkingDir: root,
  entryPoints: ['tests/suite/strangers/harness/main.ts'],
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
