// What the packages are bundled without: `npm run build`.
import { readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dataModule, dataStandIns } from './lean-data.mjs'

/**
 * What stands in for parts of superagent, by what it requires: the suite sends and reads texts alone, nothing multipart
 * and no file.
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
const standIns = { '@mswjs/data': dataStandIns, superagent }

/** @type {import('esbuild').Plugin} */
export const leanPackages = {
  name: 'lean-packages',
  setup(build) {
    build.onResolve({ filter: /./ }, ({ path, importer, kind }) => {
      const name = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
        .exec(importer)?.[1]
        ?.replace('\\', '/')
      const contents = name && standIns[name]?.[path]
      if (contents !== undefined) {
        return { path: `${path} of ${name}`, namespace: 'stand-in', pluginData: contents }
      }
      // A module has no `require` to find what Node has.
      if (kind !== 'require-call' || !isBuiltin(path)) return undefined
      return { path, namespace: 'builtin' }
    })
    build.onLoad({ filter: /./, namespace: 'stand-in' }, ({ pluginData }) => ({ contents: pluginData }))
    build.onLoad({ filter: /./, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
    build.onLoad({ filter: /[\\/]@mswjs[\\/]data[\\/]lib[\\/].*\.js$/ }, async ({ path }) => ({
      contents: dataModule(await readFile(path, 'utf8')),
    }))
  },
}
