import type { ValueForm } from './form.ts'

/**
 * How many of a text's first and last characters are shown, and the text that replaces those between them.
 */
export interface Mask {
  first?: number
  last?: number
  by: string
}

/** Returns the form of a masked text. */
export function maskedForm({ first = 0, last = 0, by }: Mask): ValueForm {
  const isOne = (text: string) => {
    const between = text.slice(first, last === 0 ? undefined : -last)
    return between === by || (text.length < first + last + by.length && text.includes(by))
  }
  return {
    write(value) {
      const text = String(value)
      return text.slice(0, first) + by + (last === 0 ? '' : text.slice(-last))
    },
    read: received => (typeof received === 'string' && isOne(received) ? true : undefined),
    schema: { type: 'string', minLength: by.length },
    lossy: true,
  }
}
