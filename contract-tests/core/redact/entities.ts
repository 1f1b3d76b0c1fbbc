/** The HTML names of ASCII characters. Each name is followed by its character. */
const names = [
  "amp& apos' ast* bsol\\ colon: comma, commat@ diacriticalgrave` dollar$ equals= excl! grave` gt> hat^ lbrace{",
  'lbrack[ lcub{ lowbar_ lpar( lsqb[ lt< midast* newline\n num# percnt% period. plus+ quest? quot" rbrace} rbrack]',
  'rcub} rpar) rsqb] semi; sol/ tab\t underbar_ verbar| vert| verticalline|',
]

const codes = new Map(
  names.flatMap(line => line.split(' ')).map(one => [one.slice(0, -1), one.charCodeAt(one.length - 1)]),
)

/**
 * Returns the code of the character that HTML writes as `&name;`, in upper or lower case; undefined if there
 * is none.
 */
export function codeOfEntity(name: string): number | undefined {
  if (!name.startsWith('#')) return codes.get(name.toLowerCase())
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return Number.isNaN(code) ? undefined : Math.min(code, 0xffff)
}
