import type { Json, JsonObject } from '../dialect/shapes/json.ts'
import type { Values } from '../dialect/shapes/scope.ts'
import { listOfType } from '../dialect/shapes/scopes/rows.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import type { components } from '../generated/openapi.ts'
import type { Link, Pixel } from '../store/entities.ts'
import { expiryOf } from '../store/expiry.ts'
import { titleOf } from '../store/titles.ts'
import { withBase } from '../wire/base.ts'
import { pixelValues } from '../wire/pixel-values.ts'
import type { RecordKind } from './kinds.ts'
import { listOf, present } from './parts.ts'
import type { Speech } from './speech.ts'

const exampleBase = 'https://api.example.com/api/v1'

const spaceNames: Record<number, string> = { 2: 'Marketing' }

/**
 * Returns a function that takes a record from an example of the written contract and writes it as JSON text
 * in the dialect, with the mock's own writers.
 * @param of the kind of response that shows the record
 */
export function recordRewriter(
  { answers, writers }: Speech,
  kind: RecordKind,
  of: SuccessKind,
): (written: JsonObject) => string {
  if (kind === 'pixels')
    return written => withBase(writers.pixels.records[of].text(pixelOf(written)), exampleBase)
  const { momentOf } = expiryOf(answers)
  return written => {
    const link = linkOf(written, answers)
    const id = link.domain_id ?? 1
    const domains = new Map([[id, { id, name: new URL(String(written.short_url)).host }]])
    const space = link.space_id === null ? undefined : spaceOf(link.space_id)
    const status = Number(written.status)
    const pixelOf = (id: number) => examplePixels[id]
    const text = writers.links.records[of].text({
      link,
      status,
      expired: status === 2,
      expiresAt: momentOf(link),
      domains,
      space,
      pixelOf,
      positionOf: owner => (owner === 'space' && space === undefined ? undefined : 1),
    })
    return withBase(text, exampleBase)
  }
}

function spaceOf(id: number) {
  return { id, name: present(spaceNames[id], `name of the space ${id}`) }
}

const examplePixel = { created_at: 0, updated_at: 0, updates: 0 }
const examplePixels: Record<number, Pixel> = {
  3: { ...examplePixel, id: 3, name: 'Newsletter', type: 'facebook', value: '1234567890' },
  7: { ...examplePixel, id: 7, name: 'Shop analytics', type: 'google-analytics', value: 'G-AB12CD34' },
}

/** Returns the values of the pixels that links of the written contract use, each pixel once. */
export function pixelsBeside(
  written: readonly JsonObject[],
  { writers }: Speech,
  addresses: Values,
): Values[] {
  const used = new Set(written.flatMap(({ pixel_ids }) => listOf(pixel_ids ?? []).map(Number)))
  return [...used].map(id => {
    const pixel = present(examplePixels[id], `pixel ${id}`)
    return { ...pixelValues({ ...pixel, links_count: 1 }, writers.pixels.ids), ...addresses }
  })
}

function pixelOf({ id, name, type, value, ...written }: JsonObject): Pixel {
  return {
    id: Number(id),
    name: String(name),
    type: String(type),
    value: String(value),
    ...moments(written),
  }
}

function linkOf(record: JsonObject, answers: Answers): Link {
  const { short_url: _, status: __, ...written } = record as components['schemas']['Link']
  const isSame = answers['links.password.meaning'] === 'same'
  const secret = isSame && (written.password || written.privacy_password)
  const link = {
    ...written,
    alias_generated: false,
    password: written.password || secret ? 'set' : null,
    privacy_password: written.privacy_password || secret ? 'set' : null,
    title: titleOf(written, answers['links.title']),
    ...moments(written),
  }
  const inactive = answers['links.targeting.inactive']
  if (inactive === 'kept') return link
  const active = listOfType[link.target_type ?? 0]
  for (const name of ['country', 'platform', 'language', 'rotation'] as const)
    if (name !== active && (name !== 'language' || inactive === 'all-dropped')) link[name] = []
  return link
}

function moments({ created_at, updated_at }: { created_at?: Json; updated_at?: Json }) {
  const created = Date.parse(String(created_at))
  const updated = Date.parse(String(updated_at))
  return { created_at: created, updated_at: updated, updates: updated > created ? 1 : 0 }
}
