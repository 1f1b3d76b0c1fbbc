import { type Cases, create, each, members, refusedFields } from './case.ts'
import { row } from './samples.ts'

const url = 'url=https://a.example/x'

const oneOfTypes = (status: number, sent: string) =>
  refusedFields(status, { target_type: `The target_type field must be one of 0, 1, 2, 4; got "${sent}".` })

const allLists = {
  country: [{ key: 'DE', value: 'https://c.example/' }],
  platform: [{ key: 'iOS', value: 'https://p.example/' }],
  language: [{ key: 'de', value: 'https://l.example/' }],
  rotation: [{ value: 'https://r.example/' }],
}

const { language } = allLists
const noLists = { country: [], platform: [], language: [], rotation: [] }

/** Rows with these keys. Their values contain the keys as they were sent. */
const keys = (country: string, platform: string, language: string, ...sent: string[]) => {
  const [ofCountry = country, ofPlatform = platform, ofLanguage = language] = sent
  return {
    country: [{ key: country, value: `https://a.example/${ofCountry}` }],
    platform: [{ key: platform, value: `https://a.example/${ofPlatform}` }],
    language: [{ key: language, value: `https://a.example/${ofLanguage}` }],
  }
}

const badKeys = (country: string, platform: string, language: string) =>
  refusedFields(422, {
    'platform.4.key': `The platform.4.key field must be one of iOS, Android, Windows, OS X, Linux, Ubuntu, Chrome OS; got "${platform}".`,
    'country.0.key': `The country.0.key field must be a country code of ISO 3166-1 in capitals, such as DE; got "${country}".`,
    'language.0.key': `The language.0.key field must be a language code of ISO 639-1 in small letters, such as de; got "${language}".`,
  })

const badPlatform = (platform: string) =>
  refusedFields(422, {
    'platform.4.key': `The platform.4.key field must be one of iOS, Android, Windows, OS X, Linux, Ubuntu, Chrome OS; got "${platform}".`,
  })

/** The type of targeting and its lists. */
export const targeting: Cases = {
  'links.target-type.undocumented': [
    {
      ask: server =>
        create(
          server,
          ['target_type'],
          `${url}&target_type=3`,
          `${url}&target_type=5`,
          `${url}&target_type=4`,
        ),
      gives: [
        [422, [oneOfTypes(422, '3'), oneOfTypes(422, '5'), { target_type: 4 }]],
        ['accepted', [{ target_type: 3 }, oneOfTypes(422, '5'), { target_type: 4 }]],
        [400, [oneOfTypes(400, '3'), oneOfTypes(422, '5'), { target_type: 4 }]],
      ],
    },
  ],
  'links.target-type.unsent': [
    {
      async ask(server) {
        const country = row('country', 0, 'DE', 'https://c.example/')
        const rotation = 'rotation[0][value]=https://r.example/'
        const made = await create(
          server,
          ['target_type'],
          `${url}&${rotation}`,
          `${url}&${rotation}&${country}`,
          `${url}&target_type=0&${country}`,
          `${url}&${row('language', 0, 'de', 'https://l.example/')}`,
          url,
        )
        return [...made, members(await server.put('/links/5', rotation), 'target_type')]
      },
      gives: [
        ['unchanged', [null, null, 0, null, null, null].map(target_type => ({ target_type }))],
        ['by-list', [4, 1, 0, null, null, 4].map(target_type => ({ target_type }))],
      ],
    },
  ],
  'links.targeting.inactive': [
    {
      async ask(server) {
        const names = ['target_type', 'country', 'platform', 'language', 'rotation']
        const all = `${row('country', 0, 'DE', 'https://c.example/')}&${row('platform', 0, 'iOS', 'https://p.example/')}&${row('language', 0, 'de', 'https://l.example/')}&rotation[0][value]=https://r.example/`
        const [made] = await create(server, names, `${url}&target_type=2&${all}`)
        const [untargeted] = await create(server, names, `${url}&${all}`)
        const [byLanguage] = await create(server, names, `${url}&target_type=3&${all}`)
        return [
          made,
          untargeted,
          byLanguage,
          members(
            await server.put('/links/1', 'target_type=4&rotation[0][value]=https://r.example/'),
            ...names,
          ),
          members(await server.put('/links/1', 'target_type='), ...names),
        ]
      },
      under: { 'links.target-type.undocumented': 'accepted' },
      gives: [
        [
          'kept',
          [
            { target_type: 2, ...allLists },
            { target_type: null, ...allLists },
            { target_type: 3, ...allLists },
            { target_type: 4, ...allLists },
            { target_type: null, ...allLists },
          ],
        ],
        [
          'dropped',
          [
            { target_type: 2, ...noLists, platform: allLists.platform, language },
            { target_type: null, ...noLists, language },
            { target_type: 3, ...noLists, language },
            { target_type: 4, ...noLists, rotation: allLists.rotation, language },
            { target_type: null, ...noLists, language },
          ],
        ],
        [
          'all-dropped',
          [
            { target_type: 2, ...noLists, platform: allLists.platform },
            { target_type: null, ...noLists },
            { target_type: 3, ...noLists, language: allLists.language },
            { target_type: 4, ...noLists, rotation: allLists.rotation },
            { target_type: null, ...noLists },
          ],
        ],
      ],
    },
    {
      // An update that drops no rows and sends no known field changes nothing, not even updated_at.
      async ask(server) {
        await create(server, [], url)
        server.clock.advance(1000)
        const { updated_at } = members(await server.put('/links/1', 'colour=red'), 'updated_at')
        await create(server, [], `${url}&${row('country', 0, 'DE')}`)
        return [updated_at, each(await server.get('/links?sort=asc'), 'country').flat().length]
      },
      gives: [
        ['kept', ['2026-03-01T12:00:00.000Z', 1]],
        ['dropped', ['2026-03-01T12:00:00.000Z', 0]],
        ['all-dropped', ['2026-03-01T12:00:00.000Z', 0]],
      ],
    },
    {
      // No documented target_type names languages.
      ask: server =>
        create(
          server,
          ['country', 'language'],
          `${url}&${row('country', 0, 'DE', 'https://c.example/')}`,
          `${url}&${row('language', 0, 'de', 'https://l.example/')}`,
        ),
      gives: [
        [
          'kept',
          [
            { country: allLists.country, language: [] },
            { country: [], language: allLists.language },
          ],
        ],
        [
          'dropped',
          [
            { country: [], language: [] },
            { country: [], language: allLists.language },
          ],
        ],
        [
          'all-dropped',
          [
            { country: [], language: [] },
            { country: [], language: [] },
          ],
        ],
      ],
    },
  ],
  'links.targeting.keys': [
    {
      ask: server =>
        create(
          server,
          ['country', 'platform', 'language'],
          ...['de IOS DE', 'DE iOS de', 'xx Amiga xx'].map(keys => {
            const [country = '', platform = '', language = ''] = keys.split(' ')
            return `${url}&${row('country', 0, country)}&${row('platform', 4, platform)}&${row('language', 0, language)}`
          }),
        ),
      gives: [
        ['strict', [badKeys('de', 'IOS', 'DE'), keys('DE', 'iOS', 'de'), badKeys('xx', 'Amiga', 'xx')]],
        [
          'any-case',
          [keys('DE', 'iOS', 'de', 'de', 'IOS', 'DE'), keys('DE', 'iOS', 'de'), badKeys('xx', 'Amiga', 'xx')],
        ],
        ['any-case-kept', [keys('de', 'IOS', 'DE'), keys('DE', 'iOS', 'de'), badKeys('xx', 'Amiga', 'xx')]],
        ['any-text', [keys('de', 'IOS', 'DE'), keys('DE', 'iOS', 'de'), keys('xx', 'Amiga', 'xx')]],
        [
          'any-text-cased',
          [keys('DE', 'iOS', 'de', 'de', 'IOS', 'DE'), keys('DE', 'iOS', 'de'), keys('xx', 'Amiga', 'xx')],
        ],
        [
          { default: 'any-text', platform: 'strict' },
          [badPlatform('IOS'), keys('DE', 'iOS', 'de'), badPlatform('Amiga')],
        ],
      ],
    },
  ],
}
