import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors, messagesOf } from '../api/errors.ts'
import { useSavePixel } from '../api/pixels.ts'
import type { Pixel, PixelType } from '../api/types.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { useNotify } from '../ui/toasts.tsx'
import { typeOptions } from './pixel-filters.tsx'

/** Creates a pixel, or changes one. */
export function PixelDialog({ pixel, onClose }: { pixel: Pixel | null; onClose(): void }) {
  const [name, setName] = useState(pixel?.name ?? '')
  const [type, setType] = useState<PixelType>(pixel?.type ?? 'google-analytics')
  const [value, setValue] = useState(pixel?.value ?? '')
  const save = useSavePixel()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const errors = fieldErrors(save.error)

  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [save.error])

  function submit(event: FormEvent) {
    event.preventDefault()
    const fields = { name, type, value }
    save.mutate(pixel ? { id: pixel.id, fields } : { fields }, {
      onSuccess({ data }) {
        notify({ kind: 'success', text: `“${data.name}” is ${pixel ? 'changed' : 'ready'}.` })
        onClose()
      },
    })
  }

  return (
    <Dialog title={pixel ? 'Edit pixel' : 'New pixel'} size="small" onClose={onClose}>
      <form ref={form} className="dialog-form" onSubmit={submit} noValidate>
        <div className="dialog-body">
          <TextField
            label="Name"
            required
            data-autofocus
            value={name}
            errors={messagesOf(errors, 'name')}
            onValue={setName}
          />
          <SelectField
            label="Type"
            value={type}
            options={typeOptions}
            errors={messagesOf(errors, 'type')}
            onValue={chosen => setType(chosen as PixelType)}
          />
          <TextField
            label="Value"
            required
            hint="The id of the pixel at the other service."
            value={value}
            errors={messagesOf(errors, 'value')}
            onValue={setValue}
          />
        </div>
        <FormFoot
          error={save.error}
          pending={save.isPending}
          submit={pixel ? 'Save changes' : 'Create pixel'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
