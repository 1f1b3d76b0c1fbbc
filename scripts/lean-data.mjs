// What of @mswjs/data is bundled, and how: `npm run build`. As it is published it would be 18 KB of the 40 KB that a
// page may load, more than half of it for what the kit does not use. `tests/package/store.test.ts` holds what is
// bundled against the whole package.

const noRelations = 'export class Relation {}\nexport const RelationKind = {}'

/**
 * What stands in for parts of it, by what it requires. Handlers, relations, creating (the kit's tables do that) and
 * syncing are left out with all that they bring along: a second msw, graphql. Of the libraries that it takes a line
 * from, that line is here: property paths are lists of names, and the id of an instance need not be a hash.
 * @type {Record<string, string>}
 */
export const dataStandIns = {
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
  emit(event, ...told) {
    for (const listener of this.#listeners.get(event) ?? []) listener.apply(this, told)
  }
}`,
  // What TypeScript wrote into each file, for engines that do not have it.
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
 * A file of the package as an ES module, which can be minified better, without what it tells a log that is left out.
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
