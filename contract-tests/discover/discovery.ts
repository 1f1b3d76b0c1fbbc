import pLimit from 'p-limit'
import { ContractBroken, Gone, Inconclusive } from '../core/errors.ts'
import { isSuccess } from '../core/exchange.ts'
import type { Resource } from '../writes/account.ts'
import type { Context } from './context.ts'
import { learnLinkDerived } from './derived.ts'
import { Discovered } from './discovered.ts'
import { learnFromExisting } from './existing.ts'
import { type Fact, facts } from './facts.ts'
import { learnLinkFields, learnPixelFields } from './fields.ts'
import { emptyFound } from './found.ts'
import {
  changeLinks,
  enoughLinks,
  findExpiry,
  type LinkEvidence,
  makeBareLink,
  makeLinkOfUnseen,
  makeLinks,
  narrowLinks,
  sitesOf,
} from './links.ts'
import { changePixels, enoughPixels, makePixels, narrowPixels, type PixelEvidence } from './pixels.ts'
import { list } from './reads.ts'
import { mayRefuseWithSuccess, readNobody, recogniseRefusals } from './refused.ts'
import type { LinkSample } from './samples.ts'
import { guessItems } from './shape.ts'

/** The facts that each fact builds on. */
const before: Partial<Record<Fact, readonly Fact[]>> = {
  'pixels.search': ['pixels.records'],
  'pixels.fields': ['pixels.records'],
  'links.texts': ['links.records'],
  'links.search': ['links.records'],
  'links.fields': ['links.records'],
  'links.expiry': ['links.records'],
  'links.derived': ['links.fields', 'links.expiry'],
}

/** The facts that are known as soon as another one is. */
const includes: Partial<Record<Fact, readonly Fact[]>> = {
  'pixels.fields': ['pixels.search'],
  'links.texts': ['links.search'],
  'links.fields': ['links.texts', 'links.search'],
}

/**
 * Discovers facts about one server, each once. Never throws because of a response: what it cannot find is left
 * out, and requirements report what that means. Passes on Interrupted and unexpected errors.
 */
export class Discovery {
  /** What requirements read. */
  readonly discovered: Discovered
  /** The context of discovery itself, which reads what is found so far. */
  readonly #context: Context
  readonly #missing = new Set<Fact>(facts)
  /** Facts that will be discovered in any case. */
  readonly #planned = new Set<Fact>()
  /** One fact at a time. */
  readonly #turn = pLimit(1)
  /** Resources of which nothing more can be discovered. */
  readonly #failed = new Set<Resource>()
  readonly #pixels: PixelEvidence = { samples: [], rows: [], tried: 0 }
  readonly #links: LinkEvidence = { samples: [], rows: [], tried: 0, refused: new Set() }
  #expired: LinkSample | undefined

  constructor(context: Omit<Context, 'discovered'>) {
    const found = emptyFound()
    found.prefixes.links = `https://${sitesOf(context.account.run)[0]}/`
    found.prefixes.pixels = `${context.account.run}-`
    this.#context = { ...context, discovered: new Discovered(found) }
    this.discovered = new Discovered(found, this.#missing, fact => this.#turn(() => this.#learn(fact)))
  }

  /** Looks at the lists, then discovers some facts. */
  async begin(wanted: readonly Fact[]): Promise<void> {
    await this.#step('look at the lists', () => this.#lookAtLists())
    for (const fact of wanted) this.#planned.add(fact)
    const included = new Set(wanted.flatMap(fact => includes[fact] ?? []))
    for (const fact of facts)
      if (this.#planned.has(fact) && !included.has(fact)) await this.discovered.learn(fact)
  }

  async #learn(fact: Fact): Promise<void> {
    if (!this.#missing.has(fact)) return
    if (this.#context.settings.readOnly) {
      await this.#step('learn from existing records', () => learnFromExisting(this.#context))
      return this.#missing.clear()
    }
    for (const other of before[fact] ?? []) await this.#learn(other)
    const resource = resourceOf(fact)
    if (resource === undefined || !this.#failed.has(resource)) {
      const isDone = await this.#step(`discover ${fact}`, () => this.#steps[fact]())
      if (!isDone && resource !== undefined) this.#failed.add(resource)
    }
    for (const known of [fact, ...(includes[fact] ?? [])]) this.#missing.delete(known)
  }

  /**
   * Runs one step. If the server breaks the contract or fails in it, the step ends, but not the run. Returns
   * whether it was completed.
   */
  async #step(what: string, run: () => Promise<void>): Promise<boolean> {
    try {
      await run()
      return true
    } catch (error) {
      const isExpected =
        error instanceof ContractBroken || error instanceof Inconclusive || error instanceof Gone
      if (!isExpected) throw error
      this.#context.discovered.found.notes.push(`Failed to ${what}: ${error.message}`)
      return false
    }
  }

  /** Learns where the lists show their records, before anything is created. */
  async #lookAtLists(): Promise<void> {
    const { discovered } = this.#context
    const lists = (['links', 'pixels'] as const).map(async resource => {
      const { exchange } = await list(this.#context, resource)
      if (!discovered.ok(exchange)) return
      const guess = guessItems(exchange)
      if (guess !== undefined) discovered.shapes[resource].items = guess
    })
    await Promise.all(lists)
  }

  readonly #steps: Readonly<Record<Fact, () => Promise<void>>> = {
    'pixels.records': async () => {
      const { samples, rows } = this.#pixels
      await makePixels(this.#context, this.#pixels, 1)
      await this.#lookForRefusals('pixels')
      learnPixelFields(this.#context.discovered, [...samples, ...rows])
    },
    'pixels.search': async () => {
      await narrowPixels(this.#context)
    },
    'pixels.fields': async () => {
      const { samples } = this.#pixels
      this.#forgetPlaces('pixels')
      await makePixels(this.#context, this.#pixels, enoughPixels)
      samples.push(...(await narrowPixels(this.#context)))
      await changePixels(this.#context, samples)
      learnPixelFields(this.#context.discovered, samples)
    },
    refusals: async () => {
      const isCertain = this.#pixels.tried === 0 && !(await mayRefuseWithSuccess(this.#context))
      if (!isCertain) await recogniseRefusals(this.#context)
    },
    'links.records': async () => {
      const { samples, rows } = this.#links
      await makeBareLink(this.#context, this.#links)
      await this.#lookForRefusals('links')
      learnLinkFields(this.#context.discovered, [...samples, ...rows])
    },
    'links.texts': async () => {
      const { samples } = this.#links
      this.#forgetPlaces('links')
      await makeLinks(this.#context, this.#links, 1)
      learnLinkFields(this.#context.discovered, [...samples, ...(await narrowLinks(this.#context))])
    },
    'links.search': async () => {
      await narrowLinks(this.#context)
    },
    'links.fields': async () => {
      const { samples } = this.#links
      this.#forgetPlaces('links')
      // The links have two pixels.
      if (!this.#failed.has('pixels')) await makePixels(this.#context, this.#pixels, 2)
      await makeLinks(this.#context, this.#links, enoughLinks)
      samples.push(...(await narrowLinks(this.#context)))
      await changeLinks(this.#context, samples)
      learnLinkFields(this.#context.discovered, samples)
      if (!(await makeLinkOfUnseen(this.#context, this.#links))) return
      this.#forgetPlaces('links')
      learnLinkFields(this.#context.discovered, samples)
    },
    'links.expiry': async () => {
      this.#expired = await findExpiry(this.#context)
    },
    'links.derived': async () => {
      const { samples } = this.#links
      const all = this.#expired === undefined ? samples : [...samples, this.#expired]
      learnLinkDerived(this.#context.discovered, all)
    },
  }

  /** Forgets the places that were found in the first records, because they change how lists are read. */
  #forgetPlaces(resource: Resource): void {
    const { fields, listed } = this.#context.discovered.shapes[resource]
    fields.clear()
    listed.clear()
  }

  /**
   * Learns how requests are refused if a read of a record that does not exist succeeds, unless that is discovered
   * in any case.
   */
  async #lookForRefusals(resource: Resource): Promise<void> {
    if (!this.#missing.has('refusals') || this.#planned.has('refusals')) return
    if (isSuccess(await readNobody(this.#context, resource))) await this.#learn('refusals')
  }
}

/** Returns the resource of a fact; undefined if the fact is about both. */
function resourceOf(fact: Fact): Resource | undefined {
  const [resource] = fact.split('.')
  return resource === 'links' || resource === 'pixels' ? resource : undefined
}
