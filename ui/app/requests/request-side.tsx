import type { RecordedExchange } from '../../../src/client/index.ts'
import { shownText } from '../parts/shown.ts'
import { CodeBlock } from './code-block.tsx'
import { jsonText } from './json-text.ts'
import { pairsOf } from './replay.ts'

interface RequestSideProps {
  title: string
  side: RecordedExchange['request']
}

/** The headers and the body of a request or a response. */
export function RequestSide({ title, side }: RequestSideProps) {
  const { headers, fields, json, note } = side
  const isEmpty = fields === undefined && json === undefined && note === undefined
  return (
    <section class="request-side">
      <h3>{title}</h3>
      {headers.length > 0 && (
        <PairTable label={`Headers of the ${title.toLowerCase()}`} pairs={pairsOf(headers)} />
      )}
      {fields !== undefined && (
        <PairTable label="Fields of the form" pairs={pairsOf(fields)} heads={['Field', 'Value']} />
      )}
      {json !== undefined && <CodeBlock label={`Body of the ${title.toLowerCase()}`} text={jsonText(json)} />}
      {note !== undefined && <p class="muted">{shownText(note)}</p>}
      {isEmpty && <p class="muted">No body.</p>}
    </section>
  )
}

interface PairTableProps {
  label: string
  pairs: readonly (readonly [string, string])[]
  heads?: readonly [string, string]
}

/** A table of names and values, each shown as text. */
export function PairTable({ label, pairs, heads = ['Header', 'Value'] }: PairTableProps) {
  return (
    <table class="table pairs" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([name, value], index) => (
          <tr key={index}>
            <td class="mono">
              <bdi>{shownText(name)}</bdi>
            </td>
            <td class="mono">
              {value === '' ? <span class="muted">(empty)</span> : <bdi>{shownText(value)}</bdi>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
