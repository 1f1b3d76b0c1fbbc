import { describe } from '../../dialect/errors.ts'
import type { SeedIssue } from './errors.ts'

/** Collects the mistakes of a file while it is read to its end. */
export class Mistakes {
  readonly issues: SeedIssue[] = []

  /** Notes a value that is not what it should be (undefined: not there), and how to tell it if not by itself. */
  add(path: string, expected: string, value: unknown, received = describe(value)): void {
    this.issues.push({ path, expected, received })
  }

  /** Whether something is wrong in a section of the file. */
  isIn(section: string): boolean {
    return this.issues.some(({ path }) => path === section || path.startsWith(`${section}[`))
  }
}

/** Whether a checked row says nothing sure about a member, because that member or the whole row is wrong. */
export function isUnsure<T extends object>(row: T | undefined, member: keyof T): boolean {
  return row === undefined || (member in row && row[member] === undefined)
}

/** The path of a member, in brackets where a dot would mislead. */
export function memberPath(path: string, name: string): string {
  if (!/^[\w$-]{1,60}$/.test(name)) return `${path}[${describe(name)}]`
  return path === '' ? name : `${path}.${name}`
}
