/** Returns the text that occurs most often. Undefined if there are no texts. */
export function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return [...texts].sort((a, b) => count(b) - count(a))[0]
}
