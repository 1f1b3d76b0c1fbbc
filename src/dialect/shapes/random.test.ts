import { expect, it } from 'vitest'
import { strictAjv } from '../../../spec/load.ts'
import { sampled } from '../../../tests/support/sample.ts'
import { Random } from '../../store/random.ts'
import { isSame, type Json } from './json.ts'
import { compileText } from './json-text.ts'
import type { Scope, Value, Values } from './scope.ts'
import { enumOf } from './scope.ts'
import { linkScope } from './scopes/index.ts'
import { compile, locate, parseStrict, print, schemaOf } from './shape.ts'

// Random shapes are written with random links. Each value that is located must equal the one that was
// written.

const integer = { type: 'integer', minimum: 1 }
const scope = linkScope({ links: integer, pixels: integer })
const lists = ['pixel_ids', 'country', 'platform', 'language', 'rotation', 'targeting', 'all_targeting']

class Draw {
  readonly #random: Random

  constructor(seed: number) {
    this.#random = new Random(seed)
  }

  below(count: number): number {
    return this.#random.integer(0, count - 1)
  }

  of<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!
  }

  shape(level: number, within: Scope = scope): Json {
    const names = Object.keys(within.values)
    const plain = names.filter(name => !['secret', 'list'].includes(within.values[name]!.type))
    const isLink = within === scope
    const simple = [
      () => this.of(['word', 3, true, null, '$$dollar', '{{brace}}', 1.5] as Json[]),
      () => this.value(this.of(plain), within),
      () => this.value(this.of(plain), within),
      () => this.text(plain, within),
      () => ({ $seen: { level } }),
      () => ({ $any: this.of(['uuid', 'request-id', 'counter', 'duration', 'time']) }),
    ]
    const nested = [
      () => this.object(level, within),
      () => Array.from({ length: 1 + this.below(3) }, () => this.shape(level - 1, within)),
      () => ({ $merge: [this.object(level, within), this.object(level, within)] }),
    ]
    const ofLink = [
      () => ({ $set: this.of(names) }),
      () => ({ $count: this.of(lists) }),
      () => this.conditional(level, within),
      () => this.list(level, within),
    ]
    return this.of([...simple, ...(level > 0 ? nested : []), ...(level > 0 && isLink ? ofLink : [])])()
  }

  object(level: number, within: Scope): Json {
    const members = Array.from({ length: this.below(4) }, (_, index) => [
      this.of(['a', 'b', '$$c', 'e f', `m${index}`]),
      this.shape(level - 1, within),
    ])
    return Object.fromEntries(members) as Json
  }

  value(name: string, within: Scope): Json {
    const value = within.values[name]!
    const known = enumOf(value)
    const options: Record<string, Json> = {}
    if (value.type === 'moment') {
      options.time = this.of([
        'rfc3339-offset',
        'naive',
        'unix-seconds',
        'd.m.Y H:i',
        'm/d/Y h:i A',
        'http-date',
      ])
      if (this.below(2) === 0) options.zone = this.of(['+02:00', '-03:30', '+00:00', 'Australia/Adelaide'])
    } else if (value.type === 'date' && this.below(2) === 0) {
      Object.assign(
        options,
        this.of<Record<string, Json>>([{ time: 'd/m/Y' }, { time: 'Ymd', as: 'number' }]),
      )
    } else if (value.type === 'clock' && this.below(2) === 0)
      options.time = this.of(['H:i:s', 'g:i A', 'h.i a'])
    else if (value.type === 'number' && this.below(3) === 0) options.as = 'text'
    else if (value.type === 'text' && this.below(4) === 0)
      options.as = this.of(['lower', 'upper', 'camel', 'pascal', 'kebab', 'words', 'compact'])
    else if (known !== undefined && this.below(2) === 0) {
      const spellings = ['one', 'two', 'one', 3, false, null, '$absent', '$$']
      options.map = Object.fromEntries(
        known.filter(() => this.below(4) > 0).map(one => [String(one), this.of(spellings)]),
      )
    }
    if (this.below(3) === 0) options.unset = this.of([0, '', 'none', [], '$absent', false] as Json[])
    return { $: name, ...options }
  }

  text(names: readonly string[], within: Scope): Json {
    const fit = names.filter(name => ['text', 'number', 'date', 'clock'].includes(within.values[name]!.type))
    const template = `${this.of(['', 'x/', '{{'])}{${this.of(fit)}}${this.of(['-', '/', ' at '])}{${this.of(fit)}}`
    return this.below(2) === 0 ? template : { $text: template, unset: this.of([0, '', '$absent'] as Json[]) }
  }

  conditional(level: number, within: Scope): Json {
    const name = this.of(Object.keys(within.values))
    const known = enumOf(within.values[name]!)
    const single = (): Json => (known ? { [name]: this.of(known) as Json } : name)
    const condition = this.of<() => Json>([
      single,
      () => [single(), this.of(lists)],
      () => ({ [name]: '$unset' }),
      () => (within.values[name]!.type === 'number' ? { [name]: '$positive' } : name),
    ])()
    return Object.fromEntries([
      ['$if', condition],
      ['then', this.shape(level - 1, within)],
      ['else', this.shape(level - 1, within)],
    ]) as Json
  }

  list(level: number, within: Scope): Json {
    const name = this.of(lists)
    const item = within.values[name]!.item!
    const empty = this.of([[], {}, null, '', '$absent'] as Json[])
    const step = Object.hasOwn(item.values, 'key') ? '$key' : '$value'
    switch (this.below(5)) {
      case 0:
        return `$${name}`
      case 3:
        return {
          $map: name,
          key: ['by', { $: step.slice(1), unset: '$absent' }, 'to'],
          item: '$value',
          empty,
        }
      case 1:
        return {
          $list: name,
          item: this.shape(level - 1, item),
          empty,
          ...(this.below(4) === 0 && { single: 'item' }),
        }
      case 2:
        return {
          $map: name,
          key: Object.hasOwn(item.values, 'key') ? 'k{key}' : 'v{value}',
          item: this.shape(0, item),
          empty,
        }
      default:
        return { $join: name, item: name === 'pixel_ids' ? '$id' : '$value', with: ',', empty }
    }
  }

  link(): Values {
    const values = Object.entries(scope.values).map(([name, value]) => [name, this.valueOf(value)])
    return Object.fromEntries(values) as Values
  }

  valueOf(value: Value): unknown {
    if (value.unset && this.below(3) === 0) return null
    const known = enumOf(value)
    if (known !== undefined) return this.of(known)
    switch (value.type) {
      case 'number':
        return Number(value.schema.minimum ?? 0) + this.below(3)
      case 'moment':
        return Date.UTC(2026, this.below(12), 1 + this.below(28), this.below(24), this.below(60))
      case 'date':
        return `2026-0${1 + this.below(9)}-1${this.below(10)}`
      case 'clock':
        return `${this.of(['0', '1'])}${this.below(10)}:30`
      case 'list':
        return Array.from({ length: this.below(3) }, (_, index) => this.item(value.item!, index))
      default:
        if (value.schema.format === 'uri') return `https://${this.of(['a', 'b'])}.example/${this.below(9)}`
        if (value.schema.pattern !== undefined) return this.of(['/api/v1', '/a/7'])
        return this.of(['alpha', 'beta', 'über', 'x y'])
    }
  }

  /** Returns an item. No two items have the same key. */
  item({ values }: Scope, index: number): Values {
    const item: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(values)) item[name] = this.valueOf(value)
    if (Object.hasOwn(values, 'id')) item.id = index + 1
    if (Object.hasOwn(values, 'key')) item.key = ['DE', 'FR', 'OS X'][index]
    if (Object.hasOwn(values, 'position')) Object.assign(item, { position: index + 1, index })
    item.value = `https://t.example/${index}`
    return item
  }
}

/** Whether the located values are equal to the written ones. Values that were not located are ignored. */
function agrees(located: unknown, written: unknown): boolean {
  if (!Array.isArray(located)) return isSame(located ?? null, written ?? null)
  return (
    Array.isArray(written) &&
    located.length === written.length &&
    located.every((item: object, index) =>
      Object.entries(item).every(([name, value]) => agrees(value, (written[index] as Values)[name])),
    )
  )
}

const seeds = Array.from({ length: 40 }, (_, seed) => seed)
it.each(sampled(seeds, 5))('shapes of seed %i', seed => {
  const draw = new Draw(seed)
  for (let round = 0; round < 25; round++) {
    const source = draw.shape(3)
    const node = parseStrict(source, scope, '')
    const printed = print(node)
    expect(parseStrict(printed, scope, ''), JSON.stringify(source)).toEqual(node)
    const write = compile(node)
    const writeText = compileText(node)
    const { schema, optional } = schemaOf(node, scope)
    const validate = strictAjv().compile(schema)
    for (let link = 0; link < 4; link++) {
      const values = draw.link()
      const written = write(values)
      const where = JSON.stringify({ source, values, written })
      expect(writeText(values), where).toBe(JSON.stringify(written))
      const { values: located, issues } = locate(node, written, scope)
      expect(issues, where).toEqual([])
      const wrong = Object.keys(located).filter(name => !agrees(located[name], values[name]))
      expect(wrong, where).toEqual([])
      if (written === undefined) expect(optional, where).toBe(true)
      else expect(validate(written), `${where} ${JSON.stringify([schema, validate.errors])}`).toBe(true)
    }
  }
})

it('a value that is alone in its place is always located', () => {
  const draw = new Draw(99)
  const names = Object.keys(scope.values).filter(name => scope.values[name]!.type !== 'secret')
  const shape = Object.fromEntries(names.map(name => [name, `$${name}`]))
  const node = parseStrict(shape, scope, '')
  for (let link = 0; link < 50; link++) {
    const values = draw.link()
    const { values: located } = locate(node, compile(node)(values), scope)
    expect(Object.keys(located).toSorted()).toEqual(names.toSorted())
    expect(compile(node)(located)).toEqual(compile(node)(values))
  }
})
