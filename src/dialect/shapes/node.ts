import type { ValueType } from './constructs/form.ts'
import type { Mask } from './constructs/masked-form.ts'
import type { TextPart } from './constructs/text-parts.ts'
import type { Json } from './json.ts'
import type { Scope, Value } from './scope.ts'

/** A parsed shape: one node for each construct in it. */
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
 * A value that cannot be predicted. It is different in each response, such as the id of a request, or
 * different for each record or row, such as a hash.
 */
export interface AnyNode {
  kind: 'any'
  of: AnyKind
  /** The format, if the value is a time. */
  time?: string
  /** The zone in which the time is written: `+02:00`, or an IANA name. */
  zone?: string
  /** An example to imitate, for a text or number that stays the same for a record. */
  like?: string | number
}

export const conditionKinds = ['set', 'unset', 'positive'] as const
type ConditionKind = (typeof conditionKinds)[number]

/** A test of one value: it is set, unset, a number above 0, or one of some values. */
export interface Test {
  name: string
  is: ConditionKind | (string | number | boolean)[]
}

/** A list of alternatives. The condition holds if all tests of one alternative hold. */
export type Condition = Test[][]

/** A list of exactly these items. An item that writes nothing is left out. */
export interface ArrayNode {
  kind: 'array'
  items: Node[]
}

/**
 * A text of parts that are shapes themselves, such as `de=https://…` with a key in small letters. The text is
 * unset if a part is. If a part is a list, the result is one list, such as related records of several kinds.
 */
export interface ConcatNode {
  kind: 'concat'
  parts: Node[]
}

/** A JSON value that is written as it is. Undefined writes nothing. */
export interface ConstantNode {
  kind: 'constant'
  value: Json | undefined
}

/** The number of items of a list. */
export interface CountNode {
  kind: 'count'
  name: string
}

/** One of two parts, depending on a condition. */
export interface IfNode {
  kind: 'if'
  condition: Condition
  held: Node
  otherwise: Node
}

export const listOrders = ['code-point', 'any'] as const

/** The properties that all constructs of lists share. */
export interface ListPart {
  /** The name of the list. */
  name: string
  /** The values of one item. */
  scope: Scope
  item: Node
  /** Whether the items have the list's default shape. */
  usual: boolean
  /** The name of the value by which the items are sorted: ascending, or descending after a dash. */
  sort?: string
  /**
   * How texts are compared, if not as in a dictionary: by their code points. With `any`, the order of the items
   * cannot be predicted: they are written as they were sent.
   */
  order?: (typeof listOrders)[number] | undefined
  /** Whether an item shows its position in the list, or the link that the list belongs to. */
  counted?: boolean
}

/** A list written as one text. */
export interface JoinNode extends ListPart {
  kind: 'join'
  with: string
  /** How an empty list is written. Undefined writes nothing. */
  empty: Json | undefined
}

/** A list, with one written item for each item of the value. */
export interface ListNode extends ListPart {
  kind: 'list'
  /** How an empty list is written. Undefined writes nothing. */
  empty: Json | undefined
  /** Whether a list with one item is written as that item. */
  single?: true
}

/**
 * A list written as an object, with one member for each item. If items have the same key, the last one is
 * written.
 */
export interface MapNode extends ListPart {
  kind: 'map'
  /** The name of an item's member. An array node has one name for each level of nested members. */
  key: Node
  /** How an empty list is written. Undefined writes nothing. */
  empty: Json | undefined
}

/**
 * Several objects written as one. If two have a member of the same name, the first one counts. Neighbouring
 * object nodes are merged, with all their levels, when the shape is parsed. Parts after the first are not
 * read from a response, as an earlier part may hide their members.
 */
export interface MergeNode {
  kind: 'merge'
  parts: Node[]
}

/** An object with these members. A member that writes nothing is left out. */
export interface ObjectNode {
  kind: 'object'
  members: [name: string, node: Node][]
}

/** JSON that was observed in a response and not understood. It is written unchanged and shows no value. */
export interface SeenNode {
  kind: 'seen'
  value: Json
}

/** Writes true if a value is set, false otherwise. A list is set if it is not empty. */
export interface SetNode {
  kind: 'set'
  name: string
}

/** A text built from values. It is unset if one of them is. */
export interface TextNode {
  kind: 'text'
  parts: TextPart[]
  /** What is written if a value is unset. Undefined writes nothing. */
  unset: Json | undefined
}

/** A value by name. It is written by its spelling in `map`, or else in the form of the other options. */
export interface ValueNode {
  kind: 'value'
  name: string
  /** The description of the value. It is stored here because a shape is parsed for one scope. */
  value: Value
  as?: ValueType
  time?: string
  /** For a moment: the zone in which it is written: `+02:00`, or an IANA name. */
  zone?: string
  /** For a text: how much of it is shown. */
  mask?: Mask
  /** For a number: the least number of digits, with zeros before it. */
  digits?: number
  /** Spellings by value, as text. An undefined spelling writes nothing. */
  map?: [value: string, spelling: Json | undefined][]
  /** What is written if the value is unset. Undefined writes nothing. */
  unset: Json | undefined
}
