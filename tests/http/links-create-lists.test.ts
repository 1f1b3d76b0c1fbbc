import { describe, expect, it } from 'vitest'
import { addPixels, linkOf, readLink, somewhere } from '../support/records.ts'
import { type Field, type Form, startRig } from '../support/rig.ts'

const url: Field = `url=${somewhere}`

describe('pixel_ids in every form', () => {
  const cases: [title: string, form: Form, shown: number[]][] = [
    ['POST /links pixel_ids[]=1 pixel_ids[]=2 [input.id-lists]', ['pixel_ids[]=1', 'pixel_ids[]=2'], [1, 2]],
    ['POST /links pixel_ids[]=2 pixel_ids[]=1 stores the order', ['pixel_ids[]=2', 'pixel_ids[]=1'], [2, 1]],
    [
      'POST /links pixel_ids[0]=3 pixel_ids[1]=1 [input.id-lists]',
      ['pixel_ids[0]=3', 'pixel_ids[1]=1'],
      [3, 1],
    ],
    [
      'POST /links pixel_ids[1]=1 pixel_ids[0]=3 is put in index order',
      ['pixel_ids[1]=1', 'pixel_ids[0]=3'],
      [3, 1],
    ],
    [
      'POST /links pixel_ids[7]=1 pixel_ids[9]=2 closes the gaps [input.list-index-gaps]',
      ['pixel_ids[7]=1', 'pixel_ids[9]=2'],
      [1, 2],
    ],
    ['POST /links pixel_ids=2 is a list of one [input.id-lists]', ['pixel_ids=2'], [2]],
    ['POST /links pixel_ids= is an empty list', ['pixel_ids='], []],
    ['POST /links pixel_ids[]= is an empty list', ['pixel_ids[]='], []],
    ['POST /links pixel_ids[0]=1 pixel_ids[0]=2: the last counts', ['pixel_ids[0]=1', 'pixel_ids[0]=2'], [2]],
    [
      'POST /links pixel_ids[0]=1 pixel_ids[0]=: the last, which is empty, counts',
      ['pixel_ids[0]=1', 'pixel_ids[0]='],
      [],
    ],
    ['POST /links pixel_ids[]=1 twice is there once', ['pixel_ids[]=1', 'pixel_ids[]=1'], [1]],
    [
      'POST /links pixel_ids[0]=2 pixel_ids[]=3: one without an index follows',
      ['pixel_ids[0]=2', 'pixel_ids[]=3'],
      [2, 3],
    ],
  ]
  it.each(cases)('%s', async (_, form, shown) => {
    const rig = await startRig()
    await addPixels(rig, 3)
    const link = linkOf(await rig.post('/links', [url, ...form]))
    expect(link.pixel_ids).toEqual(shown)
    expect((await readLink(rig, link.id)).pixel_ids).toEqual(shown)
  })

  it('POST /links pixel_ids[0..29]= stores long lists', async () => {
    const rig = await startRig()
    const ids = await addPixels(rig, 30)
    const form = ids.map((id, index): Field => `pixel_ids[${index}]=${id}`)
    expect(linkOf(await rig.post('/links', [url, ...form])).pixel_ids).toEqual(ids)
  })
})

describe('targeting lists', () => {
  const cases: [title: string, form: Form, shown: object][] = [
    [
      'POST /links country[0][key]= country[0][value]=',
      ['country[0][key]=DE', 'country[0][value]=https://a.example/de'],
      { country: [{ key: 'DE', value: 'https://a.example/de' }] },
    ],
    [
      'POST /links country[0][value]= before country[0][key]=',
      ['country[0][value]=https://a.example/de', 'country[0][key]=DE'],
      { country: [{ key: 'DE', value: 'https://a.example/de' }] },
    ],
    [
      'POST /links country[2]… country[0]…: in index order, without gaps [input.list-index-gaps]',
      [
        'country[2][key]=FR',
        'country[2][value]=https://a.example/fr',
        'country[0][key]=DE',
        'country[0][value]=https://a.example/de',
      ],
      {
        country: [
          { key: 'DE', value: 'https://a.example/de' },
          { key: 'FR', value: 'https://a.example/fr' },
        ],
      },
    ],
    [
      'POST /links country[10]… is after country[9]…: indexes are numbers',
      [
        'country[10][key]=FR',
        'country[10][value]=https://a.example/fr',
        'country[9][key]=DE',
        'country[9][value]=https://a.example/de',
      ],
      {
        country: [
          { key: 'DE', value: 'https://a.example/de' },
          { key: 'FR', value: 'https://a.example/fr' },
        ],
      },
    ],
    [
      'POST /links language[0][key]= language[0][value]=',
      ['language[0][key]=de', 'language[0][value]=https://a.example/de'],
      { language: [{ key: 'de', value: 'https://a.example/de' }] },
    ],
    [
      'POST /links rotation[0][value]= rotation[1][value]=',
      ['rotation[0][value]=https://a.example/a', 'rotation[1][value]=https://a.example/b'],
      { rotation: [{ value: 'https://a.example/a' }, { value: 'https://a.example/b' }] },
    ],
    [
      'POST /links target_type=4 with country[0][key]= stores the list that it does not name [links.targeting.inactive]',
      [
        'target_type=4',
        'country[0][key]=DE',
        'country[0][value]=https://a.example/de',
        'rotation[0][value]=https://a.example/a',
      ],
      {
        target_type: 4,
        country: [{ key: 'DE', value: 'https://a.example/de' }],
        rotation: [{ value: 'https://a.example/a' }],
      },
    ],
    [
      'POST /links language[0][key]= without target_type is stored too',
      ['language[0][key]=en', 'language[0][value]=https://a.example/en'],
      { target_type: null, language: [{ key: 'en', value: 'https://a.example/en' }] },
    ],
    [
      'POST /links rotation[0][value]= without target_type leaves target_type unset [links.target-type.unsent]',
      ['rotation[0][value]=https://a.example/a'],
      { target_type: null, rotation: [{ value: 'https://a.example/a' }] },
    ],
    ['POST /links country= is an empty list', ['country='], { country: [] }],
    ['POST /links rotation[]= is an empty list', ['rotation[]='], { rotation: [] }],
  ]
  it.each(cases)('%s', async (_, form, shown) => {
    const rig = await startRig()
    const link = linkOf(await rig.post('/links', [url, ...form]))
    expect(link).toMatchObject(shown)
    expect(await readLink(rig, link.id)).toEqual(link)
  })

  const platforms: [title: string, key: string][] = [
    ['POST /links platform[0][key]=iOS platform[0][value]= [links.targeting.keys]', 'iOS'],
    ['POST /links platform[0][key]=Android platform[0][value]=', 'Android'],
    ['POST /links platform[0][key]=Windows platform[0][value]=', 'Windows'],
    ['POST /links platform[0][key]=OS X platform[0][value]=', 'OS X'],
    ['POST /links platform[0][key]=Linux platform[0][value]=', 'Linux'],
    ['POST /links platform[0][key]=Ubuntu platform[0][value]=', 'Ubuntu'],
    ['POST /links platform[0][key]=Chrome OS platform[0][value]=', 'Chrome OS'],
  ]
  it.each(platforms)('%s', async (_, key) => {
    const rig = await startRig()
    const value = 'https://a.example/app'
    const form: Form = [url, `platform[0][key]=${key}`, `platform[0][value]=${value}`]
    expect(linkOf(await rig.post('/links', form)).platform).toEqual([{ key, value }])
  })
})
