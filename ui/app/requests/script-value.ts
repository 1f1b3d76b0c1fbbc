import { scriptText } from './quoting.ts'

/** A piece of JavaScript that is written as it is. */
export class Script {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const lineLength = 90

/** Writes a value as JavaScript, on one line if it is short. */
export function scriptValue(value: unknown, margin = ''): string {
  if (value instanceof Script) return value.text
  if (typeof value === 'string') return scriptText(value)
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'undefined' : JSON.stringify(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const parts = (inner: string): string[] =>
    isList
      ? value.map(item => scriptValue(item, inner))
      : Object.entries(value).map(([name, member]) => `${memberName(name)}: ${scriptValue(member, inner)}`)
  const oneLine = parts('').join(', ')
  if (oneLine === '') return `${open}${close}`
  if (oneLine.length <= lineLength && !oneLine.includes('\n'))
    return isList ? `[${oneLine}]` : `{ ${oneLine} }`
  const inner = `${margin}  `
  return `${open}\n${parts(inner)
    .map(part => `${inner}${part},\n`)
    .join('')}${margin}${close}`
}

/** `__proto__` in quotes would set the prototype; in brackets it is a member. */
function memberName(name: string): string {
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : scriptText(name)
}
