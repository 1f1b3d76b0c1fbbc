import type { Value } from '../scope.ts'
import type { TimeFormat } from '../time-pattern.ts'
import { clockFormat, timeFormat } from '../times.ts'
import type { ValueForm, ValueType } from './form.ts'

/** The format of moments for which a shape names no format. */
export const usualTime = 'rfc3339-milliseconds'

const dayFormat = 'Y-m-d'

export function momentForm(
  name: string,
  zone: string | undefined,
  as: ValueType | undefined,
  { formats = {} }: Value,
): ValueForm {
  const clock = clockFormat(name, zone)
  if (clock !== undefined) return timeOfDay(clock)
  const { write, read, schema: usual } = timeFormat(name, zone) ?? timeFormat(usualTime)!
  const schema = formats[name] ?? usual
  if (as !== 'text' || usual.type === 'string') return { write: value => write(Number(value)), read, schema }
  return {
    write: value => String(write(Number(value))),
    read: received =>
      typeof received === 'string' && /^\d+$/.test(received) ? read(Number(received)) : undefined,
    schema: { type: 'string', pattern: '^[0-9]+$' },
  }
}

/** Returns the form of a moment that another place shows the date of. */
function timeOfDay({ write, read, schema }: TimeFormat): ValueForm {
  return {
    write: value => write(Number(value)),
    read: received => (read(received) === undefined ? undefined : true),
    schema,
    lossy: true,
  }
}

export function dateForm(name: string, as: ValueType | undefined): ValueForm {
  const { write, read, schema } = timeFormat(name) ?? timeFormat(dayFormat)!
  const isNumber = as === 'number'
  return {
    write(value) {
      const written = write(Date.parse(`${value}T00:00:00Z`))
      return isNumber ? Number(written) : written
    },
    read(received) {
      const moment = read(isNumber && typeof received === 'number' ? String(received) : received)
      return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10)
    },
    schema: isNumber ? { type: 'integer', minimum: 0 } : schema,
  }
}

export function clockForm(pattern: string): ValueForm {
  const { write, read, schema } = clockFormat(pattern) ?? clockFormat('H:i')!
  return {
    write: value => write(Date.parse(`1970-01-01T${value}:00Z`)),
    read(received) {
      const moment = read(received)
      return moment === undefined ? undefined : new Date(moment).toISOString().slice(11, 16)
    },
    schema,
  }
}
