import type { Draw } from '../grammar/index.ts'
import { checkStrange, type Form } from './form.ts'
import { Judge } from './judge.ts'
import { type Pixel, type PixelFields, pixelTypes } from './model.ts'
import { invalid, Refusal } from './refusal.ts'
import type { Store } from './store.ts'

/** The fields of a pixel after a form: of a new pixel, or of `current`. Throws a Refusal. */
export function pixelAfter(form: Form, store: Store, draw: Draw, current: Pixel | undefined): PixelFields {
  checkStrange(form, draw)
  const status = draw['errors.invalid.status']
  if (current !== undefined && form.size === 0) {
    if (draw['update.empty'] === 'unchanged') return current.fields
    throw new Refusal('other', status, 'There is nothing to update.')
  }
  const judge = new Judge(form, draw)
  const keeps = current !== undefined && draw['update.mode'] === 'keeps'
  const before = keeps ? current.fields : { name: '', type: '', value: null }
  const sent = {
    name: nameIn(judge, draw),
    type: judge.ruled('type', text => pixelTypes.includes(text), `must be one of ${pixelTypes.join(', ')}`),
    value: judge.text('value'),
  }
  const required = draw['input.pixel-required'] === 'all' ? ['name', 'type', 'value'] : ['name', 'type']
  for (const name of required as (keyof PixelFields)[]) {
    const has = Boolean(form.fields.get(name))
    const cleared = keeps && form.fields.get(name) === '' && sent[name] === null
    if ((!keeps && !has) || cleared) judge.wrong(name, 'required', `${name} is required.`)
  }
  const taken = store.pixels.rows.some(one => one !== current && one.fields.name === sent.name)
  if (taken && draw['pixel.names'] === 'refused')
    judge.wrong('name', 'taken', 'The name has already been taken.')
  if (judge.issues.length > 0) throw invalid(status, judge.issues)
  return {
    name: sent.name ?? before.name,
    type: sent.type ?? before.type,
    value: sent.value === undefined ? before.value : sent.value,
  }
}

/** The greatest length of a name where long names are cut or refused. */
const longest = 80

function nameIn(judge: Judge, draw: Draw): string | null | undefined {
  switch (draw['pixel.long-name']) {
    case 'refused':
      return judge.ruled('name', text => text.length <= longest, `must have at most ${longest} characters`)
    case 'cut':
      return judge.text('name')?.slice(0, longest)
    default:
      return judge.text('name')
  }
}
