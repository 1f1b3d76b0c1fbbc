import { useState } from 'preact/hooks'
import { type OperationId, operations } from '../../../src/generated/operations.ts'
import { sections } from '../../../src/generated/sections.ts'
import { TextField } from '../parts/field.tsx'
import type { ViewProps } from '../view.ts'
import { OperationForm } from './operation-form.tsx'
import { SectionText } from './section-text.tsx'

const all = Object.values(operations)

/** The operations of the interface, with a form that sends a request to the mock, and the interface document. */
export function ReferenceView(view: ViewProps) {
  const [shown, setShown] = useState<OperationId>('listLinks')
  // The key stays in memory, so that no other page can read it.
  const [key, setKey] = useState('demo-key')
  const operation = operations[shown]
  const own = sectionsOf(shown)
  return (
    <div class="reference">
      <nav class="panel reference-list" aria-label="Operations">
        <ul>
          {all.map(({ operationId, method, path }) => (
            <li key={operationId}>
              <button
                type="button"
                class="reference-operation"
                aria-current={operationId === shown ? 'true' : undefined}
                onClick={() => setShown(operationId)}
              >
                <strong>{operationId}</strong>
                <span class="mono muted">
                  {method} {path}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <TextField
          label="API key"
          value={key}
          onValue={setKey}
          hint="Sent as Authorization: Bearer. Empty: not sent."
          input={{ class: 'mono' }}
        />
      </nav>
      <div class="reference-main">
        <OperationForm key={shown} operation={operation} view={view} apiKey={key} />
        {own.map(section => (
          <SectionText key={`${shown} ${section}`} section={section} />
        ))}
        <h2>Interface document</h2>
        {[...sections.keys()]
          .filter(section => !own.includes(section) && sections.get(section)?.text !== '')
          .map(section => (
            <SectionText key={section} section={section} />
          ))}
      </div>
    </div>
  )
}

/** Returns the sections that describe an operation. */
function sectionsOf(operation: OperationId): string[] {
  const isLink = operations[operation].path.startsWith('/links')
  const hasFields = Object.keys(operations[operation].fields).length > 0
  return [isLink ? '4.1' : '4.2', ...(hasFields ? [isLink ? '2.1' : '2.2'] : [])]
}
