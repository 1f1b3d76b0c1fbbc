import { describe, expect, it } from 'vitest'
import { addPixels, somewhere } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Form, startRig } from '../support/rig.ts'

describe('invalid lists', () => {
  const country = 'a country code of ISO 3166-1 in capitals, such as DE'
  const language = 'a language code of ISO 639-1 in small letters, such as de'
  const address = 'an absolute address that starts with http:// or https://'
  const platforms = 'one of iOS, Android, Windows, OS X, Linux, Ubuntu, Chrome OS'
  const cases: [title: string, form: Form, messages: Record<string, string>][] = [
    [
      'POST /links country[0][key]= alone [input.list-row-incomplete]',
      ['country[0][key]=DE'],
      { 'country.0.value': 'The country.0.value field is required.' },
    ],
    [
      'POST /links country[0][value]= alone [input.list-row-incomplete]',
      ['country[0][value]=https://a.example/de'],
      { 'country.0.key': 'The country.0.key field is required.' },
    ],
    [
      'POST /links country[0][key]= and country[0][value]= both empty',
      ['country[0][key]=', 'country[0][value]='],
      {
        'country.0.key': 'The country.0.key field is required.',
        'country.0.value': 'The country.0.value field is required.',
      },
    ],
    [
      'POST /links platform[0][value]= alone',
      ['platform[0][value]=https://a.example/x'],
      { 'platform.0.key': 'The platform.0.key field is required.' },
    ],
    [
      'POST /links language[0][key]= alone',
      ['language[0][key]=de'],
      { 'language.0.value': 'The language.0.value field is required.' },
    ],
    [
      'POST /links rotation[0][value]= empty',
      ['rotation[0][value]='],
      { 'rotation.0.value': 'The rotation.0.value field is required.' },
    ],
    [
      'POST /links country[3][key]=: the error names the index that was sent [input.list-index-gaps]',
      ['country[3][key]=DE', 'country[7][key]=FR', 'country[7][value]=https://a.example/fr'],
      { 'country.3.value': 'The country.3.value field is required.' },
    ],
    [
      'POST /links country[0][key]=de [links.targeting.keys]',
      ['country[0][key]=de', 'country[0][value]=https://a.example/de'],
      { 'country.0.key': `The country.0.key field must be ${country}; got "de".` },
    ],
    [
      'POST /links country[0][key]=XX is no country',
      ['country[0][key]=XX', 'country[0][value]=https://a.example/x'],
      { 'country.0.key': `The country.0.key field must be ${country}; got "XX".` },
    ],
    [
      'POST /links language[0][key]=EN [links.targeting.keys]',
      ['language[0][key]=EN', 'language[0][value]=https://a.example/en'],
      { 'language.0.key': `The language.0.key field must be ${language}; got "EN".` },
    ],
    [
      'POST /links platform[0][key]=ios [links.targeting.keys]',
      ['platform[0][key]=ios', 'platform[0][value]=https://a.example/x'],
      { 'platform.0.key': `The platform.0.key field must be ${platforms}; got "ios".` },
    ],
    [
      'POST /links country[0][value]=nowhere',
      ['country[0][key]=DE', 'country[0][value]=nowhere'],
      { 'country.0.value': `The country.0.value field must be ${address}; got "nowhere".` },
    ],
    [
      'POST /links rotation[5][value]=ftp://…',
      ['rotation[5][value]=ftp://a.example'],
      { 'rotation.5.value': `The rotation.5.value field must be ${address}; got "ftp://a.example".` },
    ],
    [
      'POST /links pixel_ids[]=9 pixel_ids[]=1 [references.unknown]',
      ['pixel_ids[]=9', 'pixel_ids[]=1'],
      { 'pixel_ids.0': 'The pixel_ids.0 field must be the id of a pixel of the account; got "9".' },
    ],
    [
      'POST /links pixel_ids[4]=x names the index that was sent',
      ['pixel_ids[0]=1', 'pixel_ids[4]=x'],
      { 'pixel_ids.4': 'The pixel_ids.4 field must be the id of a pixel of the account; got "x".' },
    ],
    [
      'POST /links pixel_ids=1,2 is not a list of two [input.id-lists]',
      ['pixel_ids=1,2'],
      { 'pixel_ids.0': 'The pixel_ids.0 field must be the id of a pixel of the account; got "1,2".' },
    ],
    [
      'POST /links pixel_ids[a]=1',
      ['pixel_ids[a]=1'],
      {
        pixel_ids:
          'The pixel_ids field must be a list written pixel_ids[]=1 or pixel_ids[0]=1; got "pixel_ids[a]".',
      },
    ],
    [
      'POST /links country[0]=DE',
      ['country[0]=DE'],
      {
        country:
          'The country field must be a list written country[0][key] and country[0][value]; got "country[0]".',
      },
    ],
    [
      'POST /links country[0][name]=DE',
      ['country[0][name]=DE'],
      {
        country:
          'The country field must be a list written country[0][key] and country[0][value]; got "country[0][name]".',
      },
    ],
    [
      'POST /links rotation[0][key]=a: a rotation has no keys',
      ['rotation[0][key]=a'],
      { rotation: 'The rotation field must be a list written rotation[0][value]; got "rotation[0][key]".' },
    ],
    [
      'POST /links alias[0]=a: brackets on a text',
      ['alias[0]=a'],
      { alias: 'The alias field must be one value, without brackets.' },
    ],
  ]
  it.each(cases)('%s', async (_, form, messages) => {
    const rig = await startRig()
    await addPixels(rig, 2)
    expectRefused(await rig.post('/links', [`url=${somewhere}`, ...form]), messages)
    expect((await rig.get('/links')).body.meta?.total).toBe(0)
  })
})
