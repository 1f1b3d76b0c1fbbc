import { conditionHolds, parseCondition, printCondition, shown } from '../condition.ts'
import type { Construct, Locating } from '../construct.ts'
import type { Json, JsonObject } from '../json.ts'
import { eitherOf } from '../json-schema.ts'
import { type Located, note, noteAll, noteSet, nothingLocated } from '../located.ts'
import type { IfNode, Node } from '../node.ts'
import { absentWord, checkMembers, mistake } from '../reading.ts'

/**
 * `$if`: one of two shapes, such as `{ $if: target_type, then: …, else: off }`. A missing `then` or `else`
 * writes nothing. For the condition see `condition.ts`.
 */
export const conditional: Construct<IfNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$if', 'then', 'else'], at)
    if (members.then === undefined && members.else === undefined)
      mistake(at, 'then or else', undefined, 'then')
    const part = (name: 'then' | 'else') =>
      at.parse(members[name] ?? absentOr(members, name), { path: `${at.path}.${name}` })
    return {
      kind: 'if',
      condition: parseCondition(members.$if ?? null, { ...at, path: `${at.path}.$if` }),
      held: part('then'),
      otherwise: part('else'),
    }
  },
  write(node, compile) {
    const { condition } = node
    const [held, otherwise] = [compile(node.held), compile(node.otherwise)]
    return values => (conditionHolds(condition, values) ? held(values) : otherwise(values))
  },
  locate(node, received, at) {
    const held = attempt(node.held, received, at)
    const otherwise = attempt(node.otherwise, received, at)
    if (held.issues.length === 0 && otherwise.issues.length > 0) take(node, held, true, at)
    else if (otherwise.issues.length === 0 && held.issues.length > 0) take(node, otherwise, false, at)
    // If both parts fit, nothing is certain. If neither fits, report the mistakes of the part with fewer
    // mistakes.
    else if (held.issues.length > 0) {
      at.into.issues.push(...(held.issues.length <= otherwise.issues.length ? held : otherwise).issues)
    }
  },
  schema(node, { schema, scope }) {
    const parts = [schema(node.held, scope), schema(node.otherwise, scope)]
    const written = [node.held, node.otherwise].flatMap((part, index) =>
      isNothing(part) ? [] : [parts[index]!.schema],
    )
    return { schema: eitherOf(written), optional: parts.some(({ optional }) => optional) }
  },
  print(node, print) {
    const printed: [name: string, part: Json][] = [['$if', printCondition(node.condition)]]
    if (!isNothing(node.held)) printed.push(['then', print(node.held)])
    if (!isNothing(node.otherwise)) printed.push(['else', print(node.otherwise)])
    if (printed.length === 1) printed.push(['then', absentWord])
    return Object.fromEntries(printed)
  },
}

/**
 * Returns the source of a part that is null or missing. Null is written as null, a missing part as nothing.
 */
function absentOr(members: JsonObject, name: string): Json {
  return Object.hasOwn(members, name) ? null : absentWord
}

function isNothing(node: Node): boolean {
  return node.kind === 'constant' && node.value === undefined
}

function attempt(node: Node, received: Json | undefined, at: Locating): Located {
  const into = nothingLocated()
  at.locate(node, received, { ...at, into })
  return into
}

function take({ condition }: IfNode, part: Located, held: boolean, { into, path, scope }: Locating): void {
  noteAll(into, part, path)
  for (const [name, fact] of Object.entries(shown(condition, held))) {
    if (fact === 'set' || fact === 'unset') noteSet(into, name, fact === 'set', scope)
    else note(into, name, fact.value, path)
  }
}
