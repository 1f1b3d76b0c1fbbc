import { pageAddresses } from '../../src/dialect/shapes/scopes/response.ts'
import type { Answers } from '../../src/generated/answers.ts'
import type { Resource } from '../writes/account.ts'
import type { ValueMask } from './masks.ts'
import { pixelMask } from './records.ts'
import type { References } from './references.ts'

const addresses = ['url', 'address', ...pageAddresses]

/** Returns a mask for the values of a list outside its records: page addresses, cursors, page labels and ids. */
export function pageMask(resource: Resource, answers: Answers, references: References): ValueMask {
  const { counts, name: parameter } = answers['list.page-parameter']
  const cursor = counts === 'cursor' || counts === 'ids' ? parameter : undefined
  const address = (value: unknown) => normalAddress(value, references, cursor)
  return (name, value, path, time) => {
    if (path.includes('pixel_ids')) return pixelMask(references)(name, value, path, time)
    if (name === 'id' && path.includes('record_ids'))
      return references.id(resource, value) ?? '{another record}'
    if (name === 'cursor' || name === 'end_cursor') return '{cursor}'
    if (name === 'label') return '{text}'
    if (name === 'unfiltered_total') return '{all records}'
    return addresses.includes(name) ? address(value) : value
  }
}

/** Normalises an address: decodes and sorts its parameters, and replaces ids and the server's address. */
export function normalAddress(value: unknown, references: References, cursor: string | undefined): unknown {
  if (typeof value !== 'string' || !URL.canParse(value, 'http://relative.invalid')) return value
  const { origin, pathname, searchParams } = new URL(value, 'http://relative.invalid')
  // Cursors differ between servers, and an address of the first page may have one or not.
  const pairs = [...searchParams]
    .filter(([name]) => name !== cursor)
    .map(([name, text]) => `${name}=${parameterOf(name, text, references)}`)
  return `${references.text(origin + pathname)}?${pairs.sort().join('&')}`
}

function parameterOf(name: string, text: string, references: References): string {
  if (name === 'pixel_id') return references.id('pixels', text) ?? text
  if (name === 'domain_id') return references.domain(text)
  return name === 'space_id' ? references.space(text) : references.text(text)
}
