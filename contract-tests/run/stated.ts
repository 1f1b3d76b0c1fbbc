import type { Dialect } from '../../src/dialect/dialect.ts'
import type { KindShapes } from '../../src/dialect/shapes/shapes.ts'

/** Whether a dialect says itself what a requirement rests on: a question's answer, or a part of its shapes. */
export function states({ answers, shapes = {} }: Dialect, source: string): boolean {
  const part = source.replace('shapes.', '')
  if (part === source) return Object.hasOwn(answers, source)
  const { links = {}, pixels = {} } = shapes
  const own = (name: string) => [shapes, links, pixels].some(stated => Object.hasOwn(stated, name))
  const records = (of: KindShapes) => Object.values(of).some(({ record }) => record !== undefined)
  if (part === 'link') return own(part) || records(links)
  if (part === 'pixel') return own(part) || records(pixels)
  // Writes are answered as reads are, as far as nothing else is said.
  return own(part) || ((part === 'created' || part === 'updated') && own('record'))
}
