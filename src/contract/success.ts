import { formatPointer } from '../dialect/pointer.ts'
import type { Answers, SuccessAnswer } from '../generated/answers.ts'
import { type Answer, component, type OpenApiDocument, ref, type Schema } from './document.ts'
import { type RecordKind, recordSchemas } from './records.ts'
import { templateSchema } from './templates.ts'
import { SchemaTree } from './tree.ts'

/** The writes that succeed in a way of their own, and what their answer's schema is called after the record's. */
export const noteNames = { create: 'Creation', update: 'Change', delete: 'Deletion' } as const

const jsonType = 'application/json'

/** The schema of a status that a body of success repeats. */
export function successStatus(status: number, assumed: string[]): Schema {
  if (status === 200) return ref('schemas', 'SuccessStatus')
  return { description: 'The HTTP status once more.', type: 'integer', const: status, 'x-assumed': assumed }
}

/** Puts what a success body carries beside its data where the dialect does (question `record.status-member`). */
export function putBeside(tree: SchemaTree, answers: Answers, status: number): void {
  const assumed = ['record.status-member']
  const template = answers['record.status-member']
  const schema = templateSchema(template, { status: successStatus(status, assumed) }, assumed)
  putMissing(tree, '', schema)
}

function putMissing(tree: SchemaTree, place: string, schema: Schema): void {
  for (const [name, member] of Object.entries(schema.properties ?? {})) {
    const at = place + formatPointer([name])
    const isObject = member.properties !== undefined && Object.keys(member.properties).length > 0
    if (isObject) putMissing(tree, at, member)
    else tree.put(at, member, { keep: true })
  }
}

/** Says of one record how the dialect answers about it, by operation (questions `record.*`, `*.status`). */
export function writeSuccess(document: OpenApiDocument, answers: Answers, kind: RecordKind): void {
  const name = recordSchemas[kind]
  const answerName = `${name}Answer`
  const written = { ...component(document, 'schemas', answerName) }
  const deletion = component(document, 'schemas', `${name}Deletion`)
  // A record that is the whole body, with nothing beside it, needs no schema of its own.
  const bare = answers['record.root'] === '' && Object.keys(answers['record.status-member']).length === 0
  const usual = ref('schemas', bare ? name : answerName)
  document.components.schemas[answerName] = recordAnswer(document, answers, kind, written, 200)
  const item = document.paths[`/${kind}/{id}`]!
  const [got] = Object.values(item.get!.responses[200]!.content!)
  got!.schema = usual
  const operations = { create: document.paths[`/${kind}`]!.post!, update: item.put!, delete: item.delete! }
  const repeats = JSON.stringify(answers['record.status-member']).includes('"$status"')
  for (const verb of ['create', 'update', 'delete'] as const) {
    const success: SuccessAnswer = answers[`${kind}.${verb}.status`]
    const note = `${name}${noteNames[verb]}`
    const { 200: response, ...others } = operations[verb].responses as Record<number, Answer>
    const schema =
      success.body === 'record' && (success.status === 200 || !repeats) ? usual : ref('schemas', note)
    if (success.body === 'record' && schema.$ref.endsWith(note)) {
      document.components.schemas[note] = recordAnswer(document, answers, kind, written, success.status)
    } else if (typeof success.body === 'object') {
      document.components.schemas[note] = noteSchema(success, verb, kind, deletion)
    }
    operations[verb].responses = {
      [success.status]: successResponse(response!, success, kind, schema),
      ...others,
    } as Record<string, Answer>
  }
}

/** An answer about one record. Where that is the whole body, what stands beside it is among its members. */
function recordAnswer(
  document: OpenApiDocument,
  answers: Answers,
  kind: RecordKind,
  written: Schema,
  status: number,
): Schema {
  const root = answers['record.root']
  const name = recordSchemas[kind]
  const tree = new SchemaTree()
  if (root === '') {
    const { properties = {}, required = [] } = component(document, 'schemas', name)
    for (const [member, schema] of Object.entries(properties))
      tree.put(formatPointer([member]), schema, { required: required.includes(member) })
  } else {
    tree.put(root, { ...ref('schemas', name), 'x-assumed': ['record.root'] })
  }
  putBeside(tree, answers, status)
  return tree.toSchema(written)
}

/** The schema of a body that is a template. Members that the written note of a deletion has too are told as there. */
function noteSchema(
  { status, body }: SuccessAnswer,
  verb: keyof typeof noteNames,
  kind: RecordKind,
  deletion: Schema,
): Schema {
  const question = `${kind}.${verb}.status`
  const object = recordSchemas[kind].toLowerCase()
  const known = verb === 'delete' ? (deletion.properties ?? {}) : {}
  const words = {
    id: known.id ?? {
      ...ref('schemas', 'Id'),
      description: `The identifier of the ${object}.`,
      'x-assumed': [question],
    },
    object: known.object ?? {
      description: 'What it is about.',
      type: 'string',
      const: object,
      'x-assumed': [question],
    },
    status: successStatus(status, [question]),
  }
  const schema = templateSchema(body, words, [question], known)
  return { description: deletion.description!.replace('deleted', `${verb}d`), ...schema }
}

function successResponse(
  { description, 'x-assumed': assumed, content }: Answer,
  { location, body }: SuccessAnswer,
  kind: RecordKind,
  schema: Schema,
): Answer {
  const [media] = Object.values(content ?? {})
  const headers = {
    Location: {
      description: 'The address of the record.',
      required: true,
      'x-assumed': [...assumed!.filter(id => id.endsWith('.status'))],
      schema: { type: 'string', format: 'uri' },
      example: `http://127.0.0.1:4010/api/v1/${kind}/`,
    },
  }
  return {
    description: body === 'none' ? `${description} The answer has no body.` : description!,
    'x-assumed': assumed!,
    ...(location === true && { headers }),
    ...(body !== 'none' && { content: { [jsonType]: { ...media!, schema } } }),
  }
}
