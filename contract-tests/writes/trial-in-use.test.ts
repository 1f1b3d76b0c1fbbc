import { expect, it } from 'vitest'
import { pixelsLost } from './trial-in-use.ts'

const text = (members: object) =>
  JSON.stringify({ id: 7, pixels: 2, reads: 5, url: 'https://a.example/', ...members })

it.each<[string, object, object, isLess: boolean, varies: boolean]>([
  ['nothing', {}, {}, false, false],
  ['fewer pixels', { pixels: 1 }, { pixels: 1 }, true, false],
  ['a smaller number, which then grows', { reads: 4 }, { reads: 9 }, true, true],
  ['fewer pixels, and another number grows', { pixels: 1 }, { pixels: 1, reads: 9 }, true, false],
  ['more pixels', { pixels: 3 }, { pixels: 3 }, false, false],
  ['a value less', { url: null }, { url: null }, true, false],
])('a link that shows %s', (_, now, later, isLess, varies) => {
  const loss = pixelsLost()
  expect(loss.isLess(text(now), text({}))).toBe(isLess)
  expect(loss.varies(text(later), text(now))).toBe(varies)
})
