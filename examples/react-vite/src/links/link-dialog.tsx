import { type FormEvent, useEffect, useRef, useState } from 'react'
import { fieldErrors } from '../api/errors.ts'
import { useSaveLink } from '../api/links.ts'
import type { Link } from '../api/types.ts'
import { Dialog } from '../ui/dialog.tsx'
import { FormFoot } from '../ui/form-foot.tsx'
import { useNotify } from '../ui/toasts.tsx'
import { AccessFields } from './access-fields.tsx'
import { BasicFields } from './basic-fields.tsx'
import { createFields, draftOf, type LinkDraft, updateFields } from './draft.ts'
import { ExpiryFields } from './expiry-fields.tsx'
import { PixelFields } from './pixel-fields.tsx'
import { TargetFields } from './target-fields.tsx'

/** Creates a link, or changes one. An error of the service is shown at its field. */
export function LinkDialog({ link, onClose }: { link: Link | null; onClose(): void }) {
  const [draft, setDraft] = useState<LinkDraft>(() => draftOf(link))
  const save = useSaveLink()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const errors = fieldErrors(save.error)
  const change = (changes: Partial<LinkDraft>) => setDraft(before => ({ ...before, ...changes }))
  const part = { draft, change, errors }

  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [save.error])

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(link ? { id: link.id, fields: updateFields(draft, link) } : { fields: createFields(draft) }, {
      onSuccess({ data }) {
        notify({ kind: 'success', text: `${data.short_url} is ${link ? 'changed' : 'ready'}.` })
        onClose()
      },
    })
  }

  return (
    <Dialog title={link ? 'Edit link' : 'New link'} onClose={onClose}>
      <form ref={form} className="dialog-form" onSubmit={submit} noValidate>
        <div className="dialog-body">
          <BasicFields {...part} link={link} />
          <PixelFields {...part} />
          <AccessFields {...part} link={link} />
          <ExpiryFields {...part} />
          <TargetFields {...part} />
        </div>
        <FormFoot
          error={save.error}
          pending={save.isPending}
          submit={link ? 'Save changes' : 'Create link'}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
