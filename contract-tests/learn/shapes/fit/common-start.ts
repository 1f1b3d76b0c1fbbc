/** Returns the longest common prefix of the texts. */
export function commonStart([first = '', ...others]: readonly string[]): string {
  let length = 0
  while (length < first.length && others.every(text => text[length] === first[length])) length++
  return first.slice(0, length)
}
