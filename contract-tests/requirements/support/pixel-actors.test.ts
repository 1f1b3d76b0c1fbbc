import { expect, it } from 'vitest'
import { ownPixels } from './pixel-actors.ts'
import { contextOf } from './test-context.ts'

const actor = { id: '3', marker: 'slk-1', type: 'bing', name: 'slk-1-kiosk' }

it.each([
  ['a narrowed list of 50 pixels is whole', 50, true, true],
  ['a narrowed list that fills a page may continue', 150, true, false],
  ['a list that cannot be narrowed may have other pixels in between', 50, false, false],
])('%s', async (_, pixels, narrows, whole) => {
  const { context } = contextOf(pixels, { narrows, pages: true })
  expect(await ownPixels(context, { sort: 'asc' }, [actor])).toMatchObject({ ids: ['3'], whole })
})
