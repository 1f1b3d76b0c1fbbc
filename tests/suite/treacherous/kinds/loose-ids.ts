import type { Kind } from './kind.ts'

type Read = (id: string) => string

/** Our ids that a lenient server reads as foreign ids. */
const readings: Record<string, { title: string; ours: (n: number) => string; read: Read }> = {
  number: {
    title: 'parsed up to the first character that is no digit: 8-81 means 8',
    ours: n => `8-${n}`,
    read: id => String(Number.parseInt(id, 10)),
  },
  exponent: {
    title: 'read as numbers of any notation: 5e0, 0x5 and 5.0 mean 5',
    ours: n => ['5e0', '0x5', '5.0', '05'][n % 4]!,
    read: id => String(Number(id)),
  },
  trimmed: {
    title: 'trimmed: "7 " means 7',
    ours: n => `7${' '.repeat(1 + (n % 5))}`,
    read: id => id.trim(),
  },
  'decoded-twice': {
    title: 'decoded twice: %36 means 6',
    ours: n => (n % 2 ? '%36' : '%2536').slice(0, 5),
    read: id => decodeURIComponent(decodeURIComponent(id)),
  },
  'cut-at-zero': {
    title: 'read up to a zero byte',
    ours: n => `4\0${n}`,
    read: id => id.split('\0')[0]!,
  },
  normalised: {
    title: 'brought to plain letters: ９ means 9',
    ours: n => ['９', '⑨', '⁹', '₉'][n % 4]!,
    read: id => id.normalize('NFKC'),
  },
  prefix: {
    title: 'read as the beginning of an id: the first record whose id begins so',
    ours: () => '2',
    read: id => id.slice(0, 1),
  },
}

const text = { ids: 'digits' } as const

export const looseIdKinds: readonly Kind[] = [
  ...Object.entries(readings).map(
    ([name, { title, ours, read }]): Kind => ({
      id: `loose-${name}`,
      part: 'ids',
      family: 'loose ids',
      title: `ids are ${title}`,
      form: text,
      twist: () => ({
        newId: (next, _, foreign) => (foreign ? next() : ours(Number(next()))),
        find(id, next) {
          try {
            return next(read(id))
          } catch {
            return undefined
          }
        },
      }),
    }),
  ),
  {
    id: 'loose-leading-zeros',
    part: 'ids',
    title: 'ids have leading zeros that JSON numbers lose: 0081 is shown as 81, which is foreign',
    form: { ids: 'number' },
    twist: () => ({
      newId(next, _, foreign) {
        const id = next()
        return foreign ? id : `00${1 + (Number(id) % 9)}`
      },
      shownId: (_, { id }) => Number(id),
    }),
  },
  {
    id: 'loose-lowest-free',
    part: 'ids',
    title: 'a new record gets the lowest free id; others create and delete meanwhile',
    form: text,
    twist: ({ store, othersCreate }) => ({
      newId(_, resource) {
        const taken = new Set(store.of(resource).map(({ id }) => id))
        for (let n = 1; ; n += 1) if (!taken.has(String(n))) return String(n)
      },
      answer(next, { n }) {
        if (n % 7 === 3) othersCreate('links')
        if (n % 7 === 5) othersCreate('pixels')
        const old = store.of('links').find(({ foreign }) => foreign)
        if (n % 11 === 0 && old !== undefined) store.remove(old, 'others')
        return next()
      },
    }),
  },
]
