import type { JsonForm } from '../server/json-form.ts'
import type { Twist, World } from '../server/twist.ts'

/** What a kind changes: two kinds of one part are never drawn together. */
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

/** One way in which a server can be treacherous, or merely unusual. */
export interface Kind {
  id: string
  part: Part
  /** Shared by kinds that differ in a value alone: a test run takes a third of them. */
  family?: string
  /** Whether it keeps the document for all that it looks like: a run has to end with a verdict. */
  conforming?: boolean
  /** Whether no client could tell it together with another kind, so that it is never drawn with one. */
  alone?: boolean
  /** What the server does, in one line. */
  title: string
  /** What the answers have to look like for it. */
  form?: Partial<JsonForm>
  /** How many links and pixels of other people are there: 80 and 10 unless given. */
  links?: number
  pixels?: number
  /**
   * How often foreign records change, and writes name one, whatever a client does that writes at all, and why. 0 unless
   * given.
   */
  unavoidable?: { changes: number; writes?: number; because: string }
  /** How many records a careful client may leave, all of them named. 2 unless given. */
  mayLeave?: { records: number; because: string }
  /** Milliseconds until the client is to give up on an answer. */
  timeoutMs?: number
  twist(world: World): Twist
}
