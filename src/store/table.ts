// The two doors to the stored entities: the model that test authors know, and the table that the mock uses.

/** What every entity has. */
export interface Identified {
  id: number
}

interface Comparison<V> {
  equals?: V
  notEquals?: V
  gt?: V
  gte?: V
  lt?: V
  lte?: V
  in?: V[]
  notIn?: V[]
}

type Condition<V> = V extends string
  ? Comparison<string> & { contains?: string; notContains?: string }
  : V extends number
    ? Comparison<number> & { between?: [number, number]; notBetween?: [number, number] }
    : V extends readonly (infer Row extends object)[]
      ? Where<Row>
      : never

/**
 * Conditions on fields; all must hold. The package's limits: an unset (null) field meets none, a list of rows
 * meets its conditions when one row does, and a list of ids cannot be asked for.
 */
export type Where<E> = { [K in keyof E]?: Condition<NonNullable<E[K]>> }

interface Query<E> {
  where: Where<E>
  /** Throw where nothing is found. */
  strict?: boolean
}

interface Change<E> extends Query<E> {
  data: { [K in keyof E]?: E[K] | ((value: E[K], entity: E) => E[K]) }
}

type OrderBy<E> = { [K in keyof E]?: 'asc' | 'desc' }

interface Page<E> extends Partial<Query<E>> {
  /** 0 takes all. */
  take?: number
  skip?: number
  cursor?: number | null
  orderBy?: OrderBy<E> | OrderBy<E>[]
}

/** A model of @mswjs/data with our own entity types. It is there for tests: every query scans all entities. */
export interface Model<E> {
  /** Fills in what is left out. Throws where the id exists. */
  create(given?: Partial<E>): E
  /** How many match; all of them without a query. */
  count(query?: Query<E>): number
  /** The first that matches, in order of creation; null where none does. */
  findFirst(query: Query<E>): E | null
  /** All that match, in the order that is asked for. */
  findMany(query: Page<E>): E[]
  /** All there are, in order of creation. */
  getAll(): E[]
  /** Changes the first that matches, and gives it as it is then; null where none does. */
  update(query: Change<E>): E | null
  /** Changes all that match; null where none does. */
  updateMany(query: Change<E>): E[] | null
  /** Deletes the first that matches, and gives it as it was; null where none does. */
  delete(query: Query<E>): E | null
  /** Deletes all that match; null where none does. */
  deleteMany(query: Query<E>): E[] | null
}

export interface Listener<E> {
  created(entity: E): void
  updated(entity: E): void
  deleted(id: number): void
}

/** The entities of a model by id, in constant time. An update makes a new object; none is changed in place. */
export interface Table<E extends Identified> {
  readonly size: number
  get(id: number): E | undefined
  ids(): IterableIterator<number>
  values(): IterableIterator<E>
  /** The id of the next entity: ids ascend from 1 and none is used twice. Asking does not use it up. */
  nextId(): number
  /** Lets ids go on from `next`, or from the first that is free above all there are. */
  continueIds(next: number): void
  /** Throws where the id exists. */
  insert(entity: E): E
  /** Throws where there is no such entity. */
  update(id: number, changes: Partial<Omit<E, 'id'>>): E
  /** Tells whether there was such an entity. */
  delete(id: number): boolean
  /** Tells of every write, through the models too, after it is done. Returns what ends the subscription. */
  subscribe(listener: Listener<E>): () => void
}
