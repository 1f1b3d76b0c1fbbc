import type { Database } from '../../store/database.ts'

/** The models that records are created in: an account's `db`. */
export type Models = Database['db']

/** What a build has that is not the default: attributes, or a function of the number in the sequence. */
export type Params<T> = Partial<T> | ((sequence: number) => Partial<T>)

/** What a factory shares with those made of it: the sequence, and what has been said of every build so far. */
export interface FactoryState<T> {
  sequence: { next: number }
  params: readonly Params<T>[]
}

/**
 * Builds objects that are valid as they are, each with the next number of a sequence in it: the same calls in the same
 * order build the same objects. Traits and `params` give a new factory, on the same sequence.
 *
 * @typeParam T what is built
 * @typeParam Stored what the database makes of it
 */
export abstract class Factory<T extends object, Stored> {
  readonly #state: FactoryState<T>

  constructor(state: FactoryState<T> = { sequence: { next: 1 }, params: [] }) {
    this.#state = state
  }

  /** What is built when nothing is said. */
  protected abstract define(sequence: number): T
  /** Stores what was built. */
  protected abstract store(db: Models, built: T): Stored

  /** A factory whose builds all have these attributes. Those that are undefined are left as they were. */
  params(params: Params<T>): this {
    const Same = this.constructor as new (state: FactoryState<T>) => this
    return new Same({ ...this.#state, params: [...this.#state.params, params] })
  }

  /** Builds one object, and stores it nowhere. */
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

  /** Builds so many, with the same params. */
  buildList(count: number, params: Params<T> = {}): T[] {
    return Array.from({ length: count }, () => this.build(params))
  }

  /** Builds one object and stores it: `linkFactory.create(db)`. */
  create(db: Models, params: Params<T> = {}): Stored {
    return this.store(db, this.build(params))
  }

  /** Builds so many and stores them, with the same params. */
  createList(db: Models, count: number, params: Params<T> = {}): Stored[] {
    return Array.from({ length: count }, () => this.create(db, params))
  }

  /** Starts the sequence again at 1, here and in all factories that share it. */
  rewindSequence(): void {
    this.#state.sequence.next = 1
  }
}
