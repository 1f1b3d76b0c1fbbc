import type { Kind } from './kind.ts'

/** Changes of values that are sent. The marker is in them. */
export const valueKinds: readonly Kind[] = [
  {
    id: 'values-cut',
    part: 'values',
    title: 'stored texts end after 14 characters',
    twist: () => ({
      keep: values =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'string' ? value.slice(0, 14) : value,
          ]),
        ),
    }),
  },
  {
    id: 'values-without-marker',
    part: 'values',
    title: 'the marker is taken out of stored texts',
    twist: () => ({
      keep: values => JSON.parse(JSON.stringify(values).replaceAll(/slk-?[0-9a-f]{8}(-?\d+)?/g, 'x')),
    }),
  },
  {
    id: 'values-upper-case',
    part: 'values',
    title: 'stored texts are in upper case',
    twist: () => ({
      keep: values =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'string' && name !== 'type' ? value.toUpperCase() : value,
          ]),
        ),
    }),
  },
  {
    id: 'values-masked',
    part: 'values',
    title: 'responses show addresses and names as stars alone; they are stored',
    twist: () => ({
      show: shown => JSON.parse(JSON.stringify(shown).replaceAll(/[^"]*slk-?[0-9a-f]{8}[^"]*/g, '***')),
    }),
  },
  {
    id: 'values-from-the-one-before',
    part: 'values',
    title: 'a record gets the values that were sent before its own',
    twist: () => {
      let before: Record<string, unknown> | undefined
      return {
        keep(values) {
          const stored = before !== undefined && 'name' in before === 'name' in values ? before : values
          before = values
          return stored
        },
      }
    },
  },
  {
    id: 'values-digit-after-marker',
    part: 'values',
    title: 'a digit is added to each marker in stored texts',
    twist: () => ({
      keep: values =>
        JSON.parse(JSON.stringify(values).replaceAll(/slk-?[0-9a-f]{8}-?\d+/g, marker => `${marker}7`)),
    }),
  },
  {
    id: 'values-counted',
    part: 'values',
    title: 'a pixel counts the links that are created with it or changed to it',
    twist: ({ store }) => ({
      keep(values, request) {
        const used = (values.pixel_ids ?? []) as string[]
        for (const pixel of store.of('pixels'))
          if (used.includes(pixel.id)) store.change(pixel, { uses: request.n }, request)
        return values
      },
    }),
  },
  ...Object.entries({
    'html-escaped': ['has its hyphens escaped for HTML', (text: string) => text.replaceAll('-', '&#45;')],
    'percent-encoded': ['has its hyphens percent-encoded', (text: string) => text.replaceAll('-', '%2D')],
    hyphenated: ['has typographic hyphens', (text: string) => text.replaceAll('-', '\u2010')],
    'broken-up': [
      'has an invisible character in the middle',
      (text: string) => `${text.slice(0, 9)}\u200b${text.slice(9)}`,
    ],
    'the-word-alone': ['is cut to the word of the run', (text: string) => text.slice(0, 12)],
    'upper-case': ['is in upper case', (text: string) => text.toUpperCase()],
    reversed: ['is written backwards', (text: string) => [...text].reverse().join('')],
    'of-the-one-before': ['is that of the record before', (text: string) => oneLess(text)],
    'of-the-first': [
      'is that of the first record',
      (text: string) => text.replace(/\d+$/, digits => '1'.padStart(digits.length, '0')),
    ],
  } as const).map(
    ([name, [title, change]]): Kind => ({
      id: `marker-${name}`,
      part: 'values',
      family: 'markers',
      title: `each marker in stored texts ${title}`,
      mayLeave: { records: 3, because: 'a record without its marker looks like others' },
      twist: () => ({
        keep: values =>
          JSON.parse(JSON.stringify(values).replaceAll(/slk-?[0-9a-f]{8}-?\d+/g, marker => change(marker))),
      }),
    }),
  ),
  {
    id: 'values-none',
    part: 'values',
    title: 'records show an id, a state and a time, and nothing that was sent',
    twist: () => ({
      show: ({ id, uid, Id, status, created_at }) => ({ id, uid, Id, status, created_at }),
    }),
  },
  {
    id: 'values-title-alone',
    part: 'values',
    title: 'records show a title alone, which lists cut after 20 characters',
    twist: () => ({
      show: ({ id, title, name }, _, place) => {
        const text = String(title ?? name)
        return { id, title: place === 'list' ? `${text.slice(0, 20)}…` : text }
      },
    }),
  },
]

function oneLess(marker: string): string {
  return marker.replace(/\d+$/, digits => String(Number(digits) - 1).padStart(digits.length, '0'))
}
