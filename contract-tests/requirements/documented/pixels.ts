import { ContractBroken, Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import { type PixelField, type PixelInput, pixelTypes } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { describe, showsValue } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustTouchNoOther } from '../support/around.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { broken, documented, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { pixelWith, plainPixel, typedPixel } from '../support/new-pixel.ts'
import { change, changesNoOther, patientOf, send } from '../support/pixel-patient.ts'
import { mustBeThere, mustHold } from '../support/stored.ts'
import { code, tellingly, text, type Wording } from '../support/telling.ts'

const created = ['pixels.create.stored']
const updated = ['pixels.update.applied']

/** Sections 4.2 and 2.2: creating and updating pixels. */
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
      for (const [name, value] of fieldsIn(sent)) {
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
  documented('pixels.update.keeps-the-rest', 'PUT /pixels/{id} changes no field that is sent unchanged', {
    source: '4.2',
    after: updated,
    async run(context) {
      const patient = await patientOf(context)
      await change(context, { value: `rest-${patient.marker}` })
      const got = await get(context, 'pixels', patient.id)
      for (const [name, place] of context.discovered.shapes.pixels.fields) {
        const sent = fieldsIn(patient.sent).find(([field]) => field === name)
        if (!place.proven || sent === undefined || got.record === undefined) continue
        const [, value] = sent
        if (showsValue(place, got.record, value) === false)
          throw broken(`${name} to stay ${brief(value)}`, describe(place, got.record), got.exchange)
      }
    },
  }),
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
  documented('pixels.update.no-copy', 'PUT /pixels/{id} creates no second pixel', {
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
