import { expect, it } from 'vitest'
import { isHtmlFor, textOfHtml } from './html.ts'

it.each([
  ['<b>Shop</b>', 'Shop'],
  ['a &amp; b &#038; c &#x26; d', 'a & b & c & d'],
  ['1 < 2 and a<b', '1 < 2 and a<b'],
  ['&#8211; &hellip; &nothing;', '– &hellip; &nothing;'],
  ['&#99999999;', '&#99999999;'],
  ['&constructor;', '&constructor;'],
])('the text of %s is %s', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

it.each([
  ['it&#8217;s &#8220;A&#8221;', 'it\'s "A"', true],
  ['one &#8212; two&#8230;', 'one -- two...', true],
  ['a &amp; b', 'a &amp; b', true],
  ['a &amp; b', 'a b', false],
  ['<b>a</b>', '<b>a</b>', true],
])('whether %s is HTML for %s: %s', (html, text, isIt) => {
  expect(isHtmlFor(html, text)).toBe(isIt)
})
