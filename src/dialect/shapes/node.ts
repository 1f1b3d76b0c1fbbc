import type { ValueType } from './constructs/form.ts'
import type { Mask } from './constructs/masked-form.ts'
import type { TextPart } from './constructs/text-parts.ts'
import type { Json } from './json.ts'
import type { Scope, Value } from './scope.ts'

/** A shape, read: one node for each construct in it. */
export type Node =
  | ConstantNode
  | ObjectNode
  | ArrayNode
  | ValueNode
  | TextNode
  | ConcatNode
  | IfNode
  | SetNode
  | CountNode
  | ListNode
  | MapNode
  | JoinNode
  | MergeNode
  | AnyNode
  | SeenNode

export const anyKinds = ['uuid', 'request-id', 'counter', 'duration', 'time', 'text', 'number'] as const
export type AnyKind = (typeof anyKinds)[number]

/**
 * Something that nobody can know: another in each response, as the id of a request, or another for each record or
 * row, as a hash of it.
 */
export interface AnyNode {
  kind: 'any'
  of: AnyKind
  /** The format of a time. */
  time?: string
  /** Minutes that a time's clock is ahead of UTC. */
  zone?: number
  /** Of a text or number, which a record keeps: one that was seen. */
  like?: string | number
}

export const conditionKinds = ['set', 'unset', 'positive'] as const
type ConditionKind = (typeof conditionKinds)[number]

/** What is asked of one value: that it is set, unset or a number above 0, or one of some values. */
export interface Test {
  name: string
  is: ConditionKind | (string | number | boolean)[]
}

/** Holds where, in any of these lists, every test does. */
export type Condition = Test[][]

/** A list of just these items; one that writes nothing is left out. */
export interface ArrayNode {
  kind: 'array'
  items: Node[]
}

/**
 * A text of parts, each in a shape of its own: `de=https://…` of a key in small letters. It is unset where a part is. Of
 * lists it is one list: the related records of a link, of several kinds.
 */
export interface ConcatNode {
  kind: 'concat'
  parts: Node[]
}

/** A value of JSON that is always written as it is; undefined is written as nothing. */
export interface ConstantNode {
  kind: 'constant'
  value: Json | undefined
}

/** How many items a list has. */
export interface CountNode {
  kind: 'count'
  name: string
}

/** One part or another, by a condition. */
export interface IfNode {
  kind: 'if'
  condition: Condition
  held: Node
  otherwise: Node
}

/** What the constructs of lists have in common. */
export interface ListPart {
  /** The name of the list. */
  name: string
  /** The values of one item. */
  scope: Scope
  item: Node
  /** Whether the items are the usual ones of the list. */
  usual: boolean
  /** The name of the value that the items are sorted by, the smallest first, or with a dash the greatest. */
  sort?: string
  /** Whether an item shows where it stands in the list, or whose it is. */
  counted?: boolean
}

/** A list as one text. */
export interface JoinNode extends ListPart {
  kind: 'join'
  with: string
  /** How it is written with nothing in it; undefined writes nothing. */
  empty: Json | undefined
}

/** A list, with one item for each of a value's. */
export interface ListNode extends ListPart {
  kind: 'list'
  /** How it is written with nothing in it; undefined writes nothing. */
  empty: Json | undefined
  /** Whether a list of one item is written as the item itself. */
  single?: true
}

/** A list as an object, with one member for each item; of items with one key the last is shown. */
export interface MapNode extends ListPart {
  kind: 'map'
  /** The name of an item's member; of a list, the steps to it in members that are nested. */
  key: Node
  /** How it is written with nothing in it; undefined writes nothing. */
  empty: Json | undefined
}

/**
 * Several objects as one; of members that two have, the first one's counts. Objects that are known as such are merged
 * when they are read, with the members of their members; of what stands behind another part, nothing is certain.
 */
export interface MergeNode {
  kind: 'merge'
  parts: Node[]
}

/** An object with these members; one whose part writes nothing is left out. */
export interface ObjectNode {
  kind: 'object'
  members: [name: string, node: Node][]
}

/** What was seen in a response and not understood: it is written as it was seen, and holds no value. */
export interface SeenNode {
  kind: 'seen'
  value: Json
}

/** Whether a value is set, and nothing else of it: of a list, whether there is anything in it. */
export interface SetNode {
  kind: 'set'
  name: string
}

/** A text built from values. It is unset where one of them is. */
export interface TextNode {
  kind: 'text'
  parts: TextPart[]
  /** Undefined writes nothing. */
  unset: Json | undefined
}

/** A value: its spelling where it is unset, of single values, and the form of all others. */
export interface ValueNode {
  kind: 'value'
  name: string
  /** What the value is: a shape is read for one scope. */
  value: Value
  as?: ValueType
  time?: string
  /** Of a moment: minutes that the clock it shows is ahead of UTC. */
  zone?: number
  /** Of a text: how much of it is shown. */
  mask?: Mask
  /** By value as text; undefined writes nothing. */
  map?: [value: string, spelling: Json | undefined][]
  /** Undefined writes nothing. */
  unset: Json | undefined
}
