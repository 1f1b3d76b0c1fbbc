/**
 * Compares two sort keys: returns a number below 0, 0 or above 0. Also returns 0 if collations may order the two texts
 * differently.
 */
export function collate(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b)
  const [scheme = ''] = /^(https?:\/\/(www\.)?)?/.exec(a) ?? []
  const end = [...a].findIndex((letter, index) => letter !== b[index])
  if (end < scheme.length || !b.startsWith(scheme)) return 0
  // Collations differ on punctuation, on capitals and on digits. They agree if the first difference is
  // between two small letters, or between a small letter and a digit that does not continue a number.
  const [one = '', other = ''] = [a[end], b[end]]
  const isPlain = /[a-z]/.test(one) && /[a-z]/.test(other)
  const isNumbered = /[a-z]\d|\d[a-z]/.test(one + other) && !/\d/.test(a[end - 1] ?? '')
  if (!isPlain && !isNumbered) return 0
  return a < b ? -1 : 1
}
