import { describe, expect, it } from 'vitest'
import { addLink, addPixels, type LinkRecord, linkOf, readLink } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Form, startRig } from '../support/rig.ts'

const lists: Form = [
  'pixel_ids[]=1',
  'pixel_ids[]=2',
  'country[0][key]=DE',
  'country[0][value]=https://a.example/de',
  'country[1][key]=FR',
  'country[1][value]=https://a.example/fr',
  'platform[0][key]=iOS',
  'platform[0][value]=https://a.example/ios',
  'language[0][key]=de',
  'language[0][value]=https://a.example/german',
  'rotation[0][value]=https://a.example/a',
  'rotation[1][value]=https://a.example/b',
]

describe('a list that is sent replaces the stored one; other lists stay', () => {
  const cases: [title: string, form: Form, changed: Partial<LinkRecord>][] = [
    ['PUT /links/{id} pixel_ids[]=3 [input.lists-on-update]', ['pixel_ids[]=3'], { pixel_ids: [3] }],
    ['PUT /links/{id} pixel_ids=3 is a list of one', ['pixel_ids=3'], { pixel_ids: [3] }],
    [
      'PUT /links/{id} pixel_ids[0]=2 pixel_ids[1]=1 turns the order',
      ['pixel_ids[0]=2', 'pixel_ids[1]=1'],
      { pixel_ids: [2, 1] },
    ],
    ['PUT /links/{id} pixel_ids= empty clears it [input.lists-on-update]', ['pixel_ids='], { pixel_ids: [] }],
    ['PUT /links/{id} pixel_ids[]= empty clears it', ['pixel_ids[]='], { pixel_ids: [] }],
    [
      'PUT /links/{id} country[0][key]= country[0][value]= [input.lists-on-update]',
      ['country[0][key]=US', 'country[0][value]=https://a.example/us'],
      { country: [{ key: 'US', value: 'https://a.example/us' }] },
    ],
    [
      'PUT /links/{id} country[5][key]= country[5][value]= is a list of one, whatever its index [input.list-index-gaps]',
      ['country[5][key]=US', 'country[5][value]=https://a.example/us'],
      { country: [{ key: 'US', value: 'https://a.example/us' }] },
    ],
    ['PUT /links/{id} country= empty clears it', ['country='], { country: [] }],
    [
      'PUT /links/{id} platform[0][key]= platform[0][value]=',
      ['platform[0][key]=OS X', 'platform[0][value]=https://a.example/mac'],
      { platform: [{ key: 'OS X', value: 'https://a.example/mac' }] },
    ],
    ['PUT /links/{id} platform[]= empty clears it', ['platform[]='], { platform: [] }],
    [
      'PUT /links/{id} language[0][key]= language[0][value]=',
      ['language[0][key]=fr', 'language[0][value]=https://a.example/french'],
      { language: [{ key: 'fr', value: 'https://a.example/french' }] },
    ],
    ['PUT /links/{id} language= empty clears it', ['language='], { language: [] }],
    [
      'PUT /links/{id} rotation[0][value]=',
      ['rotation[0][value]=https://a.example/c'],
      { rotation: [{ value: 'https://a.example/c' }] },
    ],
    ['PUT /links/{id} rotation= empty clears it', ['rotation='], { rotation: [] }],
    ['PUT /links/{id} url= preserves every list [update.partial]', ['url=https://docs.example/handbook'], {}],
  ]
  it.each(cases)('%s', async (_, form, changed) => {
    const rig = await startRig()
    await addPixels(rig, 3)
    const before = await addLink(rig, lists)
    const after = linkOf(await rig.put(`/links/${before.id}`, form))
    expect(after).toEqual({ ...before, ...changed })
    expect(await readLink(rig, before.id)).toEqual(after)
  })

  it('PUT /links/{id} country[0][key]= alone is refused, and the list stays [input.list-row-incomplete]', async () => {
    const rig = await startRig()
    await addPixels(rig, 3)
    const before = await addLink(rig, lists)
    const answer = await rig.put(`/links/${before.id}`, ['country[0][key]=US'])
    expectRefused(answer, { 'country.0.value': 'The country.0.value field is required.' })
    expect(await readLink(rig, before.id)).toEqual(before)
  })
})
