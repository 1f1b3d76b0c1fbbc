/** Changes each text in double quotes, escaped as in JSON. The last quotation may lack its end. */
export function changeQuoted(sentence: string, change: (quoted: string) => string): string {
  let changed = ''
  let at = 0
  for (let from = sentence.indexOf('"'); from >= 0; from = sentence.indexOf('"', at)) {
    let to = sentence.indexOf('"', from + 1)
    while (to >= 0 && isEscaped(sentence, to)) to = sentence.indexOf('"', to + 1)
    const end = to < 0 ? sentence.length : to + 1
    changed += sentence.slice(at, from) + change(sentence.slice(from, end))
    at = end
  }
  return changed + sentence.slice(at)
}

function isEscaped(text: string, at: number): boolean {
  let from = at
  while (text[from - 1] === '\\') from -= 1
  return (at - from) % 2 === 1
}
