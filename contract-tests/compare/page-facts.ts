import { parsePointer, readPointer, writeSteps } from '../../src/dialect/pointer.ts'
import type { Answers } from '../../src/generated/answers.ts'
import { isObject } from '../match.ts'
import type { References } from './references.ts'

/** What a list tells of its pages: addresses by what they ask for, cursors as such. */
export function normalPages(body: unknown, answers: Answers, references: References): unknown {
  if (!isObject(body)) return body
  const parameter = answers['list.page-parameter']
  for (const [fact, place] of Object.entries(answers['list.pagination'])) {
    if (!place.startsWith('/')) continue
    const value = readPointer(body, place)
    if (value === undefined || value === null) continue
    const steps = parsePointer(place)
    if (fact === 'cursor') writeSteps(body, steps, '{cursor}')
    else if (fact === 'pages') writeSteps(body, steps, buttons(value, address))
    else if (['first', 'last', 'prev', 'next'].includes(fact)) writeSteps(body, steps, address(value))
  }
  return body

  function address(value: unknown): unknown {
    return normalAddress(value, references, parameter.counts === 'cursor' ? parameter.name : undefined)
  }
}

/** Labels are words for people. */
function buttons(value: unknown, address: (value: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(button =>
    isObject(button) ? { ...button, label: '{text}', url: address(button.url) } : button,
  )
}

/** An address by its path and its parameters, in any order and any encoding. */
export function normalAddress(value: unknown, references: References, cursor: string | undefined): unknown {
  if (typeof value !== 'string' || !URL.canParse(value, 'http://relative.invalid')) return value
  const { origin, pathname, searchParams } = new URL(value, 'http://relative.invalid')
  const pairs = [...searchParams].map(
    ([name, text]) => `${name}=${name === cursor ? '{cursor}' : parameterOf(name, text, references)}`,
  )
  return `${references.text(origin + pathname)}?${pairs.sort().join('&')}`
}

function parameterOf(name: string, text: string, references: References): string {
  if (name === 'pixel_id') return references.id('pixels', text) ?? text
  if (name === 'domain_id') return references.domain(text)
  return name === 'space_id' ? references.space(text) : references.text(text)
}
