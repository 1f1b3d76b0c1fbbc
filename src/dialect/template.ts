/**
 * Fills a template: every string "$word" becomes the value of that word, in objects and arrays too. A word without a
 * value is left out of its object.
 */
export function fillTemplate(template: unknown, words: Record<string, unknown>): unknown {
  if (typeof template === 'string' && template.startsWith('$')) return words[template.slice(1)]
  if (Array.isArray(template)) return template.map(item => fillTemplate(item, words))
  if (typeof template !== 'object' || template === null) return template
  return Object.fromEntries(
    Object.entries(template)
      .map(([name, value]) => [name, fillTemplate(value, words)])
      .filter(([, value]) => value !== undefined),
  )
}
