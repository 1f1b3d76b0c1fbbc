import type { Draw } from '../grammar/index.ts'
import type { Form } from './form.ts'
import type { Issue } from './refusal.ts'

/** Reads the fields of a form one by one, and collects the mistakes. */
export class Judge {
  readonly issues: Issue[] = []
  readonly #form: Form
  readonly #draw: Draw

  constructor(form: Form, draw: Draw) {
    this.#form = form
    this.#draw = draw
  }

  wrong(field: string, code: string, message: string): void {
    this.issues.push({ field, code, message })
  }

  /** The text of a field. Null if it is to be cleared, undefined if it was not sent. */
  text(name: string): string | null | undefined {
    const value = this.#form.fields.get(name)
    if (value !== '') return value
    if (this.#draw['input.empty'] === 'ignored') return undefined
    if (this.#draw['input.empty'] === 'clears') return null
    this.wrong(name, 'blank', `${name} may not be blank.`)
    return undefined
  }

  /** A text that matches a rule. */
  ruled(name: string, allows: (text: string) => boolean, rule: string): string | null | undefined {
    const text = this.text(name)
    if (typeof text !== 'string' || allows(text)) return text
    this.wrong(name, 'invalid', `${name} ${rule}.`)
    return undefined
  }

  /** A whole number out of some. */
  choice<Value extends number>(name: string, values: readonly Value[]): Value | null | undefined {
    const rule = `must be one of ${values.join(', ')}`
    const text = this.ruled(name, sent => values.some(value => String(value) === sent), rule)
    return typeof text === 'string' ? (Number(text) as Value) : text
  }
}
