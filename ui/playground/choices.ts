import { type DialectName, namedDialects } from '../../src/dialect/named.ts'
import type { MockOptions } from '../../src/index.ts'

/** The options of a select, with the text of each. */
type Options<T extends string> = readonly (readonly [value: T, text: string])[]

export type DialectChoice = 'default' | DialectName
export type SeedChoice = 'demo' | 'empty' | 'many'

export const dialectOptions: Options<DialectChoice> = [
  ['default', 'default'],
  ...Object.keys(namedDialects)
    .filter((name): name is DialectName => name in namedDialects)
    .map(name => [name, name] as const),
]

const seeds: Record<SeedChoice, { text: string; seed: NonNullable<MockOptions['seed']> }> = {
  demo: { text: 'demo', seed: 'demo' },
  empty: { text: 'empty', seed: 'empty' },
  many: { text: '1,000 links', seed: 1000 },
}

export const seedOptions: Options<SeedChoice> = [
  ['demo', seeds.demo.text],
  ['empty', seeds.empty.text],
  ['many', seeds.many.text],
]

/** Returns the options of the mock that is chosen. */
export function mockOptions(dialect: DialectChoice, seed: SeedChoice): MockOptions {
  return {
    seed: seeds[seed].seed,
    ...(dialect !== 'default' && { dialect: namedDialects[dialect] }),
  }
}
