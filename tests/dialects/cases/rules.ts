import { at, type Cases, create, each, members, refusedFields, seenOf } from './case.ts'

const url = 'url=https://a.example/x'

const ofForm = (pattern: string, sent: string) =>
  refusedFields(422, { alias: `The alias field must be of the form ${pattern}; got "${sent}".` })
const letters = '^[A-Za-z0-9_-]{1,255}$'
const small = '^[a-z0-9-]{3,50}$'
const taken = (status: number, sent = 'one', among = 'on its domain') =>
  refusedFields(status, {
    alias: `The alias field must be one that no other link has ${among}; got "${sent}".`,
  })
const address = (sent: string) =>
  refusedFields(422, {
    url: `The url field must be an absolute address that starts with http:// or https://; got "${sent}".`,
  })

const site = { url: 'https://a.example/' }
const long = { url: `https://a.example/${'x'.repeat(83)}` }
const tooLong = refusedFields(422, {
  url: 'The url field must be at most 100 characters long; got "101 characters".',
})

const noAddress = refusedFields(422, { url: 'The url field must be an absolute address; got "a.example".' })
const onlyApp = (sent: string) =>
  refusedFields(422, {
    url: `The url field must be an absolute address that starts with myapp://; got "${sent}".`,
  })

/** Forms that generated aliases may have. */
const forms = [/^\w{5}$/, /^\w{6}$/, /^\w{8}$/, /^\w{32}$/, /^\w{4,7}$/, /^[a-z]+-[a-z]+-\d{2}$/, /^null$/]

/** The rules for aliases and addresses. */
export const rules: Cases = {
  'links.alias.rule': [
    {
      ask: server =>
        create(server, ['alias'], ...['ab', 'Abc', 'abc', 'a_c'].map(alias => `${url}&alias=${alias}`)),
      gives: [
        [
          { pattern: letters, case: 'sensitive' },
          [{ alias: 'ab' }, { alias: 'Abc' }, { alias: 'abc' }, { alias: 'a_c' }],
        ],
        [
          { pattern: small, case: 'insensitive' },
          [ofForm(small, 'ab'), ofForm(small, 'Abc'), { alias: 'abc' }, ofForm(small, 'a_c')],
        ],
        // An alias is shown as it was sent, even if its case does not count.
        [
          { pattern: letters, case: 'insensitive' },
          [{ alias: 'ab' }, { alias: 'Abc' }, taken(422, 'abc'), { alias: 'a_c' }],
        ],
      ],
    },
    {
      // Generated aliases have the characters that the rule allows, if it allows enough of them.
      async ask(server) {
        const shapes = new Set<boolean>()
        for (let count = 0; count < 50; count++) {
          const [made] = await create(server, ['alias'], url)
          shapes.add(/^[a-z]{20}$/.test((made as { alias: string }).alias))
        }
        return [...shapes]
      },
      under: { 'links.alias.generated': 20 },
      gives: [
        [{ pattern: letters, case: 'sensitive' }, [false]],
        [{ pattern: '^[a-z]+$', case: 'sensitive' }, [true]],
      ],
    },
  ],
  'links.alias.generated': [
    {
      // The forms that all of 20 aliases have, and the number of links that a search by alias finds.
      async ask(server) {
        const aliases: (string | null)[] = []
        for (let count = 0; count < 20; count++) {
          const [made] = await create(server, ['alias', 'short_url'], url)
          const { alias, short_url } = made as { alias: string | null; short_url: string }
          aliases.push(alias)
          if (alias !== null && short_url !== `https://go.example/${alias}`) throw new Error(short_url)
        }
        const common = forms.filter(form => aliases.every(alias => form.test(String(alias))))
        return [
          common.map(String),
          at((await server.get('/links?search_by=alias&search=-')).body, 'meta', 'total'),
        ]
      },
      gives: [
        [6, [['/^\\w{6}$/', '/^\\w{4,7}$/'], 0]],
        [5, [['/^\\w{5}$/', '/^\\w{4,7}$/'], 0]],
        [8, [['/^\\w{8}$/'], 0]],
        [{ least: 4, most: 7 }, [['/^\\w{4,7}$/'], 0]],
        ['words', [['/^[a-z]+-[a-z]+-\\d{2}$/'], 20]],
        ['none', [['/^\\w{4,7}$/', '/^null$/'], 0]],
        [32, [['/^\\w{32}$/'], 0]],
      ],
    },
    {
      // A link without an alias can be given one, and its alias can be cleared. Many may have no alias.
      async ask(server) {
        await create(server, ['alias'], url, url)
        const given = members(await server.put('/links/1', 'alias=one'), 'alias', 'short_url')
        const taken = (await server.put('/links/2', 'alias=one')).status
        const cleared = members(await server.put('/links/1', 'alias='), 'alias')
        const sorted = each(await server.get('/links?sort_by=alias&sort=asc'), 'alias')
        return [given, taken, cleared, sorted]
      },
      gives: [
        ['none', [{ alias: 'one', short_url: 'https://go.example/one' }, 422, { alias: null }, [null, null]]],
      ],
    },
  ],
  'links.alias.unique': [
    {
      async ask(server) {
        const made = await create(
          server,
          ['id'],
          `${url}&alias=one`,
          `${url}&alias=one`,
          `${url}&alias=one&domain_id=2`,
          `${url}&alias=two`,
        )
        return [
          ...made,
          seenOf(await server.put('/links/1', 'alias=one')).status,
          seenOf(await server.put('/links/1', 'alias=two')).status,
          // This status needs a conflict alone. With another mistake the input is simply invalid.
          seenOf(await server.post('/links', 'url=x&alias=one')).status,
        ]
      },
      gives: [
        [{ scope: 'domain', status: 422 }, [{ id: 1 }, taken(422), { id: 2 }, { id: 3 }, 200, 422, 422]],
        [{ scope: 'domain', status: 409 }, [{ id: 1 }, taken(409), { id: 2 }, { id: 3 }, 200, 409, 422]],
        [{ scope: 'domain', status: 400 }, [{ id: 1 }, taken(400), { id: 2 }, { id: 3 }, 200, 400, 422]],
        [
          { scope: 'account', status: 422 },
          [
            { id: 1 },
            taken(422, 'one', 'in the account'),
            taken(422, 'one', 'in the account'),
            { id: 2 },
            200,
            422,
            422,
          ],
        ],
      ],
    },
  ],
  'links.url.rule': [
    {
      ask: server =>
        create(
          server,
          ['url'],
          'url=https://a.example/',
          'url=mailto:it@a.example',
          'url=myapp://open',
          'url=a.example',
          `url=https://a.example/${'x'.repeat(83)}`,
        ),
      gives: [
        [
          { schemes: ['http', 'https'], length: 2048 },
          [site, address('mailto:it@a.example'), address('myapp://open'), address('a.example'), long],
        ],
        [
          { schemes: [], length: 2048 },
          [site, { url: 'mailto:it@a.example' }, { url: 'myapp://open' }, noAddress, long],
        ],
        [
          { schemes: ['myapp'], length: 100 },
          [
            onlyApp('https://a.example/'),
            onlyApp('mailto:it@a.example'),
            { url: 'myapp://open' },
            onlyApp('a.example'),
            tooLong,
          ],
        ],
      ],
    },
  ],
}
