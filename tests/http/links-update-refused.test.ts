import { describe, expect, it } from 'vitest'
import { startRigWithLink } from '../support/full-link.ts'
import { readLink } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import type { Form } from '../support/rig.ts'

describe('a refused update reports each mistake and changes nothing', () => {
  const cases: [title: string, form: Form, messages: Record<string, string>][] = [
    [
      'PUT /links/{id} url= empty [input.empty-value]',
      ['url=', 'space_id=2'],
      { url: 'The url field is required.' },
    ],
    [
      'PUT /links/{id} url=x',
      ['url=x'],
      { url: 'The url field must be an absolute address that starts with http:// or https://; got "x".' },
    ],
    [
      'PUT /links/{id} disabled=yes',
      ['disabled=yes'],
      { disabled: 'The disabled field must be one of 0, 1; got "yes".' },
    ],
    [
      'PUT /links/{id} privacy=9',
      ['privacy=9'],
      { privacy: 'The privacy field must be one of 0, 1, 2; got "9".' },
    ],
    [
      'PUT /links/{id} privacy_password= empty where privacy is 2 [links.privacy.password]',
      ['privacy_password='],
      { privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).' },
    ],
    [
      'PUT /links/{id} target_type=3 [links.target-type.undocumented]',
      ['target_type=3'],
      { target_type: 'The target_type field must be one of 0, 1, 2, 4; got "3".' },
    ],
    [
      'PUT /links/{id} expiration_date= empty where a time is set [links.expiration.time-only]',
      ['expiration_date='],
      { expiration_date: 'The expiration_date field must be sent with an expiration_time.' },
    ],
    [
      'PUT /links/{id} space_id=9 [references.unknown]',
      ['space_id=9'],
      { space_id: 'The space_id field must be the id of a space of the account (1, 2, 3); got "9".' },
    ],
    [
      'PUT /links/{id} pixel_ids[]=9 [references.unknown]',
      ['pixel_ids[]=9'],
      { 'pixel_ids.0': 'The pixel_ids.0 field must be the id of a pixel of the account; got "9".' },
    ],
  ]
  it.each(cases)('%s', async (_, form, messages) => {
    const { rig, before } = await startRigWithLink()
    expectRefused(await rig.put(`/links/${before.id}`, form), messages)
    expect(await readLink(rig, before.id)).toEqual(before)
  })
})
