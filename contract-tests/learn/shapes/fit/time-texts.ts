import { days, literally, months } from '../../../../src/dialect/shapes/time-pattern.ts'

const shortDays = days.map(name => name.slice(0, 3))
const shortMonths = months.map(name => name.slice(0, 3))
const weekday = RegExp(`^(${[...days, ...shortDays].join('|')})(,? )`)
const month = `(?:${shortMonths.join('|')})`

/** Three numbers or names of months, with something between them. */
const threeParts =
  /^(\d{4}|\d\d?|[A-Z][A-Za-z]{2,8})([-/. ]|, )(\d\d?|[A-Z][A-Za-z]{2,8})([-/. ]|, )(\d{4}|\d\d?)(?!\d)/

/** A date whose year follows the time of day: `Sun Mar 01 12:30:00 UTC 2026`. */
const yearLast = RegExp(`^${month} \\d\\d(?= )`)

/** A pattern, and the offset from UTC in the text that has this pattern: `+02:00`, `+0200` or `+02`. */
interface TextPattern {
  pattern: string
  offset?: string | undefined
}

/**
 * Returns the patterns in which a text can be a date, or a moment. It may start with a day of the week, and end
 * with an offset from UTC or the name of a zone.
 */
export function patternsOf(text: string): TextPattern[] {
  const [start, name = '', gap = ''] = weekday.exec(text) ?? ['']
  const day = start === '' ? '' : `${name.length === 3 ? 'D' : 'l'}${gap}`
  const rest = text.slice(start.length)
  const found: TextPattern[] = []
  const [first] = yearLast.exec(rest) ?? []
  if (first !== undefined)
    for (const { pattern, ...end } of endsOf(rest.slice(first.length, -5)))
      found.push({ ...end, pattern: `${day}M d${pattern} Y` })
  found.push(...sinceEpoch(text))
  const { length, patterns } = dateOf(rest)
  for (const { pattern: end, ...more } of length === 0 ? [] : endsOf(rest.slice(length), length === 8))
    found.push(...patterns.map(pattern => ({ ...more, pattern: day + pattern + end })))
  return found
}

/** Returns the length of the date at the start of a text, and the patterns in which it can be one. */
function dateOf(text: string): { length: number; patterns: string[] } {
  if (/^\d{8}/.test(text)) return { length: 8, patterns: ['Ymd'] }
  const [whole, first = '', gap = '', second = '', gap2 = '', third = ''] = threeParts.exec(text) ?? ['']
  const isNumeric = /^\d+$/.test(first + second)
  if (whole === '' || (isNumeric && gap !== gap2)) return { length: 0, patterns: [] }
  const orders = first.length === 4 && isNumeric ? ['ymd'] : ['dmy', 'mdy']
  const patterns = orders.flatMap(order =>
    ['dm', 'jN'].flatMap(numbers => {
      const [one, two, three] = [first, second, third].map((part, at) => lettersOf(order[at]!, part, numbers))
      return one!.flatMap(a => two!.flatMap(b => three!.map(c => a + gap + b + gap2 + c)))
    }),
  )
  return { length: whole.length, patterns: [...new Set(patterns)] }
}

/**
 * Returns the letters with which a part of a date can be written: none if the text cannot be that part.
 * @param part `y`, `m` or `d`
 * @param numbers the letters of days and months as numbers: with two digits, or without zeros at their start
 */
function lettersOf(part: string, text: string, [day = '', month = '']: string): string[] {
  if (part === 'y') return text.length === 4 ? ['Y'] : /^\d\d$/.test(text) ? ['y'] : []
  if (/^\d/.test(text)) {
    const isWritten = day === 'd' ? text.length === 2 : text.length < 3 && !text.startsWith('0')
    return isWritten ? [part === 'd' ? day : month] : []
  }
  if (part === 'd') return []
  const isCapital = shortMonths.some(name => name.toUpperCase() === text)
  return [
    ...(shortMonths.includes(text) ? ['M'] : []),
    ...(months.includes(text) ? ['F'] : []),
    ...(isCapital ? ['b'] : []),
  ]
}

/**
 * Returns the patterns of what follows a date: nothing, or a time of day.
 * @param isPacked whether the time may follow at once: `20260301123000`
 */
function endsOf(text: string, isPacked = false): TextPattern[] {
  if (text === '') return [{ pattern: '' }]
  const found =
    /^([T ,]+| at |, at )?(\d\d?)(:?)(\d\d)(\3\d\d)?([.,]\d{1,9})?(?:(\s?)([AP]M|[ap]m)(?![a-z]))?(\D.*)?$/.exec(
      text,
    )
  if (found === null) return []
  const [, gap, hours = '', colon = '', , seconds, fraction, space = '', half, zone = ''] = found
  if (gap === undefined && !isPacked) return []
  const { offset, pattern } = zoned(zone)
  const ends = secondsOf(seconds, fraction, colon).map(
    end => `${colon}i${end}${half === undefined ? '' : space + halfOf(half)}${pattern}`,
  )
  return hoursOf(hours, half).flatMap(hour =>
    ends.map(end => ({ offset, pattern: literally(gap ?? '') + hour + end })),
  )
}

/**
 * Returns the patterns in which a text is a number of seconds or milliseconds since 1970 with text around it:
 * `@1930403167`, `1930403167.000000`, or `/Date(1930403167000+0000)/`, as in OData 2 and ASP.NET.
 */
function sinceEpoch(text: string): TextPattern[] {
  const [, before = '', digits = '', end = ''] =
    /^(\/?Date\(|@)?(\d{9,10}|\d{12,13})(?!\d)(.*)$/s.exec(text) ?? []
  const letter = digits.length > 10 ? 'V' : 'U'
  if (before.endsWith('(') && /^(?:[+-](?:0\d|1[0-4])[0-5]\d)?\)\/?$/.test(end)) {
    const { pattern, offset } = zoned(end)
    return [{ offset, pattern: literally(before) + letter + pattern }]
  }
  if (before.endsWith('(') || digits === '') return []
  const part = /^\.\d+$/.test(end) ? fractions[end.length - 1] : undefined
  if (end !== '' && part === undefined) return []
  return [{ pattern: before + letter + (part === undefined ? '' : `.${part}`) }]
}

/** The pattern letters of fractions of a second, by number of digits. */
const fractions: Readonly<Record<number, string>> = { 3: 'v', 6: 'u', 7: 'f', 9: 'n' }

/**
 * Returns the patterns that fit these seconds. The pattern with a fixed number of fraction digits comes
 * first.
 */
function secondsOf(seconds = '', fraction = '', colon = ':'): string[] {
  if (seconds === '') return ['']
  const letter = fractions[fraction.length - 1]
  return [
    ...(fraction === '' ? [`${colon}s`] : letter === undefined ? [] : [`${colon}s${fraction[0]}${letter}`]),
    ...(fraction.endsWith('0') || fraction.startsWith(',') ? [] : [`${colon}sx`]),
    // Some services cut times to the minute: `12:30:00.000Z`.
    ...(/^:?00[.,]?0*$/.test(seconds + fraction) ? [seconds + fraction] : []),
  ]
}

/** Returns the letters of an hour on a clock of 24 or of twelve hours. */
function hoursOf(hours: string, half: string | undefined): string[] {
  if (half === undefined) return hours.length === 2 ? ['H'] : []
  return hours.length === 2 ? ['h', 'g'] : ['g']
}

function halfOf(half: string): string {
  return half === half.toUpperCase() ? 'A' : 'a'
}

/** Writes the end of a moment as a pattern: the first offset in it as a letter, the rest literally. */
function zoned(text: string): TextPattern {
  const [, before = '', offset, after = ''] = /^([^+-]*?)([+-]\d\d(?::?\d\d)?)(?!\d)(.*)$/.exec(text) ?? []
  if (offset === undefined) return { pattern: literally(text) }
  const letter = offset.includes(':') ? 'P' : offset.length === 5 ? 'O' : 'X'
  return { offset, pattern: literally(before) + letter + literally(after) }
}

/** Returns the patterns in which a text can be a time of day. */
export function clockPatternsOf(text: string): string[] {
  const packed = /^\d{4}(\d\d)?$/.exec(text)
  if (packed !== null) return [packed[1] === undefined ? 'Hi' : 'His']
  // A duration of ISO 8601 with two digits each, as OData 2 writes times of day: `PT15H06M07S`.
  if (/^PT\d\dH\d\dM(\d\dS)?$/.test(text)) return [text.endsWith('S') ? '\\PTH\\Hi\\MsS' : '\\PTH\\Hi\\M']
  const found = /^(\d{1,2}):\d\d(:\d\d(?:\.\d{3}|\.\d{6})?)?(?:(\s?)(am|pm))?$/i.exec(text)
  if (found === null) return []
  const [, hours = '', seconds = '', space = '', half] = found
  const fraction = fractions[seconds.length - 4]
  const end = `:i${seconds && ':s'}${fraction === undefined ? '' : `.${fraction}`}`
  if (half === undefined) return [`H${end}`]
  return hoursOf(hours, half).map(hour => `${hour}${end}${space}${halfOf(half)}`)
}
