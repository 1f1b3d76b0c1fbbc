import { describe } from '../../../documents/issue.ts'
import type { Construct, Reading } from '../construct.ts'
import { isObject, isSame } from '../json.ts'
import { eitherOf, schemaOfJson } from '../json-schema.ts'
import { note } from '../located.ts'
import type { TextNode } from '../node.ts'
import { checkMembers, knownValue, mistake, printConstant, readConstant } from '../reading.ts'
import { enumOf, type Scope, type Value } from '../scope.ts'
import { partsOf, type TextPart, templateOf } from './text-parts.ts'
import { formOf } from './value-form.ts'

/**
 * A text built from values, such as `https://{domain}/{alias}`. `{ $text: "…", unset: "" }` also states what
 * is written if a value is unset.
 */
export const text: Construct<TextNode> = {
  parse(source, at) {
    const { $text: template, unset = null } = isObject(source) ? source : { $text: source }
    if (isObject(source)) checkMembers(source, ['$text', 'unset'], at)
    const parts = typeof template === 'string' ? partsOf(template) : undefined
    const member = isObject(source) ? '$text' : undefined
    if (parts === undefined) {
      mistake(at, 'a text with values in braces, such as https://{domain}/{alias}', template, member)
    }
    checkParts(parts ?? [], at, member)
    return { kind: 'text', parts: parts ?? [], unset: readConstant(unset, at, 'unset') }
  },

  write({ parts, unset }) {
    return values => {
      let written = ''
      for (const part of parts) {
        if ('words' in part) {
          written += part.words
          continue
        }
        const value = values[part.name]
        if (value === null || value === undefined) return unset
        written += String(value)
      }
      return written
    }
  },

  locate({ parts, unset }, received, { into, path, scope }) {
    const names = parts.flatMap(part => ('name' in part ? [part.name] : []))
    const open = names.filter(name => scope.values[name]?.unset)
    if (open.length > 0 && (unset === undefined ? received === undefined : isSame(received, unset))) {
      // If several values may be unset, it is unknown which one is.
      if (open.length === 1) note(into, open[0]!, null, path)
      return
    }
    const lazy = typeof received === 'string' ? partsIn(received, parts, scope, '?') : undefined
    if (lazy === undefined) {
      const expected = `a text of the form ${templateOf(parts)}`
      into.issues.push({ path, expected, received: describe(received) })
      return
    }
    // If the text can be split in two ways, no value is certain.
    if (!isSame(lazy, partsIn(String(received), parts, scope, ''))) return
    for (const [index, name] of names.entries())
      note(into, name, typed(lazy[index]!, scope.values[name]!), path)
  },

  schema({ parts, unset }, { scope }) {
    const schema = { type: 'string', pattern: `^${parts.map(part => patternOf(part, scope, '?')).join('')}$` }
    if (!parts.some(part => 'name' in part && scope.values[part.name]?.unset))
      return { schema, optional: false }
    if (unset === undefined) return { schema, optional: true }
    return { schema: eitherOf([schema, schemaOfJson(unset)]), optional: false }
  },

  print: ({ parts, unset }) =>
    unset === null ? templateOf(parts) : { $text: templateOf(parts), unset: printConstant(unset) },
}

function checkParts(parts: readonly TextPart[], at: Reading, member: string | undefined): void {
  const isText = ({ type }: Value) => ['text', 'number', 'boolean', 'date', 'clock'].includes(type)
  for (const [index, part] of parts.entries()) {
    if (!('name' in part)) continue
    knownValue(part.name, at, member, isText)
    const next = parts[index + 1]
    if (next !== undefined && 'name' in next && !isPath(at.scope.values[next.name])) {
      mistake(
        at,
        'words between two values, so that each can be found',
        `{${part.name}}{${next.name}}`,
        member,
      )
    }
  }
}

/** Whether a value starts with a slash, so that it can be separated from the value before it. */
function isPath(value: Value | undefined): boolean {
  return String(value?.schema.pattern).startsWith('^/')
}

/** Returns the texts of the values within a text, or undefined if the text does not have this form. */
function partsIn(
  received: string,
  parts: readonly TextPart[],
  scope: Scope,
  lazy: '?' | '',
): string[] | undefined {
  const expression = parts.map(part => patternOf(part, scope, lazy)).join('')
  return new RegExp(`^${expression}$`, 'su').exec(received)?.slice(1)
}

function patternOf(part: TextPart, { values }: Scope, lazy: '?' | ''): string {
  if ('words' in part) return part.words.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  const value = values[part.name]
  if (value?.account) return `([^/?#]+${lazy})`
  return value?.type === 'number' ? `(-?[0-9]+${lazy})` : `([\\s\\S]*${lazy})`
}

function typed(received: string, value: Value): unknown {
  if (value.type === 'number') return value.account && !/^\d+$/.test(received) ? received : Number(received)
  if (value.type === 'boolean') return received === 'true'
  return enumOf(value) === undefined ? formOf(value, 'text').read(received) : received
}
