import { expect, it } from 'vitest'
import { sound } from './writable.ts'

const dialect = { name: 'server', answers: {} }

it('only the response is removed that no dialect can state', () => {
  const record = { body: { data: '$record' } }
  const unexplained: { path: string; seen: unknown }[] = []
  const list = { body: { $seen: 'no list' } }
  expect(sound(dialect, { links: { record, list } }, unexplained)).toEqual({ links: { record } })
  expect(unexplained).toEqual([{ path: 'shapes.links.list.body', seen: list }])
})

it('a shape of its own is removed as a whole', () => {
  const unexplained: { path: string; seen: unknown }[] = []
  const link = { url: '$url' }
  expect(sound(dialect, { link, pixel: { id: '$id' } }, unexplained)).toEqual({ pixel: { id: '$id' } })
  expect(unexplained).toEqual([{ path: 'shapes.link', seen: link }])
})
