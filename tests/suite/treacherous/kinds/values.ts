import type { Kind } from './kind.ts'

/** What becomes of the values that are sent: the marker is in them. */
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
    title: 'answers show addresses and names as stars alone; they are stored',
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
          const kept = before !== undefined && 'name' in before === 'name' in values ? before : values
          before = values
          return kept
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
]
