import { readPointer } from '../../../src/documents/pointer.ts'
import { ContractBroken } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import type { InputRow, LinkInput } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import { rowsIn } from '../../discover/rows.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, readOnce, type Subject } from '../support/kit.ts'
import { linkUrl } from '../support/new-link.ts'
import { address } from '../support/sample-values.ts'
import { mustHold } from '../support/stored.ts'

/**
 * More rows than one digit can count, so that sorted as text the index 10 comes before 2, and more than the twenty that
 * some parsers of forms accept.
 */
const rows = 22
const keys = {
  country: 'SE DE NL FR US BR IT JP CA ES PT DK PL FI NO AT CH BE IE GB AU NZ'.split(' '),
  language: 'sv de nl fr en pt it ja es da pl fi nb cs el hu ko ru tr uk zh ar'.split(' '),
}

/** Two rows with one target. */
const [first, repeat] = [2, 5]
const targets = Array.from({ length: rows }, (_, index) => ({
  value: address(`row-${index === repeat ? first : index}`, 'plain'),
}))
const long = {
  rotation: targets,
  country: longList('country'),
  language: longList('language'),
}

function longList(name: keyof typeof keys): InputRow[] {
  return keys[name].map((key, index) => ({ key, value: address(`${name}-${index}`, 'plain') }))
}

/**
 * Also judges whether the indexes of a list decide its order, as numbers. The lists are long enough to show it, and
 * the last row of each is sent first. The row that repeats a target has a position of its own. It is open how long a
 * list may be, so a server may refuse them or drop some rows, and it may drop the lists that the target type does not
 * select.
 */
export function inOrderOfNumbers(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      await requirement.run(context)
      const fewer = withoutRow(repeat).slice(0, 12)
      const link =
        (await longLink(context, long)) ??
        (await longLink(context, { rotation: targets })) ??
        (await longLink(context, { rotation: fewer }))
      if (link === undefined) return
      await mustBeInOrder(context, link, link.sent.rotation ?? [])
      await mustBeListedOnce(context, link)
      for (const name of ['country', 'language'] as const)
        if (link.sent[name] !== undefined) await mustNotBeInOrderOfTexts(context, link, name)
    },
  }
}

interface LongLink extends Subject {
  sent: LinkInput
}

/** Creates a link with these lists. Undefined if the server refuses it. */
async function longLink(context: Context, lists: LinkInput): Promise<LongLink | undefined> {
  const fieldsOf = (marker: string) => ({
    url: linkUrl(context, 'long-lists', marker),
    target_type: '4',
    ...lists,
  })
  const { id, sent, exchange } = await create(context, 'links', fieldsOf, 'last-first')
  if (id === undefined || !context.discovered.ok(exchange)) return undefined
  return { id, sent, isConstant: true }
}

async function mustBeInOrder(context: Context, link: Subject, rotation: readonly InputRow[]): Promise<void> {
  const brokenBy = (order: readonly InputRow[]) =>
    mustHold(context, 'links', link, 'rotation', order).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ContractBroken) return error
        throw error
      },
    )
  const error = await brokenBy(rotation)
  if (error === undefined) return
  const wrong: InputRow[][] = [[], rotation.toReversed(), ...ordersOfTexts('rotation', rotation)]
  if (rotation.length === targets.length) wrong.push(withoutRow(first), withoutRow(repeat))
  for (const rows of wrong) if ((await brokenBy(rows)) === undefined) throw error
}

/** Throws if a search finds a link several times, as a query does that joins its rows. */
async function mustBeListedOnce(context: Context, { id, sent }: LongLink): Promise<void> {
  const { ids, exchange } = await list(context, 'links', { search: sent.url ?? '', search_by: 'url' })
  const times = ids.filter(one => one === id).length
  if (times > 1) throw broken('the link once in the list', `${times} times`, exchange)
}

/**
 * Throws if an array shows rows with keys in the order of their indexes as texts. A service may sort them by their
 * keys, or write an object from key to row, which has no order.
 */
async function mustNotBeInOrderOfTexts(
  context: Context,
  { id }: Subject,
  name: keyof typeof keys,
): Promise<void> {
  const place = context.discovered.place('links', name)
  const { record, exchange } = await readOnce(context, 'links', id)
  const raw = place?.proven && record !== undefined ? readPointer(record, place.at) : undefined
  if (!Array.isArray(raw)) return
  const shown = rowsIn(raw, place?.row).map(({ value }) => value)
  for (const rows of ordersOfTexts(name, long[name]))
    if (rows.every(({ value }, index) => shown[index] === value))
      throw broken(
        `the rows of ${name} in the order of their indexes`,
        'the row 10 before the row 2',
        exchange,
      )
}

/** The targets that a server stores if it drops one of the two equal ones. */
function withoutRow(index: number): InputRow[] {
  return targets.filter((_, nth) => nth !== index)
}

/** The orders of a server that sorts rows by the index or the field name as text. */
function ordersOfTexts(name: string, rows: readonly InputRow[]): InputRow[][] {
  // `]` comes behind all digits.
  const fieldName = (index: number) => `${name}[${index}][value]`
  return [sortedBy(String, rows), sortedBy(fieldName, rows)]
}

function sortedBy<Row>(keyOf: (index: number) => string, rows: readonly Row[]): Row[] {
  return rows
    .map((row, index) => ({ row, key: keyOf(index) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
}
