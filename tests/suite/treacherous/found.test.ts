import { expect, it } from 'vitest'
import { sampled } from '../../support/sample.ts'
import type { CommandName } from './judge/commands.ts'
import type { Length } from './judge/lengths.ts'
import { kindsOf, momentsOf } from './plan.ts'
import { judged } from './play-all.ts'

type Found = readonly [
  why: string,
  kind: string,
  when: string,
  exitCode?: number | undefined,
  command?: CommandName,
  length?: Length,
]

/** Servers on which earlier versions of the suite did harm or could not judge, and the expected results. */
const found: readonly Found[] = [
  ['a lie in every response', 'uniform-any-teapot', 'whole', 3],
  ['an empty list for every response', 'uniform-any-empty-list', 'whole', 3],
  ['any id that is there shows the newest record', 'get-newest-of-known-without-lists', 'whole', 3],
  [
    'any id of a link that is there shows the newest link',
    'get-newest-of-known-without-lists/links',
    'whole',
    3,
  ],
  ['ids that a write reads as foreign ids', 'typed-extension-in-writes', 'whole', 3],
  ['the same with digits of another script', 'typed-right-to-left-in-writes', 'whole', 3],
  ['records that show up after 9 s', 'lag-9s', 'whole', 1],
  ['an account in which others delete', 'others-delete', 'whole', 0],
  ['records that seem to be gone for a while', 'plain', 'emptied-for-a-while@70', undefined],
  ['records that seem to be gone at the end', 'plain', 'emptied@95', 3],
  [
    'a foreign record that shows the last search',
    'remembers-searched-in-a-large-account',
    'whole',
    undefined,
    'compare',
  ],
  ['a deletion without a response, and a copy that gets the id', 'delete-hands-on-a-copy', 'whole', 3],
  [
    'a full account that reports errors with 200',
    'create-evicts-above-a-quota+body-errors-with-200',
    'whole',
    undefined,
  ],
  ['a deletion that detaches pixels of its type from links', 'delete-pixel-detaches-its-type', 'whole', 3],
  [
    'a deletion that empties the link of the same number',
    'delete-pixel-empties-the-link-of-the-same-number',
    'whole',
    3,
  ],
  ['a full space', 'create-evicts-from-its-space', 'whole', 3, 'verify', 'full'],
  ['an expired link that sweeps the others', 'create-sweeps-the-expired', 'whole', 3, 'verify', 'full'],
  [
    'a date that disables the expired links',
    'create-with-a-date-disables-the-expired',
    'whole',
    3,
    'verify',
    'full',
  ],
  ['a move that takes its space along', 'update-moves-the-space', 'whole', 3, 'verify', 'full'],
  [
    'a deletion of a link that removes unused pixels',
    'delete-link-takes-unused-pixels',
    'whole',
    3,
    'verify',
    'full',
  ],
  [
    'a deletion of a link that removes targets',
    'delete-link-takes-the-targets-of-others',
    'whole',
    3,
    'verify',
    'full',
  ],
  [
    'a second deletion in a row that takes an older link along',
    'delete-takes-an-older-one-if-repeated',
    'whole',
    3,
    'verify',
    'full',
  ],
  ['updates that take the marker away', 'update-clears-the-rest', 'whole', 3, 'compare'],
]

it.for(sampled(found, 12, ([, , , , command]) => command))('%s: %s, %s', async ([
  ,
  kind,
  when,
  exitCode,
  command = 'verify',
  length = 'tiny',
]) => {
  const [{ moment, at = 0 } = { moment: undefined }] = momentsOf(when)
  const row = await judged({
    command,
    kinds: kindsOf(kind)[0]!,
    seed: 1,
    moment: moment!,
    at,
    length,
    limitMs: 240_000,
  })
  expect(row.violations, row.again).toEqual([])
  if (exitCode !== undefined) expect(row).toMatchObject({ exitCode, foreignWrites: 0 })
  if (kindsOf(kind)[0]!.every(({ unavoidable }) => unavoidable === undefined))
    expect(row.foreignChanges).toBe(0)
})
