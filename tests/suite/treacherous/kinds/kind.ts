import type { JsonForm } from '../server/json-form.ts'
import type { Twist, World } from '../server/twist.ts'

/** The part of a server that a kind changes. Two kinds of one part are never drawn together. */
export type Part =
  | 'form'
  | 'ids'
  | 'create'
  | 'values'
  | 'get'
  | 'list'
  | 'update'
  | 'delete'
  | 'redirect'
  | 'body'
  | 'others'
  | 'lag'

/** One way in which a server is treacherous, or merely unusual. */
export interface Kind {
  id: string
  part: Part
  /** Shared by kinds that differ only in a value. A test run plays a third of them. */
  family?: string
  /** Whether it conforms although it looks unusual, so that a run must end with a verdict. */
  conforming?: boolean
  /** Whether no client could recognise it next to another kind, so that it is never drawn with one. */
  alone?: boolean
  /** What the server does, in one line. */
  title: string
  /** The JSON form that it needs. */
  form?: Partial<JsonForm>
  /** Number of foreign links and pixels: 80 and 10 unless given. */
  links?: number
  pixels?: number
  /**
   * How often foreign records change and writes name one, for any client that writes, and why. 0 unless
   * given.
   */
  unavoidable?: { changes: number; writes?: number; because: string }
  /** How many records a careful client may leave, all of them named. 2 unless given. */
  mayLeave?: { records: number; because: string }
  /** Milliseconds after which the client stops waiting for a response. */
  timeoutMs?: number
  twist(world: World): Twist
}
