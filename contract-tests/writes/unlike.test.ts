import { expect, it } from 'vitest'
import { unlikeId } from './ids.ts'

const ids: [id: string, form: RegExp][] = [
  ['7', /^\d+$/],
  ['000012', /^\d{6}$/],
  ['1234567890123456789', /^\d{19}$/],
  ['a3', /^[a-z]\d$/],
  ['lnk_r00000001z', /^lnk_r[0-9a-z]{9}$/],
  ['01M8CRNS9H4KD0X41HTF4ZQ9J2', /^0[0-9A-HJKMNP-TV-Z]{25}$/],
  ['9b2f8c14-7d3e-4f6a-9a51-0c2d3e4f5a6b', /^9b2f8c14-7d3e-4f6a-9a51-0[0-9a-f]{11}$/],
  ['spaces/team-5', /^spaces\/team-\d$/],
]

it.each(ids)('an id like %s has its form and is another one', (id, form) => {
  expect(unlikeId(id)).toMatch(form)
  expect(unlikeId(id)).not.toBe(id)
})
