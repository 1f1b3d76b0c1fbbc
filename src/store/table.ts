// Two interfaces to the stored entities: the model of @mswjs/data, for test authors, and the table, for the
// mock.

/** The member that every entity has. */
export interface Identified {
  id: number
}

/** A condition on a field: a text, a number or a list of rows. Of a list of rows, one row has to meet it. */
export type Condition<V> = V extends string | number
  ? {
      equals?: V
      notEquals?: V
      gt?: V
      gte?: V
      lt?: V
      lte?: V
      in?: V[]
      notIn?: V[]
    } & (V extends string
      ? { contains?: string; notContains?: string }
      : { between?: [number, number]; notBetween?: [number, number] })
  : V extends readonly (infer Row extends object)[]
    ? Where<Row>
    : never

/**
 * Conditions on fields, all of which must hold. Limits of the package: an unset (null) field meets no
 * condition, a list of rows meets its conditions if one row does, and a list of ids cannot be queried.
 */
export type Where<E> = { [K in keyof E]?: Condition<NonNullable<E[K]>> }

/** A selection of entities. */
export interface Query<E> {
  where: Where<E>
  /** Throw if nothing is found. */
  strict?: boolean
}

/** A selection of entities, and their new values. */
export interface Change<E> extends Query<E> {
  /** The new values, or functions of the old ones. */
  data: { [K in keyof E]?: E[K] | ((value: E[K], entity: E) => E[K]) }
}

/** A sorted selection of entities, or a page of it. */
export interface PageQuery<E> extends Partial<Query<E>> {
  /** 0 takes all matches. */
  take?: number
  skip?: number
  cursor?: number | null
  orderBy?: { [K in keyof E]?: 'asc' | 'desc' } | { [K in keyof E]?: 'asc' | 'desc' }[]
}

/**
 * A model of @mswjs/data with our own entity types. It is meant for tests: every query scans all entities.
 */
export interface Model<E> {
  /** Creates an entity and fills in missing values. Throws if the id exists. */
  create(given?: Partial<E>): E
  /** Returns the number of matches, or of all entities without a query. */
  count(query?: Query<E>): number
  /** Returns the first match in order of creation, or null. */
  findFirst(query: Query<E>): E | null
  /** Returns all matches in the order of `orderBy`. */
  findMany(query: PageQuery<E>): E[]
  /** Returns all entities in order of creation. */
  getAll(): E[]
  /** Changes the first match. Returns its new state, or null if nothing matches. */
  update(query: Change<E>): E | null
  /** Changes all matches. Returns null if nothing matches. */
  updateMany(query: Change<E>): E[] | null
  /** Deletes the first match. Returns its last state, or null if nothing matches. */
  delete(query: Query<E>): E | null
  /** Deletes all matches. Returns null if nothing matches. */
  deleteMany(query: Query<E>): E[] | null
}

export interface Listener<E> {
  created(entity: E): void
  updated(entity: E): void
  deleted(id: number): void
}

/**
 * The entities of a model by id, in constant time. An update creates a new object; objects are never changed
 * in place.
 */
export interface Table<E extends Identified> {
  readonly size: number
  get(id: number): E | undefined
  ids(): IterableIterator<number>
  values(): IterableIterator<E>
  /**
   * Returns the id of the next entity. The id stays free until `insert`. Ids ascend from 1; none is reused.
   */
  nextId(): number
  /** Continues the ids at `next`, or above the greatest existing id if that is higher. */
  continueIds(next: number): void
  /** Stores a copy. Throws if the id exists. */
  insert(entity: E): E
  /**
   * Stores the object itself: one that nobody else has, or one of another table. Throws if the id exists.
   */
  adopt(entity: E): E
  /** Throws if the entity does not exist. */
  update(id: number, changes: Partial<Omit<E, 'id'>>): E
  /** Returns whether the entity existed. */
  delete(id: number): boolean
  /**
   * Calls the listener after every write, including those through the models. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: Listener<E>): () => void
}
