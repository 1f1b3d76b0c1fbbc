import type { ComponentChildren, JSX } from 'preact'
import { useId } from 'preact/hooks'

/** The attributes that tie a control to its label, its hint and its issue. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ComponentChildren
  hint?: ComponentChildren
  /** Why the value was refused. */
  issue?: string | undefined
  class?: string
  children: (attributes: ControlAttributes) => ComponentChildren
}

/** A control with its label above, and its hint and issue below. */
export function Field({ label, hint, issue, class: name = '', children }: FieldProps) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, issue !== undefined && `${id}-issue`]
  return (
    <div class={`field ${name}`}>
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': issue === undefined ? undefined : true,
      })}
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {issue !== undefined && (
        <span class="issue" id={`${id}-issue`}>
          {issue}
        </span>
      )}
    </div>
  )
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string
  onValue(value: string): void
  /** Further attributes of the input, such as `type` or `autocomplete`. */
  input?: Omit<JSX.IntrinsicElements['input'], 'value' | 'onInput'>
}

/** A field with a text. */
export function TextField({ value, onValue, input, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {attributes => (
        <input
          type="text"
          autocomplete="off"
          spellcheck={false}
          {...input}
          {...attributes}
          value={value}
          onInput={event => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  )
}

interface SelectFieldProps<T extends string> extends Omit<FieldProps, 'children'> {
  value: T
  options: readonly (readonly [value: T, text: string])[]
  onValue(value: T): void
}

/** A field with a choice of several. */
export function SelectField<T extends string>({ value, options, onValue, ...field }: SelectFieldProps<T>) {
  return (
    <Field {...field}>
      {attributes => (
        <select
          {...attributes}
          value={value}
          onChange={event => {
            const chosen = options[event.currentTarget.selectedIndex]
            if (chosen) onValue(chosen[0])
          }}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option} selected={option === value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
