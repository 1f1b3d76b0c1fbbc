import type { Dialect } from '../dialect/dialect.ts'
import { isSame } from '../dialect/shapes/json.ts'
import { contractIn } from './contract.ts'
import { writtenContract } from './document.ts'

/** One action of an overlay: the JSONPath of its target, and the change. */
export interface OverlayAction {
  target: string
  update?: Record<string, unknown>
  remove?: true
}

/** An OpenAPI Overlay 1.0. */
export interface Overlay {
  overlay: '1.0.0'
  info: { title: string; version: string }
  extends: string
  actions: OverlayAction[]
}

type Members = Record<string, unknown>

/**
 * Returns the overlay that turns the written contract into the document of a dialect. An update merges
 * objects and appends to lists, so a member that disappears, or whose list or object is replaced, is removed
 * first. After that, every member of an update is new to its target or replaces a plain value.
 */
export function overlayOf(dialect: Dialect): Overlay {
  const actions: OverlayAction[] = []
  compare('$', writtenContract(), contractIn(dialect), actions)
  return {
    overlay: '1.0.0',
    info: { title: `The contract in the dialect ${dialect.name}`, version: dialect.observed ?? '1.0.0' },
    extends: 'openapi.yaml',
    actions,
  }
}

function compare(path: string, before: Members, after: Members, actions: OverlayAction[]): void {
  const update: Members = {}
  for (const [name, value] of Object.entries(before)) {
    const next = after[name]
    if (isSame(value, next)) continue
    const member = `${path}${selector(name)}`
    // An object whose `$ref` changes is replaced as a whole: some tools would resolve an update that is a
    // `$ref`.
    if (isObject(value) && isObject(next) && value.$ref === next.$ref) {
      compare(member, value, next, actions)
      continue
    }
    // A plain value replaces another plain value without a removal.
    if (!Object.hasOwn(after, name) || isHolder(value) || isHolder(next))
      actions.push({ target: member, remove: true })
    if (Object.hasOwn(after, name)) update[name] = next
  }
  for (const [name, value] of Object.entries(after)) if (!Object.hasOwn(before, name)) update[name] = value
  if (Object.keys(update).length > 0) actions.push({ target: path, update })
}

function isHolder(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function isObject(value: unknown): value is Members {
  return isHolder(value) && !Array.isArray(value)
}

/** Returns the selector of a member in a JSONPath (RFC 9535). */
function selector(name: string): string {
  return `['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`
}
