import { expect, it } from 'vitest'
import { isUnharmed, type Mark } from './neighbours.ts'

const marker = 'slk-5f3a9c1b-0018'
const url: Mark = { pointer: '/url', text: `https://slk-5f3a9c1b.test/sentinel-${marker}-3` }
const title = (text: string): Mark => ({ pointer: '/title', text })

it.each([
  ['the same', [url], true],
  ['a title with its words', [url, title('Sentinel slk 5f3a9c1b 0018 3 | slk-5f3a9c1b.test')], true],
  ['a title in capitals', [url, title('SENTINEL_SLK_5F3A9C1B_0018_3')], true],
  ['a part of its url', [url, title('slk-5f3a9c1b.test')], true],
  ['the words of another record', [url, title('Sentinel slk 5f3a9c1b 0019 3')], false],
  ['another url', [{ ...url, text: url.text.replace('0018', '0019') }], false],
  ['nothing', [], false],
])('whether a write to another record left this one as it was, if it then shows %s', (_, now, isIt) => {
  expect(isUnharmed([url], now, marker)).toBe(isIt)
})
