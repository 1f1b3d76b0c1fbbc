import type { Dialect } from '../../src/dialect/dialect.ts'
import type { KindShapes } from '../../src/dialect/shapes/shapes.ts'

/**
 * Whether a dialect itself states what a requirement is compared with: the answer to a question, or a part of
 * its shapes.
 */
export function states({ answers, shapes = {} }: Dialect, source: string): boolean {
  const part = source.replace('shapes.', '')
  if (part === source) return Object.hasOwn(answers, source)
  const { links = {}, pixels = {} } = shapes
  const own = (name: string) => [shapes, links, pixels].some(stated => Object.hasOwn(stated, name))
  const records = (of: KindShapes) => Object.values(of).some(({ record }) => record !== undefined)
  if (part === 'link') return own(part) || records(links)
  if (part === 'pixel') return own(part) || records(pixels)
  // Responses to writes have the shape of responses to reads, unless the dialect states another one.
  return own(part) || ((part === 'created' || part === 'updated') && own('record'))
}
