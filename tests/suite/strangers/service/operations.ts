import type { Draw } from '../grammar/index.ts'
import { linkRecord } from '../writing/link.ts'
import { pixelRecord } from '../writing/pixel.ts'
import type { Surroundings } from '../writing/subject.ts'
import { readForm } from './form.ts'
import { isIdentifier } from './ids.ts'
import { linkAfter } from './link-input.ts'
import { listedLinks, listedPixels } from './lists.ts'
import type { Link, Pixel } from './model.ts'
import { pageOf, pageParameter } from './page.ts'
import { pixelAfter } from './pixel-input.ts'
import { readQuery } from './query.ts'
import { Refusal } from './refusal.ts'
import { listReply, type Reply, recordReply } from './reply.ts'

type Kind = 'links' | 'pixels'

/** Whether a deleted record is told apart from one that never existed. */
const isGone: Record<Draw['errors.deleted'], (kind: Kind) => boolean> = {
  'as unknown': () => false,
  'links are gone': kind => kind === 'links',
  gone: () => true,
}

/** The operations of section 4. */
export class Operations {
  readonly #around: Surroundings
  readonly #draw: Draw

  constructor(around: Surroundings) {
    this.#around = around
    this.#draw = around.draw
  }

  list(kind: Kind, query: URLSearchParams): Reply {
    const { store, baseUrl, count } = this.#around
    const draw = this.#draw
    const parameters = readQuery(kind, query, draw, [pageParameter(draw)])
    const asked = { address: `${baseUrl}/${kind}`, query }
    const slim = draw['list.item'] === 'slim'
    if (kind === 'links') {
      const page = pageOf(listedLinks(store, parameters, draw), parameters.size, query, draw)
      const records = page.rows.map(link => linkRecord({ ...this.#around, link }, slim))
      return listReply(kind, page, records, asked, draw, count())
    }
    const page = pageOf(listedPixels(store, parameters, draw), parameters.size, query, draw)
    const records = page.rows.map(pixel => pixelRecord({ ...this.#around, pixel }))
    return listReply(kind, page, records, asked, draw, count())
  }

  get(kind: Kind, id: string): Reply {
    return this.#reply(kind, 'get', this.#find(kind, id))
  }

  create(kind: Kind, text: string): Reply {
    const { store } = this.#around
    const form = readForm(text, kind, this.#draw)
    const row =
      kind === 'links'
        ? store.links.add(linkAfter(form, store, this.#draw, undefined, () => this.#freeAlias()))
        : store.pixels.add(pixelAfter(form, store, this.#draw, undefined))
    return this.#reply(kind, 'create', row)
  }

  update(kind: Kind, id: string, textOf: () => string): Reply {
    const { store } = this.#around
    const inputFirst = this.#draw['checks.body'] === 'input'
    const early = inputFirst ? textOf() : undefined
    const row = this.#find(kind, id)
    const form = readForm(early ?? textOf(), kind, this.#draw)
    if (kind === 'links') {
      const link = row as Link
      store.links.change(
        link,
        linkAfter(form, store, this.#draw, link, () => link.fields.alias),
      )
    } else {
      const pixel = row as Pixel
      store.pixels.change(pixel, pixelAfter(form, store, this.#draw, pixel))
    }
    return this.#reply(kind, 'update', row)
  }

  remove(kind: Kind, id: string): Reply {
    const { store } = this.#around
    const row = this.#find(kind, id)
    if (kind === 'pixels') this.#detach(id)
    const reply = this.#reply(kind, 'delete', row)
    if (kind === 'links') store.links.remove(row as Link)
    else store.pixels.remove(row as Pixel)
    return reply
  }

  #detach(id: string): void {
    const { links } = this.#around.store
    const users = links.rows.filter(({ fields }) => fields.pixel_ids.includes(id))
    if (users.length > 0 && this.#draw['pixels.in-use'] === 'refused') {
      const ids = users.map(user => user.id)
      throw new Refusal('in-use', 409, 'The pixel is in use.', { ids })
    }
    for (const link of users) {
      const pixel_ids = link.fields.pixel_ids.filter(one => one !== id)
      if (this.#draw['pixels.in-use'] === 'touched') links.change(link, { pixel_ids })
      else link.fields = { ...link.fields, pixel_ids }
    }
  }

  #find(kind: Kind, id: string): Link | Pixel {
    const draw = this.#draw
    const table = this.#around.store[kind]
    const malformed = draw['ids.malformed']
    if (typeof malformed === 'number' && !isIdentifier(table.form, id)) {
      throw new Refusal('other', malformed, 'The identifier is malformed.')
    }
    const row = table.get(id)
    if (row === undefined) {
      if (isGone[draw['errors.deleted']](kind) && table.isDeleted(id))
        throw new Refusal('gone', 410, 'The record was deleted.')
      throw new Refusal('not-found', draw['errors.not-found.status'], 'There is no such record.')
    }
    return row as Link | Pixel
  }

  #reply(kind: Kind, operation: 'get' | 'create' | 'update' | 'delete', row: Link | Pixel): Reply {
    const { baseUrl, count } = this.#around
    const record =
      kind === 'links'
        ? linkRecord({ ...this.#around, link: row as Link })
        : pixelRecord({ ...this.#around, pixel: row as Pixel })
    return recordReply(kind, operation, { id: row.id, record, baseUrl, count: count() }, this.#draw)
  }

  #freeAlias(): string {
    const small = 'abcdefghjkmnpqrstuvwxyz23456789'
    const capitals = this.#draw['alias.letters'] === 'any' && this.#draw['alias.case'] === 'kept'
    const letters = capitals ? small + small.toUpperCase() : small
    const { links } = this.#around.store
    for (;;) {
      const alias = Array.from({ length: this.#draw['alias.generated'] }, () => {
        return letters[Math.floor(Math.random() * letters.length)]
      }).join('')
      if (!links.rows.some(({ fields }) => fields.alias === alias)) return alias
    }
  }
}
