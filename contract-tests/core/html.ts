const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
])

/** Returns the text of HTML: without tags, and with the characters for which entities stand. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x?[\da-f]+|\w+);/gi, (entity, name: string) => {
      const code = name.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : Number.NaN
      return Number.isInteger(code) && code <= 0x10_ffff
        ? String.fromCodePoint(code)
        : (named.get(name) ?? entity)
    })
}

/**
 * Whether a text may be HTML for another text. Publishing systems also replace quotes, dashes and three dots, and leave
 * entities and tags as they were sent.
 */
export function isHtmlFor(html: string, text: string): boolean {
  return typed(textOfHtml(html)) === typed(text) || typed(textOfHtml(html)) === typed(textOfHtml(text))
}

/** Returns a text as it is typed on a keyboard. */
function typed(text: string): string {
  return text
    .replaceAll(/[‘’′]/g, "'")
    .replaceAll(/[“”″]/g, '"')
    .replaceAll(/-{2,3}|[–—]/g, '-')
    .replaceAll('…', '...')
}
