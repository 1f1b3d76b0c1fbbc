import { describe, expect, it } from 'vitest'
import { addLink, readLink, somewhere } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Form, startRig } from '../support/rig.ts'

const taken = 'The alias field must be one that no other link has on its domain; got "mine".'

describe('a generated alias', () => {
  it('POST /links without alias generates unique aliases of six characters of the rule [links.alias.generated]', async () => {
    const rig = await startRig()
    const aliases = new Set<string>()
    for (let link = 0; link < 200; link++) aliases.add((await addLink(rig)).alias)
    expect(aliases.size).toBe(200)
    for (const alias of aliases) expect(alias).toMatch(/^[A-Za-z0-9_-]{6}$/)
  })

  it('POST /links alias= empty generates an alias too', async () => {
    expect((await addLink(await startRig(), ['alias='])).alias).toMatch(/^[A-Za-z0-9_-]{6}$/)
  })

  it('POST /links without alias avoids aliases that exist [links.alias.unique]', async () => {
    const foreseen = (await addLink(await startRig())).alias
    const rig = await startRig()
    await addLink(rig, [`alias=${foreseen}`])
    expect((await addLink(rig)).alias).not.toBe(foreseen)
  })
})

describe('an alias that matches the rule is accepted', () => {
  const cases: [title: string, alias: string][] = [
    ['POST /links alias= of one character [links.alias.rule]', 'a'],
    ['POST /links alias= of 255 characters [links.alias.rule]', 'x'.repeat(255)],
    ['POST /links alias= of digits', '0042'],
    ['POST /links alias= of signs', '_-'],
    ['POST /links alias=__proto__', '__proto__'],
    ['POST /links alias=constructor', 'constructor'],
  ]
  it.each(cases)('%s', async (_, alias) => {
    const link = await addLink(await startRig(), [`alias=${alias}`])
    expect(link).toMatchObject({ alias, short_url: `https://go.example/${alias}` })
  })
})

describe('an alias is unique on its domain', () => {
  const first: Form = [`url=${somewhere}`, 'alias=mine']
  const cases: [title: string, form: Form, free: boolean][] = [
    ['POST /links alias= of another link [links.alias.unique]', first, false],
    ['POST /links alias= of another link, and the domain named', [...first, 'domain_id=1'], false],
    ['POST /links alias= on another domain [links.alias.unique]', [...first, 'domain_id=2'], true],
    ['POST /links alias= in another case [links.alias.rule]', [`url=${somewhere}`, 'alias=Mine'], true],
  ]
  it.each(cases)('%s', async (_, form, free) => {
    const rig = await startRig()
    await rig.post('/links', first)
    const answer = await rig.post('/links', form)
    if (free) expect(answer.status).toBe(200)
    else expectRefused(answer, { alias: taken })
    expect((await rig.get('/links')).body.meta?.total).toBe(free ? 2 : 1)
  })

  it('PUT /links/{id} alias= of another link is refused [links.alias.unique]', async () => {
    const rig = await startRig()
    await addLink(rig, ['alias=mine'])
    const other = await addLink(rig, ['alias=other'])
    expectRefused(await rig.put(`/links/${other.id}`, ['alias=mine']), { alias: taken })
    expect(await readLink(rig, other.id)).toEqual(other)
  })

  it('PUT /links/{id} alias= frees the old alias', async () => {
    const rig = await startRig()
    await addLink(rig, ['alias=mine'])
    expect((await rig.put('/links/1', ['alias=other'])).status).toBe(200)
    expect((await addLink(rig, ['alias=mine'])).id).toBe(2)
    expectRefused(await rig.put('/links/1', ['alias=mine']), { alias: taken })
  })

  it('PUT /links/{id} alias= of a link on another domain is accepted', async () => {
    const rig = await startRig()
    await addLink(rig, ['alias=mine', 'domain_id=2'])
    await addLink(rig)
    expect((await rig.put('/links/2', ['alias=mine'])).status).toBe(200)
  })
})
