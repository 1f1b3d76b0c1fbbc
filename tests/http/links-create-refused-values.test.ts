import { describe, expect, it } from 'vitest'
import { somewhere } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Field, type Form, startRig } from '../support/rig.ts'

type Case = [title: string, form: Form, messages: Record<string, string>]

const url: Field = `url=${somewhere}`
const address = 'an absolute address that starts with http:// or https://'
const day = 'a date that exists, written YYYY-MM-DD'
const time = 'a time written HH:MM, from 00:00 to 23:59'
const aliasRule = 'of the form ^[A-Za-z0-9_-]{1,255}$'

const cases: Case[] = [
  // numbers and switches
  [
    'POST /links disabled=2',
    [url, 'disabled=2'],
    { disabled: 'The disabled field must be one of 0, 1; got "2".' },
  ],
  [
    'POST /links disabled=-1',
    [url, 'disabled=-1'],
    { disabled: 'The disabled field must be one of 0, 1; got "-1".' },
  ],
  [
    'POST /links disabled=01 is not the number 1',
    [url, 'disabled=01'],
    { disabled: 'The disabled field must be one of 0, 1; got "01".' },
  ],
  [
    'POST /links privacy=3',
    [url, 'privacy=3'],
    { privacy: 'The privacy field must be one of 0, 1, 2; got "3".' },
  ],
  [
    'POST /links privacy=2 without privacy_password [links.privacy.password] [errors.named-field]',
    [url, 'privacy=2'],
    { privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).' },
  ],
  [
    'POST /links privacy=2 privacy_password= empty',
    [url, 'privacy=2', 'privacy_password='],
    { privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).' },
  ],
  [
    'POST /links privacy=2 password= is not enough [links.password.meaning]',
    [url, 'privacy=2', 'password=x'],
    { privacy_password: 'The privacy_password field must be set if privacy is 2 (Password).' },
  ],
  [
    'POST /links target_type=3 [links.target-type.undocumented]',
    [url, 'target_type=3'],
    { target_type: 'The target_type field must be one of 0, 1, 2, 4; got "3".' },
  ],
  [
    'POST /links target_type=5',
    [url, 'target_type=5'],
    { target_type: 'The target_type field must be one of 0, 1, 2, 4; got "5".' },
  ],
  [
    'POST /links expiration_clicks=-1',
    [url, 'expiration_clicks=-1'],
    { expiration_clicks: 'The expiration_clicks field must be 0 or more; got "-1".' },
  ],
  [
    'POST /links expiration_clicks=ten',
    [url, 'expiration_clicks=ten'],
    {
      expiration_clicks:
        'The expiration_clicks field must be a whole number of at most 15 digits; got "ten".',
    },
  ],
  [
    'POST /links expiration_clicks=1.5',
    [url, 'expiration_clicks=1.5'],
    {
      expiration_clicks:
        'The expiration_clicks field must be a whole number of at most 15 digits; got "1.5".',
    },
  ],
  // expiration
  [
    'POST /links expiration_url=nowhere',
    [url, 'expiration_url=nowhere'],
    { expiration_url: `The expiration_url field must be ${address}; got "nowhere".` },
  ],
  [
    'POST /links expiration_date=2026-02-29 does not exist',
    [url, 'expiration_date=2026-02-29'],
    { expiration_date: `The expiration_date field must be ${day}; got "2026-02-29".` },
  ],
  [
    'POST /links expiration_date=31.12.2026',
    [url, 'expiration_date=31.12.2026'],
    { expiration_date: `The expiration_date field must be ${day}; got "31.12.2026".` },
  ],
  [
    'POST /links expiration_date= with a time in it',
    [url, 'expiration_date=2026-12-31T10:00'],
    { expiration_date: `The expiration_date field must be ${day}; got "2026-12-31T10:00".` },
  ],
  [
    'POST /links expiration_time=24:00',
    [url, 'expiration_date=2026-12-31', 'expiration_time=24:00'],
    { expiration_time: `The expiration_time field must be ${time}; got "24:00".` },
  ],
  [
    'POST /links expiration_time=9:30',
    [url, 'expiration_date=2026-12-31', 'expiration_time=9:30'],
    { expiration_time: `The expiration_time field must be ${time}; got "9:30".` },
  ],
  [
    'POST /links expiration_time=09:30:00',
    [url, 'expiration_date=2026-12-31', 'expiration_time=09:30:00'],
    { expiration_time: `The expiration_time field must be ${time}; got "09:30:00".` },
  ],
  [
    'POST /links expiration_time=09:30 without a date [links.expiration.time-only] [errors.named-field]',
    [url, 'expiration_time=09:30'],
    { expiration_date: 'The expiration_date field must be sent with an expiration_time.' },
  ],
  // several
  [
    'POST /links with two wrong fields counts one more',
    ['disabled=2'],
    { url: 'The url field is required.', disabled: 'The disabled field must be one of 0, 1; got "2".' },
  ],
  [
    'POST /links with three wrong fields counts two more',
    ['url=x', 'space_id=9', 'alias=a b'],
    {
      url: `The url field must be ${address}; got "x".`,
      alias: `The alias field must be ${aliasRule}; got "a b".`,
      space_id: 'The space_id field must be the id of a space of the account (1, 2, 3); got "9".',
    },
  ],
]

describe('a create with invalid values reports each mistake and stores nothing', () => {
  it.each(cases)('%s', async (_, form, messages) => {
    const rig = await startRig()
    expectRefused(await rig.post('/links', form), messages)
    expect((await rig.get('/links')).body.meta?.total).toBe(0)
  })
})
