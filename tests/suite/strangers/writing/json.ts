import type { Draw } from '../grammar/index.ts'

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }
export type JsonObject = { [name: string]: Json }

/** The bytes of a body, with the freedom that JSON allows. */
export function spell(value: Json, draw: Draw): string {
  return spelled(value, draw).replaceAll(`"${rowMark}`, '"')
}

/** The start of a member's name. Without it, names that are numbers would be sorted. */
export const rowMark = 'row:'

function spelled(value: Json, draw: Draw): string {
  switch (draw['json.text']) {
    case 'plain':
      return JSON.stringify(value)
    case 'indented':
      return `${JSON.stringify(value, null, 2)}\n`
    case 'slashes':
      return JSON.stringify(value).replaceAll('/', '\\/')
    case 'ascii':
      return JSON.stringify(value).replaceAll(/[^\x20-\x7e]/g, unit => {
        return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
      })
  }
}

/** A name in the style of a service. A leading underscore stays. */
export function styled(name: string, draw: Draw): string {
  const style = draw['names.style']
  if (style === 'snake') return name
  const [, lead = '', rest = ''] = /^(_*)(.*)$/.exec(name)!
  if (style === 'kebab') return lead + rest.replaceAll('_', '-')
  const joined = rest.replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
  return lead + (style === 'camel' ? joined : joined.replace(/^./, letter => letter.toUpperCase()))
}
