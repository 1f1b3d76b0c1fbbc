import { describe } from '../../dialect/errors.ts'
import type { SeedIssue } from './errors.ts'

/** Collects the mistakes of a file, so that all of it is checked. */
export class SeedMistakes {
  readonly issues: SeedIssue[] = []

  /**
   * Adds a mistake. An undefined value means that a member is missing. `received` replaces the description of
   * the value.
   */
  add(path: string, expected: string, value: unknown, received = describe(value)): void {
    this.issues.push({ path, expected, received })
  }

  /** Whether a section of the file has a mistake. */
  isIn(section: string): boolean {
    return this.issues.some(({ path }) => path === section || path.startsWith(`${section}[`))
  }
}

/** Whether a member of a checked row is unknown, because the member or the whole row is invalid. */
export function isUnsure<T extends object>(row: T | undefined, member: keyof T): boolean {
  return row === undefined || (member in row && row[member] === undefined)
}

/** Returns the path of a member. Names with special characters are put in brackets. */
export function seedPath(path: string, name: string): string {
  if (!/^[\w$-]{1,60}$/.test(name)) return `${path}[${describe(name)}]`
  return path === '' ? name : `${path}.${name}`
}
