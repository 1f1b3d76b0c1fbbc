import type { Context } from '../../discover/context.ts'

/** Things that a requirement no longer needs, for the next one that can use them. */
export interface Handover<T> {
  /** Leaves a thing that nobody uses any more. */
  leave(context: Context, key: string, thing: T): void
  /** Takes the first thing that was left. Nobody else uses it until it is left again. */
  take(context: Context, key: string): T | undefined
}

export function createHandover<T>(): Handover<T> {
  /** The things of each run, by `discovered`. */
  const left = new WeakMap<object, Map<string, T[]>>()
  function thingsIn({ discovered }: Context, key: string): T[] {
    const ofRun = left.get(discovered) ?? new Map<string, T[]>()
    left.set(discovered, ofRun)
    const things = ofRun.get(key) ?? []
    ofRun.set(key, things)
    return things
  }
  return {
    leave(context, key, thing) {
      thingsIn(context, key).push(thing)
    },
    take: (context, key) => thingsIn(context, key).shift(),
  }
}
