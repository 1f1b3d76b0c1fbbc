import { itemsOf, withItems } from '../items.ts'
import { type Asked, type Meddling, type Mutant, mutant, type Resource, refusal } from '../mutant.ts'

const pixelTypes = [
  'adroll',
  'bing',
  'facebook',
  'google-ads',
  'google-analytics',
  'google-tag-manager',
  'linkedin',
  'pinterest',
  'quora',
  'x',
]

/** The list parameters of section 4; the first value is the default. */
const listed = {
  links: {
    search_by: ['title', 'alias', 'url'],
    status: ['0', '1', '2', '3'],
    sort_by: ['id', 'clicks', 'title', 'alias', 'url'],
    sort: ['desc', 'asc'],
    per_page: ['25', '10', '50', '100'],
  },
  pixels: { sort_by: ['id', 'name'], sort: ['desc', 'asc'], per_page: ['25', '10', '50', '100'] },
} as const

/** Parameters without a default. */
const free = {
  links: ['search', 'space_id', 'domain_id', 'pixel_id'],
  pixels: ['search', 'type'],
} as const

type When = (asked: Asked) => boolean

/** Forwards a list request with a changed query. */
function rewritten(when: When, change: (query: URLSearchParams) => void): () => Meddling {
  return () => (asked, next) => {
    if (!when(asked)) return next(asked)
    const query = new URLSearchParams(asked.query)
    change(query)
    return next({ ...asked, query })
  }
}

/** Damages to the items of a page. */
const damages: Readonly<Record<string, (items: unknown[]) => unknown[]>> = {
  emptied: () => [],
  'first-dropped': items => items.slice(1),
  'last-dropped': items => items.slice(0, -1),
  'first-doubled': ([first, ...others]) => [first, first, ...others],
  reversed: items => items.reverse(),
  'neighbours-swapped': ([first, second, ...others]) =>
    second === undefined ? [first] : [second, first, ...others],
}

/** Damages to the responses to some requests. */
function damaged(resource: Resource, name: string, words: string, when: When, foreign = true): Mutant[] {
  const of = (what: string, title: string, install: () => Meddling) =>
    mutant(resource, 'list', 'items', `${name}:${what}`, `${words} ${title}`, install)
  return [
    ...Object.entries(damages).map(([what, change]) =>
      of(what, `has its items ${what}`, () => async (asked, next) => {
        const reply = await next(asked)
        return when(asked) ? withItems(reply, change) : reply
      }),
    ),
    ...(foreign
      ? [
          of('foreign-added', 'has a record more that does not belong there', () => async (asked, next) => {
            const reply = await next(asked)
            if (!when(asked)) return reply
            const query = new URLSearchParams(asked.query)
            for (const key of ['search', 'status', 'space_id', 'domain_id', 'pixel_id', 'type'])
              query.delete(key)
            query.set('per_page', '100')
            const known = new Set(itemsOf(reply).map(item => JSON.stringify(item)))
            const stranger = itemsOf(await next({ ...asked, query })).find(
              item => !known.has(JSON.stringify(item)),
            )
            return stranger === undefined ? reply : withItems(reply, items => [...items, stranger])
          }),
        ]
      : []),
    of(
      'refused',
      'is refused',
      () => (asked, next) => (when(asked) ? Promise.resolve(refusal) : next(asked)),
    ),
  ]
}

function enumerated(resource: Resource): Mutant[] {
  return Object.entries(listed[resource]).flatMap(([name, values]: [string, readonly string[]]) =>
    values.flatMap((value, nth) => {
      const when: When = ({ query }) => query.get(name) === value
      const others = values.filter(other => other !== value)
      const narrows = name === 'status' && value !== '0'
      return [
        ...(nth === 0
          ? others.map(other =>
              mutant(
                resource,
                'list',
                'defaults',
                `${name}:default=${other}`,
                `without ${name} it is ${other}`,
                rewritten(
                  ({ query }) => !query.has(name),
                  query => query.set(name, other),
                ),
              ),
            )
          : [
              mutant(
                resource,
                'list',
                'parameters',
                `${name}=${value}:ignored`,
                `${name}=${value} is ignored`,
                rewritten(when, query => query.delete(name)),
              ),
            ]),
        ...others.map(other =>
          mutant(
            resource,
            'list',
            'parameters',
            `${name}=${value}:as-${other}`,
            `${name}=${value} is read as ${other}`,
            rewritten(when, query => query.set(name, other)),
          ),
        ),
        ...damaged(resource, `${name}=${value}`, `a list with ${name}=${value}`, when, narrows),
      ]
    }),
  )
}

function freeOnes(resource: Resource): Mutant[] {
  return free[resource].flatMap(name => {
    const when: When = ({ query }) => query.has(name)
    return [
      mutant(
        resource,
        'list',
        'parameters',
        `${name}:ignored`,
        `${name} is ignored`,
        rewritten(when, query => query.delete(name)),
      ),
      ...damaged(resource, name, `a list with ${name}`, when),
    ]
  })
}

const types: Mutant[] = pixelTypes.flatMap((value, nth) => {
  const when: When = ({ query }) => query.get('type') === value
  const other = pixelTypes[(nth + 1) % pixelTypes.length]!
  return [
    mutant(
      'pixels',
      'list',
      'parameters',
      `type=${value}:ignored`,
      `type=${value} is ignored`,
      rewritten(when, query => query.delete('type')),
    ),
    mutant(
      'pixels',
      'list',
      'parameters',
      `type=${value}:as-${other}`,
      `type=${value} is read as ${other}`,
      rewritten(when, query => query.set('type', other)),
    ),
    ...damaged('pixels', `type=${value}`, `a list with type=${value}`, when),
  ]
})

/** One parameter is ignored if another is sent, with any value or with one of its values. */
function combined(resource: Resource): Mutant[] {
  const names = [...Object.keys(listed[resource]), ...free[resource]]
  const values: Readonly<Record<string, readonly string[]>> = listed[resource]
  const lostBeside = (lost: string, beside: string, when: When) =>
    mutant(
      resource,
      'list',
      'combinations',
      `${lost}:lost-beside-${beside}`,
      `${lost} is lost where ${beside} is there`,
      rewritten(
        asked => asked.query.has(lost) && when(asked),
        query => query.delete(lost),
      ),
    )
  return names.flatMap(lost =>
    names
      .filter(beside => beside !== lost && !(lost === 'search_by' && beside === 'search'))
      .flatMap(beside => [
        lostBeside(lost, beside, ({ query }) => query.has(beside)),
        ...(values[beside] ?? []).map(value =>
          lostBeside(lost, `${beside}=${value}`, ({ query }) => query.get(beside) === value),
        ),
      ]),
  )
}

const all: When = () => true

/** Faults of lists: parameter x value x damage. */
export const listMutants: readonly Mutant[] = (['links', 'pixels'] as const).flatMap(resource => [
  ...enumerated(resource),
  ...freeOnes(resource),
  ...(resource === 'pixels' ? types : []),
  ...combined(resource),
  ...damaged(resource, 'every', 'every list', all, false),
  ...damaged(resource, 'plain', 'a list without parameters', ({ query }) => [...query].length === 0, false),
])
