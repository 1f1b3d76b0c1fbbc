import type { Kind } from './kind.ts'

interface TypedId {
  title: string
  /** The id of our n-th record. */
  ours(n: number): string
  /** The id as JSON, if it is not the text. */
  json?(id: string): unknown
  /** The record that a path with it means. */
  read?(id: string): string
}

/** Ids that are neither whole numbers nor plain texts, and how a server reads them in a path. */
const types: Record<string, TypedId> = {
  array: { title: 'arrays: [81]', ours: String, json: id => [Number(id)] },
  'array-of-two': { title: 'arrays: [3, 81]', ours: String, json: id => [3, Number(id)] },
  object: { title: 'objects: {"$oid": "81"}', ours: String, json: id => ({ $oid: id }) },
  boolean: {
    title: 'true, and /links/true is the first link',
    ours: String,
    json: () => true,
    read: id => (id === 'true' ? '1' : id),
  },
  zero: {
    title: '0, and /links/0 is the first link',
    ours: String,
    json: () => 0,
    read: id => (id === '0' ? '1' : id),
  },
  nan: {
    title: '"NaN", and /links/NaN is the first link',
    ours: String,
    json: () => 'NaN',
    read: id => (id === 'NaN' ? '1' : id),
  },
  undefined: {
    title: '"undefined", and /links/undefined is the first link',
    ours: String,
    json: () => 'undefined',
    read: id => (id === 'undefined' ? '1' : id),
  },
  float: {
    title: 'fractions: 3.81, which is read as 3',
    ours: n => `3.${n}1`,
    json: Number,
    read: id => String(Math.trunc(Number(id))),
  },
  negative: {
    title: 'negative: -5, which is read as 5',
    ours: n => `-${1 + (n % 70)}`,
    json: Number,
    read: id => id.replace('-', ''),
  },
  large: {
    title: 'beyond 1e21, which is read as 1',
    ours: n => `1${String(n).padStart(3, '0')}${'0'.repeat(18)}`,
    json: Number,
    read: id => (id.includes('e') ? String(Number.parseInt(id, 10)) : id),
  },
  'at-most': { title: '200 characters long', ours: n => `3${'x'.repeat(194)}${String(n).padStart(5, '0')}` },
  'cut-at-64': {
    title: '80 characters long, and read up to the 64th',
    ours: n => `${'7'.repeat(64)}${String(n).padStart(16, '0')}`,
    read: id => id.slice(0, 64),
  },
  lookalike: {
    title: 'letters of another script that look like those of others',
    ours: n => `r${n % 2 ? 'е' : 'ｅ'}c${n}`,
    read: id => id.normalize('NFKC').replaceAll('е', 'e'),
  },
  'right-to-left': {
    title: 'digits of another script: ٨١ is read as 81',
    ours: n => [...String(1 + (n % 70))].map(d => String.fromCodePoint(0x660 + Number(d))).join(''),
    read: id => id.replaceAll(/[٠-٩]/g, d => String(d.charCodeAt(0) - 0x660)),
  },
  sign: { title: 'signed: +5 is read as 5', ours: n => `+${1 + (n % 70)}`, read: id => String(Number(id)) },
  matrix: { title: 'with a colon: 5:81 is read as 5', ours: n => `5:${n}`, read: id => id.split(':')[0]! },
  at: { title: 'with an at sign: 5@81 is read as 5', ours: n => `5@${n}`, read: id => id.split('@')[0]! },
  extension: {
    title: 'with an extension: 5.81 is record 5 in a format',
    ours: n => `5.${n}`,
    read: id => id.split('.')[0]!,
  },
  equals: {
    title: 'with an equals sign: id=81 is read as a condition that is always true',
    ours: n => `id=${n}`,
    read: id => (id.includes('=') ? '1' : id),
  },
  tilde: {
    title: 'with a tilde: 5~81 is record 5 in a version',
    ours: n => `5~${n}`,
    read: id => id.split('~')[0]!,
  },
}

const writesAlone = {
  changes: 2,
  writes: 1,
  because: 'reads prove the id, and only a write shows what it means',
}

function typed(name: string, { title, ours, json, read }: TypedId): Kind[] {
  const kind: Kind = {
    id: `typed-${name}`,
    part: 'ids',
    family: 'typed ids',
    title: `ids are ${title}`,
    form: { ids: 'digits', location: false },
    twist: () => ({
      newId: (next, _, foreign) => (foreign ? next() : ours(Number(next()))),
      ...(json && { shownId: (next, { id, foreign }) => (foreign ? next() : json(id)) }),
      ...(read && { find: (id, next) => next(read(id)) }),
    }),
  }
  if (read === undefined) return [kind]
  const exact: Kind = {
    ...kind,
    id: `typed-${name}-in-writes`,
    family: 'typed ids in writes',
    title: `ids are ${title}, in writes alone`,
    unavoidable: writesAlone,
    mayLeave: { records: 3, because: 'the first deletion is tried on the middle one of three' },
    twist: world => ({
      ...kind.twist(world),
      find: (id, next, { method }) => next(method === 'GET' ? id : read(id)),
    }),
  }
  return [kind, exact]
}

export const typedIdKinds: readonly Kind[] = [
  ...Object.entries(types).flatMap(([name, type]) => typed(name, type)),
  ...(['alias', 'url'] as const).map(
    (field): Kind => ({
      id: `typed-follows-${field}`,
      part: 'ids',
      title: `the id of a record is its ${field === 'alias' ? 'alias or name' : 'address or name, hashed'}: an update moves it`,
      form: { ids: 'digits', location: false },
      twist: ({ store }) => {
        const idOf = (values: Record<string, unknown>) => {
          const text = String(values.name ?? values[field])
          if (field === 'alias') return text.replaceAll(/[^\w-]/g, '-')
          return [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 1e9, 7).toString(36)
        }
        return {
          create(next, _, values) {
            const record = next()
            record.id = idOf(values)
            return record
          },
          aim(record, request) {
            // After the update, because it reads the values that the update leaves.
            if (request.method === 'PUT' && !record.foreign)
              queueMicrotask(() => {
                if (store.all().includes(record)) record.id = idOf(record.values)
              })
            return [record]
          },
        }
      },
    }),
  ),
]
