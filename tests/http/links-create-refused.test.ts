import { describe, expect, it } from 'vitest'
import { addLink, somewhere } from '../support/records.ts'
import { expectRefused } from '../support/refusals.ts'
import { type Field, type Form, startRig } from '../support/rig.ts'

type Case = [title: string, form: Form, messages: Record<string, string>]

const url: Field = `url=${somewhere}`
const address = 'an absolute address that starts with http:// or https://'
const aliasRule = 'of the form ^[A-Za-z0-9_-]{1,255}$'

const cases: Case[] = [
  // url
  ['POST /links without url [links.create.required]', ['alias=a'], { url: 'The url field is required.' }],
  ['POST /links url= empty [input.empty-value]', ['url='], { url: 'The url field is required.' }],
  [
    'POST /links url=ftp:// [links.url.rule]',
    ['url=ftp://a.example/x'],
    { url: `The url field must be ${address}; got "ftp://a.example/x".` },
  ],
  [
    'POST /links url=javascript:',
    ['url=javascript:alert(1)'],
    { url: `The url field must be ${address}; got "javascript:alert(1)".` },
  ],
  [
    'POST /links url=shop.example without a scheme',
    ['url=shop.example'],
    { url: `The url field must be ${address}; got "shop.example".` },
  ],
  [
    'POST /links url=//shop.example',
    ['url=//shop.example'],
    { url: `The url field must be ${address}; got "//shop.example".` },
  ],
  ['POST /links url=/path', ['url=/path'], { url: `The url field must be ${address}; got "/path".` }],
  [
    'POST /links url=https: without a host',
    ['url=https://'],
    { url: `The url field must be ${address}; got "https://".` },
  ],
  [
    'POST /links url=https:shop.example without slashes',
    ['url=https:shop.example'],
    { url: `The url field must be ${address}; got "https:shop.example".` },
  ],
  [
    'POST /links url= with a blank in it',
    ['url=https://a.example/x y'],
    { url: `The url field must be ${address}; got "https://a.example/x y".` },
  ],
  [
    'POST /links url= with an impossible port',
    ['url=https://a.example:99999'],
    { url: `The url field must be ${address}; got "https://a.example:99999".` },
  ],
  [
    'POST /links url= of 2049 characters [links.url.rule]',
    [`url=https://a.example/${'x'.repeat(2031)}`],
    { url: 'The url field must be at most 2048 characters long; got "2049 characters".' },
  ],
  [
    'POST /links url= long and wrong is shortened in the message',
    [`url=${'x'.repeat(100)}`],
    { url: `The url field must be ${address}; got "${'x'.repeat(64)}…".` },
  ],
  // domain_id, domain, space_id
  [
    'POST /links domain_id=9 [references.unknown]',
    [url, 'domain_id=9'],
    { domain_id: 'The domain_id field must be the id of a domain of the account (1, 2); got "9".' },
  ],
  [
    'POST /links domain_id=x',
    [url, 'domain_id=x'],
    { domain_id: 'The domain_id field must be the id of a domain of the account (1, 2); got "x".' },
  ],
  [
    'POST /links domain=9 [references.unknown]',
    [url, 'domain=9'],
    { domain: 'The domain field must be the id of a domain of the account (1, 2); got "9".' },
  ],
  [
    'POST /links domain=go.example is no id',
    [url, 'domain=go.example'],
    { domain: 'The domain field must be the id of a domain of the account (1, 2); got "go.example".' },
  ],
  [
    'POST /links domain_id=9 domain=1: the one that wins is judged',
    [url, 'domain_id=9', 'domain=1'],
    { domain_id: 'The domain_id field must be the id of a domain of the account (1, 2); got "9".' },
  ],
  [
    'POST /links space_id=9 [references.unknown]',
    [url, 'space_id=9'],
    { space_id: 'The space_id field must be the id of a space of the account (1, 2, 3); got "9".' },
  ],
  [
    'POST /links space_id=01',
    [url, 'space_id=01'],
    { space_id: 'The space_id field must be the id of a space of the account (1, 2, 3); got "01".' },
  ],
  // alias
  [
    'POST /links alias= with a blank [links.alias.rule]',
    [url, 'alias=a b'],
    { alias: `The alias field must be ${aliasRule}; got "a b".` },
  ],
  [
    'POST /links alias= with a letter outside ASCII',
    [url, 'alias=größe'],
    { alias: `The alias field must be ${aliasRule}; got "größe".` },
  ],
  [
    'POST /links alias= with a line break at the end',
    [url, 'alias=a\n'],
    { alias: `The alias field must be ${aliasRule}; got "a\\n".` },
  ],
  [
    'POST /links alias= of 256 characters',
    [url, `alias=${'a'.repeat(256)}`],
    { alias: `The alias field must be ${aliasRule}; got "${'a'.repeat(64)}…".` },
  ],
]

describe('a refused create reports each mistake and stores nothing', () => {
  it.each(cases)('%s', async (_, form, messages) => {
    const rig = await startRig()
    expectRefused(await rig.post('/links', form), messages)
    expect((await rig.get('/links')).body.meta?.total).toBe(0)
  })

  it('POST /links without a body: url is required [errors.validation.status] [errors.missing]', async () => {
    const rig = await startRig()
    const answer = await rig.send('POST', '/links')
    expect(answer.status).toBe(422)
    expectRefused(answer, { url: 'The url field is required.' })
  })

  it('POST /links that is refused does not use an id', async () => {
    const rig = await startRig()
    await rig.post('/links', ['url=x'])
    expect((await addLink(rig)).id).toBe(1)
  })

  const longest: [title: string, url: string][] = [
    ['POST /links url= of 2048 characters [links.url.rule]', `https://a.example/${'x'.repeat(2030)}`],
    [
      'POST /links url= of 2048 characters outside the basic plane',
      `https://a.example/${'\u{1F600}'.repeat(2030)}`,
    ],
  ]
  it.each(longest)('%s is the longest accepted value', async (_, address) => {
    expect((await addLink(await startRig(), [`url=${address}`])).url).toBe(address)
  })
})
