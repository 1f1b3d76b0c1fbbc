import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { rowsIn } from '../../discover/rows.ts'
import type { Observation } from '../requirement.ts'
import { acceptedWith } from '../support/taken.ts'
import { byName, type NamedSighting } from './by-name.ts'
import { recordOf, tryLink } from './observe.ts'

type Keys = Extract<Answers['links.targeting.keys'], string>

interface List {
  name: 'country' | 'platform' | 'language'
  target_type: string
  /**
   * A key from the document or its standard; `cased` is the same key in another case, `text` is not a key.
   */
  key: string
  cased: string
  text: string
}

const lists: readonly List[] = [
  { name: 'country', target_type: '1', key: 'SE', cased: 'se', text: 'Sweden' },
  { name: 'platform', target_type: '2', key: 'iOS', cased: 'IOS', text: 'Amiga' },
  { name: 'language', target_type: '0', key: 'sv', cased: 'SV', text: 'Swedish' },
]

/** Sends each targeting list a key, the same key in another case, and a text that is not a key. */
export async function observeKeys(context: Context): Promise<Observation<Answers['links.targeting.keys']>> {
  const sightings: NamedSighting<Keys>[] = []
  for (const list of lists) sightings.push(await keysOf(context, list))
  return byName(sightings)
}

async function keysOf(
  context: Context,
  { name, target_type, key, cased, text }: List,
): Promise<NamedSighting<Keys>> {
  const { discovered } = context
  const send = (sent: string) => {
    const fields: LinkInput = { target_type, [name]: [{ key: sent, value: 'https://key.example.com/' }] }
    return tryLink(context, fields)
  }
  const sighting = (answer: Keys | undefined, shows: Exchange) => ({ name, answer, exchange: shows })
  const exchange = acceptedWith(context, `${name}[0][key]`) ?? (await send(key)).exchange
  if (!discovered.ok(exchange)) return sighting(undefined, exchange)
  const any = await send(text)
  const other = await send(cased)
  const takesAny = discovered.ok(any.exchange)
  if (!discovered.ok(other.exchange)) return sighting(takesAny ? undefined : 'strict', other.exchange)
  const place = discovered.place('links', name)
  const shown = place?.proven ? await recordOf(context, 'links', other) : undefined
  const [row] =
    shown === undefined || place === undefined ? [] : rowsIn(readPointer(shown.record, place.at), place.row)
  if (takesAny) return sighting(row?.key === key ? 'any-text-cased' : 'any-text', any.exchange)
  const answers: Record<string, Keys> = { [key]: 'any-case', [cased]: 'any-case-kept' }
  return sighting(answers[row?.key ?? ''], other.exchange)
}
