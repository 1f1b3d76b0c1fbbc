import { addressNames } from '../../../../src/dialect/shapes/addresses.ts'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { framed } from './common-start.ts'
import { distance } from './names.ts'
import { opaqueShape } from './opaque.ts'
import type { Sample } from './sample.ts'
import { occurs, templateOf } from './template.ts'

/**
 * Returns the shape of a text with one unknown part per record between known ones, such as the address of a file:
 * `/uploads/qr_{alias}_1j08url55o.png`. Undefined if all of it is unknown.
 */
export function partlyOpaqueShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!samples.every(({ json }) => typeof json === 'string' && /^\S+$/.test(json))) return undefined
  const frame = framed(templatesOf(samples, namesIn(samples, scope, path)) ?? [])
  if (frame === undefined || !isWhole(frame.before) || !isWhole(frame.after)) return undefined
  const opaque = opaqueShape(samples.map((sample, index) => ({ ...sample, json: frame.inner[index] })))
  // The template has its braces and its first character escaped. The last part begins anew.
  const after = frame.after.replace(/^\$/, '$$$$')
  return opaque && { $concat: [frame.before, opaque, after].filter(part => part !== '') }
}

/** Returns the values that all texts show. The one whose name fits best comes first. */
function namesIn(samples: readonly Sample[], { values }: Scope, path: readonly string[]): string[] {
  const isShown = (name: string) => samples.every(sample => occurs(sample, name))
  // A value that is the same in all records may be a word of the service.
  const differs = (name: string) => new Set(samples.map(sample => sample.values[name])).size > 1
  const own = addressNames.find(isShown)
  const shown = Object.entries(values)
    .filter(([name, { type }]) => ['text', 'number'].includes(type) && isShown(name) && differs(name))
    .map(([name]) => name)
    .sort((a, b) => distance(path, a) - distance(path, b))
  const names: string[] = own === undefined ? [] : [own]
  for (const name of shown) if (templatesOf(samples, [...names, name]) !== undefined) names.push(name)
  return names
}

/** Returns the texts with these values replaced by their names. Undefined if values overlap in one of them. */
function templatesOf(samples: readonly Sample[], names: readonly string[]): string[] | undefined {
  const texts = samples.map(sample => templateOf(sample, names))
  return texts.every(text => text !== undefined) ? texts : undefined
}

/** Whether no name in braces is cut into two. */
function isWhole(template: string): boolean {
  return /^(?:[^{}]|\{\w+\}|\{\{|\}\})*$/.test(template)
}
