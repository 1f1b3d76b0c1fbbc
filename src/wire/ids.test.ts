import { describe, expect, it } from 'vitest'
import { idCodec } from './ids.ts'

describe('an identifier', () => {
  it.each<[shape: string, written: string | number]>([
    ['$number', 41],
    ['{number}', '41'],
    ['$opaque', 'r000000015'],
    ['lnk_{opaque}', 'lnk_r000000015'],
    ['no-{number}', 'no-41'],
  ])('of the form %s is read as it is written', (shape, written) => {
    const { encode, decode } = idCodec(shape)
    expect(encode(41)).toBe(written)
    expect(decode(String(written))).toBe(41)
  })

  it.each<[shape: string, text: string]>([
    ['$number', '-1'],
    ['$number', '007'],
    ['{number}', '-1'],
    ['{number}', '007'],
    ['{number}', '1234567890123456'],
    ['{number}', 'x'],
    ['$opaque', '41'],
    ['$opaque', 'r00000001'],
    ['lnk_{opaque}', 'r000000015'],
    ['lnk_{opaque}', 'lnk_41'],
  ])('of the form %s is not %s', (shape, text) => {
    expect(idCodec(shape).decode(text)).toBeUndefined()
  })
})
