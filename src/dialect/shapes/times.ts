import type { JsonSchema } from './json-schema.ts'

/** A way to write a moment, which is in milliseconds since 1970. */
export interface TimeFormat {
  write(moment: number): string | number
  /** The moment that a text or number writes; undefined where it is not of this form. */
  read(written: unknown): number | undefined
  schema: JsonSchema
}

/** The formats that have a name. The others are patterns such as `d.m.Y H:i`. */
export const timePatterns = {
  rfc3339: 'Y-m-dTH:i:sZ',
  'rfc3339-offset': 'Y-m-dTH:i:s+00:00',
  'rfc3339-milliseconds': 'Y-m-dTH:i:s.vZ',
  'rfc3339-microseconds': 'Y-m-dTH:i:s.uZ',
  naive: 'Y-m-d H:i:s',
} as const

export const timeNames = [...Object.keys(timePatterns), 'unix-seconds', 'unix-milliseconds']

/** The format of a name or a pattern; undefined for what is neither. */
export function timeFormat(name: string): TimeFormat | undefined {
  if (name === 'unix-seconds') return unix(1000)
  if (name === 'unix-milliseconds') return unix(1)
  const pattern = Object.hasOwn(timePatterns, name) ? timePatterns[name as keyof typeof timePatterns] : name
  return ['Y', 'm', 'd'].every(letter => pattern.includes(letter)) ? patterned(pattern) : undefined
}

function unix(unit: number): TimeFormat {
  return {
    write: moment => Math.floor(moment / unit),
    read: written => (Number.isInteger(written) ? Number(written) * unit : undefined),
    schema: { type: 'integer', minimum: 0 },
  }
}

/** By letter of a pattern: where it stands in `2026-01-31T12:00:00.000Z`, and how many digits follow there. */
const places: Record<string, [start: number, length: number]> = {
  Y: [0, 4],
  m: [5, 2],
  d: [8, 2],
  H: [11, 2],
  i: [14, 2],
  s: [17, 2],
  v: [20, 3],
  u: [20, 3],
}

function patterned(pattern: string): TimeFormat {
  const letters = [...pattern].filter(letter => Object.hasOwn(places, letter))
  const digits = (letter: string) => (letter === 'u' ? 6 : places[letter]![1])
  const expression = [...pattern]
    .map(letter =>
      letters.includes(letter) ? `(\\d{${digits(letter)}})` : letter.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
    )
    .join('')
  const whole = new RegExp(`^${expression}$`)
  const isStandard = /^Y-m-dTH:i:s(\.[vu])?(Z|\+00:00)$/.test(pattern)
  const source = `^${expression.replaceAll(/[()]/g, '')}$`
  return {
    write(moment) {
      const iso = new Date(moment).toISOString()
      let text = ''
      for (const letter of pattern) {
        const place = places[letter]
        if (place === undefined) text += letter
        else text += iso.slice(place[0], place[0] + place[1]) + (letter === 'u' ? '000' : '')
      }
      return text
    },
    read(written) {
      const found = typeof written === 'string' ? whole.exec(written) : null
      if (found === null) return undefined
      const part = Object.fromEntries(letters.map((letter, index) => [letter, found[index + 1]!]))
      const milliseconds = (part.v ?? part.u ?? '000').slice(0, 3)
      const { Y, m, d, H = '00', i = '00', s = '00' } = part
      const moment = Date.parse(`${Y}-${m}-${d}T${H}:${i}:${s}.${milliseconds}Z`)
      return Number.isNaN(moment) ? undefined : moment
    },
    schema: isStandard
      ? { type: 'string', format: 'date-time', pattern: source }
      : { type: 'string', pattern: source },
  }
}
