import type { OperationMetadata } from '../../../src/generated/operations.ts'
import { TextField } from '../parts/field.tsx'
import { FormField } from './form-field.tsx'
import { ParameterField } from './parameter-field.tsx'
import type { RequestDraft } from './request-draft.ts'

interface OperationFieldsProps {
  operation: OperationMetadata
  draft: RequestDraft
  onDraft(part: Partial<RequestDraft>): void
}

/** The controls for the id, the query parameters and the form fields of an operation. */
export function OperationFields({ operation, draft, onDraft: change }: OperationFieldsProps) {
  const { path, parameters } = operation
  const names = Object.entries(operation.fields)
  return (
    <>
      {path.includes('{id}') && (
        <TextField
          label="id"
          class="reference-id"
          value={draft.id}
          onValue={id => change({ id })}
          input={{ required: true }}
        />
      )}
      {parameters.length > 0 && (
        <fieldset class="reference-fields">
          <legend>Query parameters</legend>
          {parameters.map(parameter => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              value={draft.parameters[parameter.name] ?? ''}
              onValue={value => change({ parameters: { ...draft.parameters, [parameter.name]: value } })}
            />
          ))}
        </fieldset>
      )}
      {names.length > 0 && (
        <fieldset class="reference-fields">
          <legend>Form fields</legend>
          {names.map(([name, kind]) => (
            <FormField key={name} name={name} kind={kind} draft={draft} onDraft={change} />
          ))}
        </fieldset>
      )}
    </>
  )
}
