import { pageParameter } from '../service/page.ts'
import { shown } from './client.ts'
import { tokenOf } from './records.ts'
import { ask, expect, type Kind, type World } from './world.ts'

const size = 10

/** Pages have every record once, in the order of the list. How a page is requested is open. */
export async function checkPages(world: World): Promise<void> {
  for (const kind of ['links', 'pixels'] as const) {
    const ids = world.server.records()[kind].map(({ id }) => id)
    const all = ids.map(id => tokenOf(world, kind, id))
    const walked: string[] = []
    let before = ''
    for (let start = 0; start < all.length; start += size) {
      const key = start === 0 ? undefined : keyOf(world, start, ids)
      const query: Record<string, string> = key === undefined ? {} : { [pageParameter(world.draw)]: key }
      if (key !== undefined) mustShow(world, kind, key, before)
      const answered = await ask(world, kind, { sort: 'asc', per_page: String(size), ...query })
      walked.push(...shown(answered, kind))
      before = `${answered.text} ${answered.link}`
    }
    expect(world, walked.join() === all.join(), `pages of ${kind} hold ${all}, not ${walked}`)
  }
}

/** The query of the page that begins at an index. */
function keyOf({ draw }: World, start: number, ids: readonly string[]): string {
  switch (draw['paging.by']) {
    case 'page':
      return String(start / size + draw['paging.first'])
    case 'offset':
      return String(start)
    case 'after-id':
      return ids[start - 1]!
    case 'cursor':
      return Buffer.from(`from:${start}`).toString('base64url')
  }
}

/** A key that a client cannot compute must be in the page before. */
function mustShow(world: World, kind: Kind, key: string, before: string): void {
  const isOpaque = world.draw['paging.by'] === 'cursor'
  expect(world, !isOpaque || before.includes(key), `a page of ${kind} shows the key of the next`)
}
