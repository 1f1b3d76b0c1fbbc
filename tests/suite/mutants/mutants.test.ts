import { describe, expect, it } from 'vitest'
import { day, full, nameDayOnFailure, sampled, turns } from '../../support/sample.ts'
import { equivalents, mutants } from './grammar/index.ts'
import { mutant, refusal } from './mutant.ts'
import { isCaught, play } from './play.ts'
import { sampleOf } from './sample.ts'

const servers = ['laravel', 'json-api', 'bare', '7']
/** How many random mutants are played, and how many of them may survive. */
const [played, mayLive] = full ? [16, 3] : [2, 1]

describe('the grammar', () => {
  it('has unique ids', () => {
    const ids = [...mutants, ...equivalents.map(({ mutant }) => mutant)].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has more than a thousand mutants', () => {
    expect(mutants.length).toBeGreaterThan(1000)
  })
})

describe('the proxy without a mutant', () => {
  it.each(sampled(servers, 8))('%s passes through the proxy', async server => {
    const { red, exitCode } = await play(server, undefined)
    expect({ red, exitCode }).toEqual({ red: [], exitCode: 0 })
  })
})

describe('mutants that the suite must catch, on the plainest service', () => {
  const named = [
    'links.list.sort=asc:emptied',
    'links.list.sort_by=title:emptied',
    'links.list.every:first-doubled',
    'links.list.space_id:foreign-added',
    'links.list.plain:reversed',
    'links.list.status:lost-beside-search',
    'links.list.per_page:lost-beside-sort_by',
    'pixels.list.type=bing:first-dropped',
    'pixels.list.plain:neighbours-swapped',
    'links.create.url:in-lower-case',
    'links.create.url:decoded',
    'links.create.url:encoded-again',
    'links.create.url:without-query',
    'links.create.url:without-fragment',
    'links.create.url:without-port',
    'links.create.url:cut-at-100',
    'links.create.alias:in-lower-case',
    'links.create.twice',
    'links.create.changes-the-oldest',
    'links.update.pixel_ids:first-row-lost',
    'links.update.pixel_ids:last-row-lost',
    'links.update.language:values-turned-round',
    'links.update.to-a-neighbour-too',
    'links.update.removes-the-newest',
    'pixels.update.removes-the-newest',
    'links.delete.takes-one-of-the-pixels',
    'links.any.get:stale-once-after-update',
    'pixels.create.name:ascii-alone',
    'pixels.update.value:cut-at-48',
    'pixels.create.name:cut-at-48',
    'pixels.update.name:last-character-lost',
  ]
  it.each(sampled(named, 45, id => id.split('.')[0]))('%s', async id => {
    const mutant = mutants.find(one => one.id === id)
    expect(mutant).toBeDefined()
    const { red } = await play('laravel', mutant)
    expect(red.map(one => one.id)).not.toEqual([])
  })
})

describe('mutants that break nothing', () => {
  const named = ['pixels.create.name:cut-at-100', 'pixels.update.name:cut-at-100']
  it.each(sampled(named, 1))('%s', async id => {
    const { red, touched } = await play('laravel', equivalents.find(one => one.mutant.id === id)?.mutant)
    expect(touched).toBeGreaterThan(0)
    expect(red).toEqual([])
  })
})

describe('a service that refuses a documented platform', () => {
  const refused = mutant('links', 'create', 'values', 'platform:chrome-os', 'Chrome OS is refused', () => {
    return (asked, next) => (/Chrome(\+|%20)OS/.test(asked.body) ? Promise.resolve(refusal) : next(asked))
  })

  const services: [where: string, server: string][] = [
    ['fields of their own', 'laravel'],
    ['one table for all lists', '25'],
    ['no place at all', '2'],
  ]
  it.each(sampled(services, 12))('is red where rows have %s', async (_, server) => {
    const { red } = await play(server, refused)
    expect(red.map(({ id }) => id)).toContainEqual(expect.stringContaining('platform'))
  })
})

const inTurn = turns(6)

inTurn(
  'an update that stores texts in upper case is red, although only they show whose the record is',
  async () => {
    const { red, exitCode } = await play(
      // It masks the values of pixels.
      '67',
      mutants.find(({ id }) => id === 'pixels.update.name:in-upper-case'),
    )
    expect(red.map(({ id }) => id)).toContain('pixels.update.name')
    expect(exitCode).toBe(1)
  },
)

inTurn('the requirements are judged although a record of the run disappeared', async () => {
  const { red } = await play(
    'aip-like',
    mutants.find(({ id }) => id === 'pixels.update.removes-it'),
  )
  expect(red.map(({ id }) => id)).toContain('pixels.update.applied')
})

inTurn('a create that deletes a record of the run ends the run if there are no foreign records', async () => {
  const { named, exitCode } = await play(
    '3',
    mutants.find(({ id }) => id === 'links.create.removes-the-oldest'),
  )
  expect({ named, exitCode }).toEqual({ named: ['links.create.alone'], exitCode: 3 })
})

describe('mutants that delete a foreign record, which ends the run and is named', () => {
  const deleting: [id: string, requirement: string][] = [
    ['links.create.removes-the-oldest', 'links.create.alone'],
    ['pixels.create.removes-the-newest', 'pixels.create.alone'],
    ['links.update.removes-the-oldest', 'links.update.other-links'],
    ['pixels.delete.takes-the-oldest', 'pixels.delete.others'],
  ]
  it.each(sampled(deleting, 16))('%s: %s', async (id, requirement) => {
    const { red, named, exitCode, stopped } = await play(
      'laravel',
      mutants.find(one => one.id === id),
    )
    expect({ red, named, exitCode }).toEqual({ red: [], named: [requirement], exitCode: 3 })
    expect(stopped).toMatch(/(links|pixels)\/\d+, which is not a record of this run, disappeared when /)
  })
})

describe(`a sample of day ${day}`, () => {
  nameDayOnFailure()
  it('is caught except for a few', async () => {
    const sample = sampleOf(mutants, servers, played, day)
    const survivors: string[] = []
    for (const { server, mutant } of sample) {
      if (!isCaught(await play(server, mutant))) survivors.push(`${server} ${mutant.id}`)
    }
    expect(survivors.length, survivors.join(', ')).toBeLessThanOrEqual(mayLive)
  })
})
