import type { Draw } from '../grammar/index.ts'
import type { Form } from './form.ts'
import type { Judge } from './judge.ts'
import type { Link } from './model.ts'
import { Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** Handles an unknown id. Undefined if the field counts as not sent. */
function unknown(judge: Judge, draw: Draw, field: string): undefined {
  if (draw['input.unknown-id'] === 'not-found') throw new Refusal('not-found', 404, `${field} is not known.`)
  if (draw['input.unknown-id'] === 'refused')
    judge.wrong(field, 'exists', `The selected ${field} is invalid.`)
  return undefined
}

/** The domain of a link. The table of fields calls it domain_id, the example of a create domain. */
export function domainOf(
  form: Form,
  judge: Judge,
  store: Store,
  draw: Draw,
  current: Link | undefined,
): string | undefined {
  const field = form.fields.has('domain_id') ? 'domain_id' : 'domain'
  const id = form.fields.has(field) ? judge.text(field) : undefined
  if (current !== undefined) {
    if (id && draw['update.domain'] === 'refused') {
      judge.wrong(field, 'prohibited', `${field} cannot be changed.`)
    }
    return undefined
  }
  if (!id) {
    if (draw['input.required'] === 'url-and-domain') {
      judge.wrong('domain_id', 'required', 'domain_id is required.')
    }
    return undefined
  }
  return store.domains.some(domain => domain.id === id) ? id : unknown(judge, draw, field)
}

export function spaceOf(judge: Judge, store: Store, draw: Draw): string | null | undefined {
  const id = judge.text('space_id')
  if (typeof id !== 'string' || store.spaces.some(space => space.id === id)) return id
  return unknown(judge, draw, 'space_id')
}

export function pixelsOf(form: Form, judge: Judge, store: Store, draw: Draw): string[] | undefined {
  if (form.refusesIds) judge.wrong('pixel_ids', 'array', 'pixel_ids must be a list.')
  if (form.ids === undefined) return undefined
  const known = form.ids.filter((id, index) => {
    if (store.pixels.get(id) !== undefined) return true
    unknown(judge, draw, `pixel_ids.${index}`)
    return false
  })
  return draw['input.duplicate-ids'] === 'once' ? [...new Set(known)] : known
}
