import { fieldErrors } from '../api/errors.ts'

interface FormFootProps {
  error: Error | null
  pending: boolean
  submit: string
  onCancel(): void
}

/** The end of a form in a dialog: errors of the form as a whole, and its two buttons. */
export function FormFoot({ error, pending, submit, onCancel }: FormFootProps) {
  const count = Object.keys(fieldErrors(error)).length
  return (
    <div className="dialog-foot">
      <p className="form-error" role="alert">
        {error &&
          (count > 0 ? `${count} ${count === 1 ? 'field needs' : 'fields need'} attention.` : error.message)}
      </p>
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="button primary" disabled={pending}>
        {pending ? 'Saving…' : submit}
      </button>
    </div>
  )
}
