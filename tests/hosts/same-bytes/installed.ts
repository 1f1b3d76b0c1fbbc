import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What an installed package, or an alias of one, says of itself: its version, and the versions of Node it runs on. */
export function installed(name: string): { version: string; engines: { node: string } } {
  return JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${name}/package.json`), 'utf8'))
}
