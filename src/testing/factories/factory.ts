import type { AccountStore } from '../../store/store.ts'

/** The models in which records are created: the `db` of an account. */
export type Models = AccountStore['db']

/** Attributes that differ from the defaults, or a function of the sequence number that returns them. */
export type Params<T> = Partial<T> | ((sequence: number) => Partial<T>)

/** What a factory passes on to factories made from it: the sequence, and the attributes of all builds. */
export interface FactoryState<T> {
  sequence: { next: number }
  params: readonly Params<T>[]
}

/**
 * Builds valid objects. Each contains the next number of a sequence, so the same calls in the same order
 * build the same objects. Traits and `params` return a new factory with the same sequence.
 *
 * @typeParam T the type of the built objects
 * @typeParam Stored the type of the records in the database
 * @example
 * ```ts
 * import { createTestMock, LinkFactory, PixelFactory } from 'shortlink-kit/testing'
 *
 * const { db } = createTestMock()
 * const pixel = new PixelFactory().create(db)
 * new LinkFactory().params({ pixel_ids: [pixel.id] }).createList(db, 3)
 * console.log(db.link.count()) // 3
 * ```
 */
export abstract class Factory<T extends object, Stored> {
  readonly #state: FactoryState<T>

  constructor(state: FactoryState<T> = { sequence: { next: 1 }, params: [] }) {
    this.#state = state
  }

  /** Returns an object with the default attributes. */
  protected abstract define(sequence: number): T
  /** Stores a built object. */
  protected abstract store(db: Models, built: T): Stored

  /** Throws if built objects must not be stored. By default all objects may be stored. */
  protected check(_db: Models, _built: readonly T[]): void {}

  /** Returns a factory whose builds all have these attributes. An undefined attribute changes nothing. */
  params(params: Params<T>): this {
    const Same = this.constructor as new (state: FactoryState<T>) => this
    return new Same({ ...this.#state, params: [...this.#state.params, params] })
  }

  /** Builds one object without storing it. */
  build(params: Params<T> = {}): T {
    const { sequence, params: earlier } = this.#state
    const number = sequence.next++
    const built = this.define(number)
    for (const given of [...earlier, params]) {
      const attributes = typeof given === 'function' ? given(number) : given
      for (const [name, value] of Object.entries(attributes)) {
        if (value !== undefined) Object.assign(built, { [name]: structuredClone(value) })
      }
    }
    return built
  }

  /** Builds several objects with the same params, without storing them. */
  buildList(count: number, params: Params<T> = {}): T[] {
    return Array.from({ length: count }, () => this.build(params))
  }

  /**
   * Builds one object and stores it: `linkFactory.create(db)`.
   * @throws Error if a seed file would refuse the object beside the stored ones: `links[1].alias: …`.
   * `db.link.create(…)` accepts any object.
   */
  create(db: Models, params: Params<T> = {}): Stored {
    const built = this.build(params)
    this.check(db, [built])
    return this.store(db, built)
  }

  /**
   * Builds several objects with the same params and stores them.
   * @throws Error if a seed file would refuse one of them, as `create` does. Nothing is stored then.
   */
  createList(db: Models, count: number, params: Params<T> = {}): Stored[] {
    const built = this.buildList(count, params)
    this.check(db, built)
    return built.map(one => this.store(db, one))
  }

  /** Restarts the sequence at 1, for this factory and all factories that share the sequence. */
  rewindSequence(): void {
    this.#state.sequence.next = 1
  }
}
