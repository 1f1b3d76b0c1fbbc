import { useMemo, useState } from 'preact/hooks'
import type { AdminAccount, AdminRefusal, RecordedPixel } from '../../../src/client/index.ts'
import { Dialog } from '../parts/dialog.tsx'
import { SelectField, TextField } from '../parts/field.tsx'
import { RefusalNote } from '../parts/refusal-note.tsx'
import type { ViewProps } from '../view.ts'
import { changeState } from './changes.ts'
import { fieldIssues } from './issues.ts'

interface PixelFormProps extends ViewProps {
  account: AdminAccount
  /** The pixel to change. Undefined to create one. */
  pixel?: RecordedPixel
  onClose(): void
}

const types = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
  'linkedin',
  'pinterest',
  'quora',
  'x',
].map(type => [type, type] as const)

/** Changes or creates a pixel. The issues of a refusal are beside their fields. */
export function PixelForm({ admin, account, pixel, refresh, notify, onClose }: PixelFormProps) {
  const [values, setValues] = useState({
    name: pixel?.name ?? '',
    type: pixel?.type ?? 'facebook',
    value: pixel?.value ?? '',
  })
  const [refusal, setRefusal] = useState<AdminRefusal>()
  const issues = useMemo(() => fieldIssues(refusal, 'pixels', Object.keys(values)), [refusal])
  const bind = (name: keyof typeof values) => ({
    value: values[name],
    onValue: (value: string) => setValues(before => ({ ...before, [name]: value })),
    issue: issues.of(name),
  })
  const submit = async () => {
    const members = { ...(pixel && { id: pixel.id }), ...values }
    const result = await changeState(admin, account.account, { pixels: [members] })
    if (!result.isDone) return setRefusal(result.refusal)
    notify(pixel ? `Changed pixel ${pixel.id}` : 'Created a pixel')
    refresh()
    onClose()
  }
  return (
    <Dialog title={pixel ? `Edit pixel ${pixel.id}` : 'Create a pixel'} onClose={onClose}>
      <form
        class="form"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void submit()
        }}
      >
        <RefusalNote lines={issues.rest} />
        <TextField label="Name" {...bind('name')} />
        <SelectField label="Type" {...bind('type')} options={types} />
        <TextField label="Value" {...bind('value')} input={{ class: 'mono' }} />
        <div class="toolbar form-end">
          <button type="submit" class="button primary">
            {pixel ? 'Save' : 'Create'}
          </button>
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
