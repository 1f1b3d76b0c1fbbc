/** Former questions about the form of responses, and the shape that now replaces each. */
const moved: readonly [question: RegExp, shape: string][] = [
  [/^links\.(fields\..+|derived|secrets)$/, 'shapes.link'],
  [/^pixels\.(fields\..+|derived)$/, 'shapes.pixel'],
  [/^(timestamps\.format|fields\.unset|fields\.unset-list)$/, 'shapes.link and shapes.pixel'],
  [/^record\.(root|status-member)$/, 'shapes.record'],
  [/^list\.(items|total|pagination)$/, 'shapes.list'],
  [/^(links|pixels)\.create\.status$/, 'shapes.created'],
  [/^(links|pixels)\.update\.status$/, 'shapes.updated'],
  [/^(links|pixels)\.delete\.status$/, 'shapes.deleted'],
  [/^errors\.body$/, 'shapes.errors.error'],
  [/^errors\.validation\.body$/, 'shapes.errors.invalid'],
]

/** Returns the shape that replaces a former question. */
export function shapeInstead(question: string): string | undefined {
  return moved.find(([pattern]) => pattern.test(question))?.[1]
}
