import { isDeepStrictEqual } from 'node:util'
import type { Draw } from '../grammar/index.ts'
import { type IdForm, identifierOf } from './ids.ts'
import type { Entity, LinkFields, Owned, PixelFields } from './model.ts'

/** Shows rows as they were a while ago, as a search index does that follows a database. */
class LateRows<Fields> {
  readonly #lagMs: number
  /** The rows before each of the last writes. */
  #before: { writtenAt: number; rows: readonly Entity<Fields>[] }[] = []

  constructor(lagMs: number) {
    this.#lagMs = lagMs
  }

  beforeWrite(rows: readonly Entity<Fields>[]): void {
    if (this.#lagMs === 0) return
    this.#before.push({ writtenAt: Date.now(), rows: rows.map(row => ({ ...row })) })
  }

  now(rows: readonly Entity<Fields>[]): readonly Entity<Fields>[] {
    const isUnseen = ({ writtenAt }: { writtenAt: number }) => Date.now() - writtenAt < this.#lagMs
    this.#before = this.#before.filter(isUnseen)
    return this.#before[0]?.rows ?? rows
  }
}

/** The records of one resource, in the order of creation. */
export class Table<Fields> {
  #rows: Entity<Fields>[] = []
  readonly #deleted = new Set<string>()
  #serial: number
  readonly #kind: string
  readonly form: IdForm
  readonly #reuses: boolean
  readonly #countsSame: boolean
  readonly #seen: LateRows<Fields>

  constructor(kind: string, form: IdForm, serial: number, draw: Draw) {
    this.#kind = kind
    this.form = form
    this.#serial = serial
    this.#reuses = draw['ids.reused'] === 'yes'
    this.#countsSame = draw['update.same-values'] === 'counts'
    this.#seen = new LateRows(draw['list.lag'])
  }

  get rows(): readonly Entity<Fields>[] {
    return this.#rows
  }

  /** The rows as lists show them. */
  get listed(): readonly Entity<Fields>[] {
    return this.#seen.now(this.#rows)
  }

  get(id: string): Entity<Fields> | undefined {
    return this.#rows.find(row => row.id === id)
  }

  isDeleted(id: string): boolean {
    return this.#deleted.has(id)
  }

  add(fields: Fields, foreign = false, at = Date.now()): Entity<Fields> {
    if (!foreign) this.#seen.beforeWrite(this.#rows)
    this.#serial += 1
    const id = identifierOf(this.form, this.#kind, this.#serial)
    const row = {
      id,
      serial: this.#serial,
      fields,
      clicks: 0,
      createdAt: at,
      updatedAt: at,
      foreign,
    }
    this.#rows.push(row)
    return row
  }

  change(row: Entity<Fields>, fields: Partial<Fields>): void {
    const from = row.fields
    if (!this.#countsSame && isDeepStrictEqual({ ...from, ...fields }, from)) return
    this.#seen.beforeWrite(this.#rows)
    row.fields = { ...from, ...fields }
    row.updatedAt = Date.now()
    if ('url' in fields && !isDeepStrictEqual({ ...from, url: fields.url }, from))
      row.moved = { from, at: row.updatedAt }
  }

  remove(row: Entity<Fields>): void {
    this.#seen.beforeWrite(this.#rows)
    this.#rows = this.#rows.filter(other => other !== row)
    this.#deleted.add(row.id)
    // As in a table whose next key is the greatest existing key plus one.
    if (this.#reuses) this.#serial = Math.max(0, ...this.#rows.map(({ serial }) => serial))
  }
}

/** The only account of a service. */
export interface Store {
  links: Table<LinkFields>
  pixels: Table<PixelFields>
  domains: readonly [Owned, Owned]
  spaces: readonly [Owned, Owned]
}

export function createStore(draw: Draw): Store {
  const reference = (kind: string, serial: number, name: string): Owned => ({
    id: identifierOf(draw['ids.references'], kind, serial),
    name,
  })
  return {
    links: new Table('link', draw['ids.links'], 870, draw),
    pixels: new Table('pixel', draw['ids.pixels'], 30, draw),
    domains: [reference('domain', 3, 'go.acme.example'), reference('domain', 8, 'acme.example')],
    spaces: [reference('space', 5, 'Campaigns'), reference('space', 14, 'Help centre')],
  }
}
