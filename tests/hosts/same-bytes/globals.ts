import http from 'node:http'
import https from 'node:https'
import net from 'node:net'

/** Globals that a library could change: values, Node's ways to connect, listeners of the process. */
export type Globals = Map<PropertyKey, unknown>

export function readGlobals(): Globals {
  const globals: Globals = new Map()
  for (const name of Reflect.ownKeys(globalThis)) {
    const { value, get } = Object.getOwnPropertyDescriptor(globalThis, name)!
    globals.set(name, value ?? get)
  }
  for (const [name, module] of Object.entries({ http, https, net })) {
    for (const [key, value] of Object.entries(module)) globals.set(`${name}.${key}`, value)
  }
  for (const event of process.eventNames()) {
    globals.set(`process on ${String(event)}`, process.listenerCount(event))
  }
  return globals
}

/** The names of globals that have changed. */
export function changedGlobals(before: Globals, after: Globals = readGlobals()): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter(name => !Object.is(before.get(name), after.get(name))).map(String)
}
