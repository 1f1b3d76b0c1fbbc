import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Exchange, Outgoing, SentRequest } from '../core/exchange.ts'
import { Bystanders } from './bystanders.ts'
import { newLedger } from './ledger.ts'
import { Namesakes } from './namesakes.ts'
import type { OwnedRecord } from './prove.ts'

const folder = mkdtempSync(join(tmpdir(), 'slk-namesakes-'))
afterAll(() => rmSync(folder, { recursive: true }))

function exchangeOf(
  { method, path }: Pick<SentRequest, 'method' | 'path'>,
  status: number,
  json?: unknown,
): Exchange {
  return {
    request: { method, path, headers: {} },
    answer: { status, headers: {}, text: JSON.stringify(json), json },
    durationMs: 1,
    attempts: 1,
  }
}

/**
 * Deletes links 1 to `count` of the run. The pixel of other people with the same id disappears with each.
 * @param othersDo what other people do to their pixels in a pause
 * @returns the number of links that were deleted, and the error, if there was one
 */
async function deleteLinks(count: number, othersDo: (pixels: Set<string>) => void) {
  const pixels = new Set(['1', '2', '3', '8', '9'])
  const read = async (request: Outgoing) => {
    const id = request.path.split('/')[2]
    if (id !== undefined) return exchangeOf(request, pixels.has(id) ? 200 : 404, { id })
    return exchangeOf(request, 200, { data: [...pixels].map(shown => ({ id: shown })) })
  }
  const pause = async () => othersDo(pixels)
  const ledger = newLedger(join(folder, 'ledger.jsonl'), 'slk1234567', 'http://localhost')
  const namesakes = new Namesakes(read, ledger, new Bystanders(read, ledger, pause))
  let deleted = 0
  try {
    for (let id = 1; id <= count; id += 1) {
      const link = { resource: 'links', id: `${id}`, marker: ledger.run } as OwnedRecord
      await namesakes.around(link, async () => {
        pixels.delete(`${id}`)
        deleted += 1
        return exchangeOf({ method: 'DELETE', path: `/links/${id}` }, 204)
      })
    }
    return { deleted }
  } catch (error) {
    return { deleted, error }
  } finally {
    ledger.close(true)
  }
}

const ended = {
  name: 'RunEnded',
  exitCode: 3,
  blame: { requirement: 'links.delete.others' },
  message: expect.stringMatching(/^pixels\/\d, .* disappeared when DELETE \/links\/\d was sent/),
}

it('ends the run if the pixel with the id of a deleted link disappears', async () => {
  expect(await deleteLinks(3, () => {})).toMatchObject({ deleted: 1, error: ended })
})

it('blames nothing if other people delete another pixel soon after it', async () => {
  expect(await deleteLinks(1, pixels => void pixels.delete('9'))).toEqual({ deleted: 1 })
})

it('ends the run if it happens a second time, although other people delete pixels', async () => {
  const deleteOne = (pixels: Set<string>) => void pixels.delete(pixels.has('9') ? '9' : '8')
  expect(await deleteLinks(3, deleteOne)).toMatchObject({ deleted: 2, error: ended })
})
