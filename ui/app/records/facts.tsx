import type { ComponentChildren } from 'preact'

/** The name and the value of a member. A value that is undefined is shown as missing. */
export type Fact = readonly [name: string, value: ComponentChildren]

/** Members of a record, as a list of terms. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <span class="muted">none</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
