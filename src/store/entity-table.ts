import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data/lib/glossary.js'
import type { Identified, Listener, Table } from './table.ts'

/**
 * The part of the package's internal database that a table needs. The package's own types do not accept our
 * entities.
 */
export interface Engine<E> {
  /** The entities of each model. */
  models: Record<string, Map<number, E>>
  events: {
    on(event: 'update', listener: (source: string, name: string, previous: E, next: E) => void): void
    on(event: 'delete', listener: (source: string, name: string, id: number) => void): void
  }
}

/**
 * Adds the marks that the package looks for to an entity that nobody else has. They are not enumerable, so that
 * spreads, comparisons and JSON do not include them.
 */
function mark<E>(name: string, entity: E): E {
  Object.defineProperty(entity, ENTITY_TYPE, { value: name })
  Object.defineProperty(entity, PRIMARY_KEY, { value: 'id' })
  return entity
}

/** A table that the package's database can be connected to. */
export interface EntityTable<E extends Identified> extends Table<E> {
  /** Gives the entities to the package's database, and listens to its writes. */
  connect(engine: Engine<E>): void
}

/**
 * Creates a table. `shrink` makes an entity that nobody else has smaller. All creates go through the table. Updates
 * and deletions by the package's own functions are seen in its events: after an update it emits a copy of the
 * entity, whose marks are enumerable. A copy without those replaces the stored entity.
 */
export function createTable<E extends Identified>(
  name: string,
  copyOf: (entity: E) => E,
  shrink: (entity: E) => E,
): EntityTable<E> {
  const rows = new Map<number, E>()
  const listeners = new Set<Listener<E>>()
  const stored = (entity: E) => mark(name, shrink(entity))
  let highest = 0

  function add(entity: E): E {
    if (rows.has(entity.id)) throw new Error(`Failed to insert ${name} ${entity.id}: the id is taken`)
    rows.set(entity.id, entity)
    reportCreated(entity)
    return entity
  }

  function reportCreated(entity: E) {
    highest = Math.max(highest, entity.id)
    for (const listener of listeners) listener.created(entity)
  }

  function reportUpdated(entity: E) {
    for (const listener of listeners) listener.updated(entity)
  }

  function reportDeleted(id: number) {
    for (const listener of listeners) listener.deleted(id)
  }

  return {
    get size() {
      return rows.size
    },
    get: id => rows.get(id),
    ids: () => rows.keys(),
    values: () => rows.values(),
    nextId: () => highest + 1,
    continueIds: next => {
      highest = [...rows.keys()].reduce((most, id) => Math.max(most, id), next - 1)
    },
    insert: given => add(stored(copyOf(given))),
    adopt: entity => add(ENTITY_TYPE in entity ? entity : stored(entity)),
    update(id, changes) {
      const previous = rows.get(id)
      if (!previous) throw new Error(`Failed to update ${name} ${id}: there is no such ${name}`)
      const entity = stored(Object.assign(copyOf(previous), changes, { id }))
      rows.set(id, entity)
      reportUpdated(entity)
      return entity
    },
    delete(id) {
      if (!rows.delete(id)) return false
      reportDeleted(id)
      return true
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(engine) {
      engine.models[name] = rows
      engine.events.on('update', (_, model, previous, copy) => {
        if (model !== name) return
        const entity = stored(copyOf(copy))
        rows.set(entity.id, entity)
        // If the id changed, listeners have already been called for a delete of the old id.
        if (previous.id === entity.id) reportUpdated(entity)
        else reportCreated(entity)
      })
      engine.events.on('delete', (_, model, id) => {
        if (model === name) reportDeleted(id)
      })
    },
  }
}
