import { type InputIssue, messageOf, ruleOf } from './issues.ts'

/** The values of an error that its issues repeat. */
interface OfError {
  readonly status: number
  readonly title: string
  readonly object: string | undefined
}

/** The values of one issue. It also shows the status and the title of its error. */
export class IssueValues {
  readonly #issue: InputIssue
  readonly #error: OfError

  constructor(issue: InputIssue, error: OfError) {
    this.#issue = issue
    this.#error = error
  }

  get status(): number {
    return this.#error.status
  }

  get title(): string {
    return this.#error.title
  }

  get object(): string | undefined {
    return this.#error.object
  }

  get field(): string {
    return this.#issue.field
  }

  get field_root(): string {
    return this.#steps[0] ?? ''
  }

  get field_brackets(): string {
    const [root = '', ...steps] = this.#steps
    return root + steps.map(step => `[${step}]`).join('')
  }

  get field_pointer(): string {
    return this.#steps.map(step => `/${step}`).join('')
  }

  get field_index(): number | undefined {
    const [, index = ''] = this.#steps
    return /^\d+$/.test(index) ? Number(index) : undefined
  }

  get field_key(): string | undefined {
    return this.#steps[2]
  }

  get source(): string {
    return this.#issue.source ?? 'body'
  }

  get rule(): string {
    return ruleOf(this.#issue)
  }

  get allowed(): { value: string }[] {
    return (this.#issue.allowed ?? []).map(value => ({ value: String(value) }))
  }

  get message(): string {
    return messageOf(this.#issue)
  }

  get received(): string | undefined {
    return this.#issue.received
  }

  get #steps(): string[] {
    return this.#issue.field.split('.')
  }
}

/** The values of a field, which may have several issues. The first one decides all but the messages. */
export class FieldValues extends IssueValues {
  readonly messages: { message: string }[]

  constructor(first: InputIssue, error: OfError, messages: { message: string }[]) {
    super(first, error)
    this.messages = messages
  }
}
