import type { Answers } from '../generated/answers.ts'

/** Writes a moment, in milliseconds since the epoch, as the answer to `timestamps.format` says. */
export function timeWriter(format: Answers['timestamps.format']): (moment: number) => string | number {
  switch (format) {
    case 'iso-milliseconds':
      return moment => new Date(moment).toISOString()
    case 'iso-microseconds':
      return moment => new Date(moment).toISOString().replace('Z', '000Z')
    case 'unix-seconds':
      return moment => Math.floor(moment / 1000)
  }
}
