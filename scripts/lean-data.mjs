// Bundles only the parts of @mswjs/data that the kit uses: `npm run build`. The whole package would take 18
// KB of the 40 KB that a page may load, more than half of it for unused features.
// `tests/package/store.test.ts` compares the bundled parts with the whole package.

const noRelations = 'export class Relation {}\nexport const RelationKind = {}'

/**
 * The modules that replace those which @mswjs/data requires, by the required path. Handlers, relations,
 * creation (the kit's tables do that) and syncing are left out, with their dependencies: a second msw,
 * graphql. A library of which the package uses one line is replaced by that line. Property paths are always
 * lists of names, and the id of an instance need not be a hash.
 * @type {Record<string, string>}
 */
export const dataReplacements = {
  './model/generateRestHandlers': 'export function generateRestHandlers() {}',
  './model/generateGraphQLHandlers':
    'export function generateGraphQLHandlers() {}\nexport function generateGraphQLSchema() {}',
  './model/createModel': 'export function createModel() {}',
  './extensions/sync': 'export function sync() {}',
  './relations/oneOf': 'export {}',
  './relations/manyOf': 'export {}',
  './relations/Relation': noRelations,
  '../relations/Relation': noRelations,
  debug: 'export const debug = () => () => undefined',
  md5: 'export default text => text',
  lodash: 'export const isFunction = value => typeof value === "function"',
  'lodash/get': 'export default (target, path) => path.reduce((value, name) => value?.[name], target)',
  'lodash/set': `export default (target, path, value) => {
  const parent = path.slice(0, -1).reduce((within, name) => (within[name] ??= {}), target)
  parent[path.at(-1)] = value
}`,
  'date-fns': 'export const compareAsc = (left, right) => Math.sign(left - right)',
  'strict-event-emitter': `export class Emitter {
  #listeners = new Map()
  on(event, listener) {
    this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    return this
  }
  emit(event, ...data) {
    for (const listener of this.#listeners.get(event) ?? []) listener.apply(this, data)
  }
}`,
  // The helpers that TypeScript writes into each file, for engines without the syntax.
  helpers: `export const __assign = Object.assign
export const __read = (values, count) => [...values].slice(0, count)
export const __values = values => values[Symbol.iterator]()
export const __spreadArray = (to, from) => [...to, ...from]
export const __rest = (given, names) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)))
export const __extends = (derived, base) => {
  Object.setPrototypeOf(derived, base)
  derived.prototype = Object.create(base.prototype, {
    constructor: { value: derived, writable: true, configurable: true },
  })
}`,
}

const helper = /^var (__\w+) = \(this && this\.\1\) \|\| [\s\S]*?^\}.*;$/gm

/**
 * Returns a file of the package as an ES module, which can be minified better. Calls of `log` are removed.
 * @param {string} text CommonJS as TypeScript writes it
 * @returns {string}
 */
export function dataModule(text) {
  const body = text
    .replaceAll(helper, '')
    .replaceAll(/^("use strict"|exports\.__esModule = true|exports\..* = void 0);$/gm, '')
    .replaceAll(/^ *log\([\s\S]*?\);$/gm, '')
    .replaceAll(
      /^var (\w+) = (?:__import(?:Default|Star)\()?require\("(.*)"\)\)?;$/gm,
      'import * as $1 from "$2"',
    )
    .replaceAll(/^exports\.(\w+) = \1;$/gm, 'export { $1 }')
    .replaceAll(/^exports\.(\w+) =/gm, 'export const $1 =')
    .replaceAll(/\}\)\((\w+) = exports\.\1 \|\| \(exports\.\1 = \{\}\)\);/g, '})($1 ||= {})\nexport { $1 }')
    .replaceAll(/^__createBinding\(exports, (\w+), "(\w+)"\);$/gm, 'export const $2 = $1.$2')
    .replaceAll(/exports\.(\w+)/g, '$1')
  const helpers = [...new Set(body.match(/\b__[a-z]\w+(?=\()/g))]
  return helpers.length === 0 ? body : `import { ${helpers.join(', ')} } from 'helpers'\n${body}`
}
