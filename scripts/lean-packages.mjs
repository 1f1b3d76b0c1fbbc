// Replaces modules that the bundled packages require but the kit does not need: `npm run build`.
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dataModule, dataReplacements } from './lean-data.mjs'

/**
 * The modules that replace those which superagent requires, by the required path. The suite sends and reads
 * only texts, no multipart bodies and no files.
 * @type {Record<string, string>}
 */
const superagent = {
  debug: 'module.exports = () => () => undefined',
  formidable: '',
  'form-data': 'module.exports = class FormData {}',
  mime: 'exports.define = () => undefined',
  qs: `exports.stringify = pairs => new URLSearchParams(pairs).toString()
exports.parse = text => Object.fromEntries(new URLSearchParams(text))`,
}

/** @type {Record<string, Record<string, string>>} */
const replacements = { '@mswjs/data': dataReplacements, superagent }

/** @type {import('esbuild').Plugin} */
export const leanPackages = {
  name: 'lean-packages',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
        .exec(importer)?.[1]
        ?.replace('\\', '/')
      const contents = name && replacements[name]?.[path]
      if (contents !== undefined) {
        return { path: `${path} of ${name}`, namespace: 'replacement', pluginData: contents }
      }
      // An ES module has no `require`, so Node's own modules are loaded with `process.getBuiltinModule`.
      if (kind !== 'require-call' || !isBuiltin(path)) return undefined
      return { path, namespace: 'builtin' }
    })
    build.onLoad({ filter: /./, namespace: 'replacement' }, ({ pluginData }) => ({ contents: pluginData }))
    build.onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
    build.onLoad({ filter: /[\\/]@mswjs[\\/]data[\\/]lib[\\/].*\.js$/ }, async ({ path }) => ({
      contents: dataModule(await readFile(path, 'utf8')),
    }))
  },
}
