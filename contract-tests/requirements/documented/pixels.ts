import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { ContractBroken, Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import { everything } from '../../discover/facts.ts'
import type { PixelField, PixelInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { describePlace, showsValue } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustTouchNoOther } from '../support/around.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { broken, documented, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { isNameCut, pixelWith, plainPixel, typedPixel } from '../support/new-pixel.ts'
import { changePixel, changesNoOtherPixel, pixelFixture, send } from '../support/pixel-fixture.ts'
import { createKeepsZeros, updateKeepsZeros } from '../support/pixel-zeros.ts'
import { sampleCode, sampleText, tellingly, type Wording } from '../support/sample-values.ts'
import { holds, mustBeThere, mustHold } from '../support/stored.ts'
import { combinesFields } from './fields-combine.ts'
import { storesOneField } from './update-one-field.ts'

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
    documented(`pixels.create.${name}`, `POST /pixels accepts ${name}`, {
      source: '4.2',
      after: created,
      async run(context) {
        const made = await tellingly(
          context,
          ['pixels', name],
          wording => pixelWith(context, name, wording),
          async ({ id, sent }) =>
            name === 'name' && id !== undefined && isNameCut(context, id, sent.name ?? ''),
        )
        const subject = { id: mustBeKnown(made.id, 'a pixel'), sent: made.sent }
        await mustHold(context, 'pixels', subject, name, made.sent[name] ?? '')
        if (name === 'value') await createKeepsZeros(context)
      },
    }),
  ),
  ...pixelTypes.map(type =>
    documented(`pixels.create.type-${type}`, `POST /pixels accepts type=${type}`, {
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
      const { id, sent } = await pixelFixture(context)
      mustSucceed(await update(context, 'pixels', id, sent), 'an update')
    },
  }),
  documented('pixels.update.applied', 'PUT /pixels/{id} changes the pixel', {
    source: '4.2',
    after: ['pixels.update.accepted'],
    async run(context) {
      const fixture = await pixelFixture(context)
      const sent: PixelInput = {
        name: `${fixture.marker}-applied`,
        type: 'facebook',
        value: `applied-${fixture.marker}`,
      }
      await changePixel(context, sent)
      let first: ContractBroken | undefined
      for (const [name, value] of fieldsIn(sent)) {
        try {
          await mustHold(context, 'pixels', fixture, name, value)
          return
        } catch (error) {
          if (error instanceof ContractBroken) first ??= error
          else if (!(error instanceof Skipped)) throw error
        }
      }
      if (first !== undefined) throw first
    },
  }),
  field('name', (marker, wording) => sampleText(`${marker}-changed`, wording)),
  field('value', (marker, wording) => sampleCode(`changed-${marker}`, wording)),
  ...pixelTypes.map(type => field('type', () => type, type)),
  combinesFields.pixelUpdates,
  storesOneField.pixels,
  documented('pixels.update.keeps-the-rest', 'PUT /pixels/{id} changes no field that is sent unchanged', {
    source: '4.2',
    after: updated,
    async run(context) {
      const fixture = await pixelFixture(context)
      await changePixel(context, { value: `rest-${fixture.marker}` })
      const got = await get(context, 'pixels', fixture.id)
      for (const [name, place] of context.discovered.shapes.pixels.fields) {
        const sent = fieldsIn(fixture.sent).find(([field]) => field === name)
        if (!place.proven || sent === undefined || got.record === undefined) continue
        const [, value] = sent
        if (showsValue(place, got.record, value) === false)
          throw broken(`${name} to stay ${brief(value)}`, describePlace(place, got.record), got.exchange)
      }
    },
  }),
  documented('pixels.update.other-pixels', 'PUT /pixels/{id} changes no other pixel', {
    source: '4.2',
    after: updated,
    discovers: everything,
    alone: true,
    async run(context) {
      await changesNoOtherPixel(context)
      await mustTouchNoOther(context, 'pixels.update')
    },
  }),
  documented('pixels.update.no-copy', 'PUT /pixels/{id} creates no second pixel', {
    source: '4.2',
    after: [...updated, 'pixels.list.search'],
    async run(context) {
      const fixture = await pixelFixture(context)
      const plain = `${fixture.marker}-copy`
      // It is open which characters a name may have.
      const quoted = await send(context, { name: `${plain}'s` })
      const name = context.discovered.ok(quoted) ? `${plain}'s` : plain
      if (name === plain) await changePixel(context, { name })
      const found = await list(context, 'pixels', { search: name, search_by: 'name' })
      const isThere = await holds(context, 'pixels', fixture, 'name', name)
      if (context.discovered.narrows.pixels && isThere && !found.ids.includes(fixture.id))
        throw broken('the changed pixel among those with its name', 'a list without it', found.exchange)
      const same = found.records.filter(record => JSON.stringify(record).includes(`${fixture.marker}-`))
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
    `PUT /pixels/{id} accepts ${name}${suffix === undefined ? '' : `=${suffix}`}`,
    {
      source: suffix === undefined ? '4.2' : '2.2',
      after: updated,
      async run(context) {
        const fixture = await pixelFixture(context)
        const plain = valueFor(fixture.marker, 'plain')
        if (fixture.sent[name] === plain) await changePixel(context, { [name]: plain === 'x' ? 'bing' : 'x' })
        const { exchange } = await tellingly(
          context,
          ['pixels', name],
          async wording => ({
            exchange: await send(context, { [name]: valueFor(fixture.marker, wording) }),
          }),
          async () => name === 'name' && isNameCut(context, fixture.id, fixture.sent.name ?? ''),
        )
        mustSucceed(exchange, `an update with ${name}=${brief(plain)}`)
        await mustHold(context, 'pixels', fixture, name, fixture.sent[name] ?? '')
        if (name === 'value') await updateKeepsZeros(context)
      },
    },
  )
}
