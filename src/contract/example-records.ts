import type { Answers } from '../generated/answers.ts'
import type { Link, Pixel } from '../model/entities.ts'
import { titleOf } from '../model/titles.ts'
import { linkWriter, pixelWriter } from '../wire/record.ts'
import type { RecordKind } from './records.ts'

/** A record of the written contract's examples, in the default dialect. */
type WrittenRecord = Record<string, unknown>

const listOfType: Record<number, string> = { 1: 'country', 2: 'platform', 3: 'language', 4: 'rotation' }
const spaceNames: Record<number, string> = { 2: 'Marketing' }

/** Writes the records of the written contract's examples as the mock writes its own. */
export function recordRewriter(answers: Answers, kind: RecordKind): (written: WrittenRecord) => unknown {
  if (kind === 'pixels') {
    const write = pixelWriter(answers)
    return written => write(pixelOf(written))
  }
  const write = linkWriter(answers)
  return written => {
    const link = linkOf(written, answers)
    const domain = { id: link.domain_id, name: new URL(String(written.short_url)).host }
    const space = link.space_id === null ? undefined : { id: link.space_id, name: spaceNames[link.space_id]! }
    return write({ link, status: Number(written.status), domain, space })
  }
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
    title: titleOf(String(written.url), answers['links.title']),
    ...moments({ created_at, updated_at }),
  }
  if (answers['links.targeting.inactive'] === 'kept') return link
  const active = listOfType[link.target_type ?? 0]
  for (const name of ['country', 'platform', 'language', 'rotation'] as const)
    if (name !== active) link[name] = []
  return link
}

function moments({ created_at, updated_at }: { created_at: unknown; updated_at: unknown }) {
  return { created_at: Date.parse(String(created_at)), updated_at: Date.parse(String(updated_at)) }
}
