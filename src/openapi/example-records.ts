import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import type { Link, Pixel } from '../store/entities.ts'
import { expiryOf } from '../store/expiry.ts'
import { titleOf } from '../store/titles.ts'
import { withBase } from '../wire/base.ts'
import type { RecordKind } from './scopes.ts'
import type { Speech } from './speech.ts'

/** A record of the written contract's examples, in the default dialect. */
type WrittenRecord = Record<string, unknown>

const exampleBase = 'https://api.example.com/api/v1'
const listOfType: Record<number, string> = { 1: 'country', 2: 'platform', 3: 'language', 4: 'rotation' }
const spaceNames: Record<number, string> = { 2: 'Marketing' }

/**
 * Writes the records of the written contract's examples as JSON text, by the mock's own writers.
 * @param of the kind of response that they are in
 */
export function recordRewriter(
  { answers, writers }: Speech,
  kind: RecordKind,
  of: SuccessKind,
): (written: WrittenRecord) => string {
  if (kind === 'pixels')
    return written => withBase(writers.pixels.records[of].text(pixelOf(written)), exampleBase)
  const { momentOf } = expiryOf(answers)
  return written => {
    const link = linkOf(written, answers)
    const domain = { id: link.domain_id, name: new URL(String(written.short_url)).host }
    const space = link.space_id === null ? undefined : { id: link.space_id, name: spaceNames[link.space_id]! }
    const status = Number(written.status)
    const pixelOf = (id: number) => examplePixels[id]
    const text = writers.links.records[of].text({
      link,
      status,
      expired: status === 2,
      expiresAt: momentOf(link),
      domain,
      space,
      pixelOf,
    })
    return withBase(text, exampleBase)
  }
}

const examplePixel = { created_at: 0, updated_at: 0, updates: 0 }
const examplePixels: Record<number, Pixel> = {
  3: { ...examplePixel, id: 3, name: 'Newsletter', type: 'facebook', value: '1234567890' },
  7: { ...examplePixel, id: 7, name: 'Shop analytics', type: 'google-analytics', value: 'G-AB12CD34' },
}

function pixelOf({ created_at, updated_at, ...written }: WrittenRecord): Pixel {
  return { ...(written as unknown as Pixel), ...moments({ created_at, updated_at }) }
}

function linkOf(
  { created_at, updated_at, short_url: _, status: __, ...written }: WrittenRecord,
  answers: Answers,
): Link {
  const secret =
    answers['links.password.meaning'] === 'same' && (written.password || written.privacy_password)
  const link = {
    ...(written as unknown as Link),
    password: written.password || secret ? 'set' : null,
    privacy_password: written.privacy_password || secret ? 'set' : null,
    title: titleOf(written as unknown as Link, answers['links.title']),
    ...moments({ created_at, updated_at }),
  }
  const inactive = answers['links.targeting.inactive']
  if (inactive === 'kept') return link
  const active = listOfType[link.target_type ?? 0]
  for (const name of ['country', 'platform', 'language', 'rotation'] as const)
    if (name !== active && (name !== 'language' || inactive === 'all-dropped')) link[name] = []
  return link
}

function moments({ created_at, updated_at }: { created_at: unknown; updated_at: unknown }) {
  const [created, updated] = [created_at, updated_at].map(moment => Date.parse(String(moment)))
  return { created_at: created!, updated_at: updated!, updates: updated! > created! ? 1 : 0 }
}
