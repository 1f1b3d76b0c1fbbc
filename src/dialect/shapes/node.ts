import type { AnyNode } from './constructs/any.ts'
import type { ArrayNode } from './constructs/array.ts'
import type { ConcatNode } from './constructs/concat.ts'
import type { ConstantNode } from './constructs/constant.ts'
import type { CountNode } from './constructs/count.ts'
import type { IfNode } from './constructs/if.ts'
import type { JoinNode } from './constructs/join.ts'
import type { ListNode } from './constructs/list.ts'
import type { MapNode } from './constructs/map.ts'
import type { MergeNode } from './constructs/merge.ts'
import type { ObjectNode } from './constructs/object.ts'
import type { SeenNode } from './constructs/seen.ts'
import type { SetNode } from './constructs/set.ts'
import type { TextNode } from './constructs/text.ts'
import type { ValueNode } from './constructs/value.ts'

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
