import { readPointer } from '../../../src/documents/pointer.ts'
import { textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { create, update } from '../../discover/make.ts'
import { get } from '../../discover/reads.ts'
import { once } from './kit.ts'
import { plainAlias } from './sample-values.ts'

/**
 * Whether a service ignores the case of aliases and stores them in lower case. The document leaves this open.
 * True only if creates and updates both change the case, and two aliases that differ only in case count as
 * the same: the second one is refused, or gets another form.
 */
export function foldsAliases(context: Context, at: string): Promise<boolean> {
  return once(context, 'folds aliases', async () => {
    const aliasOf = (word: string, marker: string) => plainAlias(word, marker).toUpperCase()
    const url = (marker: string) => `${context.discovered.prefixes.links}cased-${marker}`
    const made = await create(context, 'links', marker => ({
      url: url(marker),
      alias: aliasOf('case', marker),
    }))
    const { id, marker, sent } = made
    if (id === undefined) return false
    const shownAs = async () => textOf(readPointer((await get(context, 'links', id)).record, at))
    if ((await shownAs()) !== sent.alias?.toLowerCase()) return false
    const changed = { ...sent, alias: aliasOf('other', marker) }
    await update(context, 'links', id, changed)
    const shown = await shownAs()
    if (shown !== changed.alias.toLowerCase()) return false
    const second = await create(context, 'links', again => ({ url: url(again), alias: shown }))
    if (!context.discovered.ok(second.exchange) || second.id === undefined) return true
    // Some services make a taken alias unique.
    return textOf(readPointer((await get(context, 'links', second.id)).record, at)) !== shown
  })
}
