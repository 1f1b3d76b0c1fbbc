import type { Context } from '../context.ts'
import { type PixelField, type PixelInput, pixelTypes } from '../discover/input.ts'
import { type Attempt, create, update } from '../discover/make.ts'
import { describe, showsValue } from '../discover/places.ts'
import { get, list } from '../discover/reads.ts'
import type { Exchange } from '../exchange.ts'
import { brief } from '../match.ts'
import { ContractBroken, type DocumentedRequirement, Skipped } from '../requirement.ts'
import { mustTouchNoOther } from './around.ts'
import { broken, documented, mustBeKnown, mustSucceed, once } from './kit.ts'
import { mustBeThere, mustHold } from './stored.ts'
import { code, tellingly, text, type Wording } from './telling.ts'

const created = ['pixels.create.stored']
const updated = ['pixels.update.applied']

/** Section 4.2 and 2.2, create and update. */
export const pixelRequirements: readonly DocumentedRequirement[] = [
  documented('pixels.create.accepted', 'POST /pixels with name, type and value creates a pixel', {
    source: '4.2',
    after: ['pixels.list.answers'],
    async run(context) {
      mustSucceed((await plainPixel(context)).exchange, 'a pixel')
    },
  }),
  documented('pixels.create.stored', 'A created pixel can be read or is listed', {
    source: '4.2',
    after: ['pixels.create.accepted'],
    async run(context) {
      const made = await plainPixel(context)
      await mustBeThere(context, 'pixels', made)
    },
  }),
  ...(['name', 'value'] as const).map(name =>
    documented(`pixels.create.${name}`, `POST /pixels takes ${name}`, {
      source: '4.2',
      after: created,
      async run(context) {
        const made = await tellingly(context, ['pixels', name], wording => pixelWith(context, name, wording))
        const subject = { id: mustBeKnown(made.id, 'a pixel'), sent: made.sent }
        await mustHold(context, 'pixels', subject, name, made.sent[name] ?? '')
      },
    }),
  ),
  ...pixelTypes.map(type =>
    documented(`pixels.create.type-${type}`, `POST /pixels takes type=${type}`, {
      source: '2.2',
      after: created,
      async run(context) {
        const made = await typedPixel(context, type)
        mustSucceed(made.exchange, `a pixel with type=${type}`)
        await mustHold(
          context,
          'pixels',
          { id: mustBeKnown(made.id, 'a pixel'), sent: made.sent },
          'type',
          type,
        )
      },
    }),
  ),
  documented('pixels.update.accepted', 'PUT /pixels/{id} with a form is accepted', {
    source: '4.2',
    after: created,
    async run(context) {
      const { id, sent } = await patientOf(context)
      mustSucceed(await update(context, 'pixels', id, sent), 'an update')
    },
  }),
  documented('pixels.update.applied', 'PUT /pixels/{id} changes the pixel', {
    source: '4.2',
    after: ['pixels.update.accepted'],
    async run(context) {
      const patient = await patientOf(context)
      const sent: PixelInput = {
        name: `${patient.marker}-applied`,
        type: 'facebook',
        value: `applied-${patient.marker}`,
      }
      await change(context, sent)
      let first: ContractBroken | undefined
      for (const [name, value] of Object.entries(sent) as [PixelField, string][]) {
        try {
          await mustHold(context, 'pixels', patient, name, value)
          return
        } catch (error) {
          if (error instanceof ContractBroken) first ??= error
          else if (!(error instanceof Skipped)) throw error
        }
      }
      if (first !== undefined) throw first
    },
  }),
  field('name', (marker, wording) => text(`${marker}-changed`, wording)),
  field('value', (marker, wording) => code(`changed-${marker}`, wording)),
  ...pixelTypes.map(type => field('type', () => type, type)),
  documented(
    'pixels.update.keeps-the-rest',
    'PUT /pixels/{id} leaves what was sent as it was, field by field',
    {
      source: '4.2',
      after: updated,
      async run(context) {
        const patient = await patientOf(context)
        await change(context, { value: `rest-${patient.marker}` })
        const got = await get(context, 'pixels', patient.id)
        for (const [name, place] of context.discovered.shapes.pixels.fields) {
          const value = patient.sent[name as PixelField]
          if (!place.proven || value === undefined || got.record === undefined) continue
          if (showsValue(place, got.record, value) === false)
            throw broken(`${name} to stay ${brief(value)}`, describe(place, got.record), got.exchange)
        }
      },
    },
  ),
  documented('pixels.update.other-pixels', 'PUT /pixels/{id} changes no other pixel', {
    source: '4.2',
    after: updated,
    async run(context) {
      await changesNoOther(context)
      const patient = await patientOf(context)
      let nth = 0
      await mustTouchNoOther(context, 'pixels', async () => {
        nth += 1
        const exchange = await send(context, { value: `alone-${nth}-${patient.marker}` })
        mustSucceed(exchange, 'an update')
        return { exchange, own: [patient.id] }
      })
    },
  }),
  documented('pixels.update.no-copy', 'PUT /pixels/{id} makes no second pixel', {
    source: '4.2',
    after: [...updated, 'pixels.list.search'],
    async run(context) {
      const patient = await patientOf(context)
      await change(context, { name: `${patient.marker}-copy` })
      const found = await list(context, 'pixels', { search: patient.marker, search_by: 'name' })
      const same = found.records.filter(record => JSON.stringify(record).includes(`${patient.marker}-`))
      if (same.length > 1)
        throw broken('one pixel with the name that was sent', `${same.length}`, found.exchange)
    },
  }),
]

/** A pixel of the first type. */
export function plainPixel(context: Context): Promise<Attempt> {
  return once(context, 'plain pixel', () =>
    create(context, 'pixels', marker => ({
      name: `${marker}-plain`,
      type: 'bing',
      value: `plain-${marker}`,
    })),
  )
}

/** A pixel one of whose texts loses nothing unseen. */
async function pixelWith(context: Context, name: 'name' | 'value', wording: Wording): Promise<Attempt> {
  if (wording === 'plain') return plainPixel(context)
  return create(context, 'pixels', marker => ({
    name: `${marker}-telling`,
    type: 'bing',
    value: `telling-${marker}`,
    [name]: name === 'name' ? text(`${marker}-telling`, wording) : code(`telling-${marker}`, wording),
  }))
}

/** Words whose order is neither that of the types nor of creation. */
const words = ['kiosk', 'cedar', 'hazel', 'amber', 'jolly', 'ebony', 'birch', 'ivory', 'daisy', 'grape']

/** A pixel of each type; their names, `<run>-<word>-<marker>`, stand in another order than they were made in. */
export function typedPixel(context: Context, type: (typeof pixelTypes)[number]): Promise<Attempt> {
  const word = words[pixelTypes.indexOf(type)]!
  return once(context, `pixel of type ${type}`, () =>
    create(context, 'pixels', marker => ({
      name: `${context.discovered.prefixes.pixels}${word}-${marker}`,
      type,
      value: `${word}-${marker}`,
    })),
  )
}

interface Patient {
  id: string
  marker: string
  sent: PixelInput
}

function patientOf(context: Context): Promise<Patient> {
  return once(context, 'pixel patient', async () => {
    const made = await create(context, 'pixels', marker => ({
      name: `${marker}-patient`,
      type: 'adroll',
      value: `patient-${marker}`,
    }))
    return { id: mustBeKnown(made.id, 'a pixel'), marker: made.marker, sent: made.sent as PixelInput }
  })
}

/** Sends the whole form with some fields changed. */
async function send(context: Context, changes: PixelInput): Promise<Exchange> {
  const patient = await patientOf(context)
  const sent = { ...patient.sent, ...changes }
  const exchange = await update(context, 'pixels', patient.id, sent).catch(async error => {
    // A pixel that lost its name on the last update is not ours to write to any more: that loss is what is broken.
    if (error instanceof Skipped)
      await mustHold(context, 'pixels', patient, 'name', patient.sent.name ?? patient.marker)
    throw error
  })
  if (context.discovered.ok(exchange)) patient.sent = sent
  return exchange
}

async function change(context: Context, changes: PixelInput): Promise<void> {
  mustSucceed(await send(context, changes), `an update with ${brief(changes)}`)
}

function field(
  name: PixelField,
  valueFor: (marker: string, wording: Wording) => string,
  suffix?: string,
): DocumentedRequirement {
  const id = suffix === undefined ? name : `${name}-${suffix}`
  return documented(
    `pixels.update.${id}`,
    `PUT /pixels/{id} takes ${name}${suffix === undefined ? '' : `=${suffix}`}`,
    {
      source: suffix === undefined ? '4.2' : '2.2',
      after: updated,
      async run(context) {
        const patient = await patientOf(context)
        const plain = valueFor(patient.marker, 'plain')
        if (patient.sent[name] === plain) await change(context, { [name]: plain === 'x' ? 'bing' : 'x' })
        const { exchange } = await tellingly(context, ['pixels', name], async wording => ({
          exchange: await send(context, { [name]: valueFor(patient.marker, wording) }),
        }))
        mustSucceed(exchange, `an update with ${name}=${brief(plain)}`)
        await mustHold(context, 'pixels', patient, name, patient.sent[name] ?? '')
      },
    },
  )
}

/** Three times, because somebody else's pixel may have come between two of ours. */
async function changesNoOther(context: Context): Promise<void> {
  for (let round = 1; round <= 3; round += 1) {
    const makeOne = (word: string) =>
      create(context, 'pixels', marker => ({
        name: `${marker}-${word}`,
        type: 'bing',
        value: `${word}-${marker}`,
      }))
    const neighbours = [await makeOne('before')]
    const middle = await makeOne('middle')
    neighbours.push(await makeOne('behind'))
    const id = mustBeKnown(middle.id, 'a pixel')
    const before = await Promise.all(neighbours.map(({ id }) => get(context, 'pixels', id ?? '')))
    const sent = { name: `${middle.marker}-moved`, type: 'quora', value: `moved-${middle.marker}` }
    mustSucceed(await update(context, 'pixels', id, sent), 'an update')
    for (const [index, neighbour] of neighbours.entries()) {
      const now = await get(context, 'pixels', neighbour.id ?? '')
      if (now.record === undefined || context.discovered.id('pixels', now.record) !== neighbour.id) continue
      for (const [name, place] of context.discovered.shapes.pixels.fields) {
        const was = before[index]?.record
        if (was === undefined || context.discovered.id('pixels', was) !== neighbour.id) continue
        if (describe(place, was) === describe(place, now.record)) continue
        throw broken(
          'every other pixel as it was',
          `another ${name} of the pixel made next to it`,
          now.exchange,
        )
      }
    }
  }
}
