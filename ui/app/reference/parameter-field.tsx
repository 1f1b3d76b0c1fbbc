import type { Parameter } from '../../../src/generated/operations.ts'
import { TextField } from '../parts/field.tsx'

interface ParameterFieldProps {
  parameter: Parameter
  value: string
  onValue(value: string): void
}

/** A query parameter. Any value can be typed, also one that the interface document does not define. */
export function ParameterField({ parameter, value, onValue }: ParameterFieldProps) {
  const { name, values, documented } = parameter
  const hints = [
    values?.join(', '),
    parameter.default !== undefined && `default ${parameter.default}`,
    !documented && 'from an open question',
  ]
  return (
    <TextField
      label={<span class="mono">{name}</span>}
      value={value}
      onValue={onValue}
      hint={hints.filter(Boolean).join('; ') || undefined}
    />
  )
}
