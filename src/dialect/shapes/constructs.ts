import type { Construct } from './construct.ts'
import { any } from './constructs/any.ts'
import { array } from './constructs/array.ts'
import { concat } from './constructs/concat.ts'
import { constant } from './constructs/constant.ts'
import { count } from './constructs/count.ts'
import { conditional } from './constructs/if.ts'
import { join } from './constructs/join.ts'
import { list } from './constructs/list.ts'
import { map } from './constructs/map.ts'
import { merge } from './constructs/merge.ts'
import { object } from './constructs/object.ts'
import { seen } from './constructs/seen.ts'
import { set } from './constructs/set.ts'
import { text } from './constructs/text.ts'
import { value } from './constructs/value.ts'
import type { Node } from './node.ts'

/** All constructs of the language of shapes, by kind of node. */
export const constructs: { [Kind in Node['kind']]: Construct<Extract<Node, { kind: Kind }>> } = {
  constant,
  object,
  array,
  value,
  text,
  concat,
  if: conditional,
  set,
  count,
  list,
  map,
  join,
  merge,
  any,
  seen,
}

/** The construct of each operator. An object without an operator is an object node. */
export const operators: Readonly<Record<string, Node['kind']>> = {
  $: 'value',
  $text: 'text',
  $concat: 'concat',
  $if: 'if',
  $set: 'set',
  $count: 'count',
  $list: 'list',
  $map: 'map',
  $join: 'join',
  $merge: 'merge',
  $any: 'any',
  $seen: 'seen',
}
