import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import { pairsOf } from '../../compare/step.ts'
import { wordsOf } from '../../match.ts'
import type { Sample } from './fit/sample.ts'
import type { Pair } from './pairs.ts'

/** Which refusals that need not be about fields are: their bodies are built like those that surely are. */
export function aboutFields(errors: readonly Pair[]): Partial<Answers['errors.fields']> {
  const built = (pair: Pair) => {
    const { query, form } = pair.step
    const sent = [...pairsOf(query), ...pairsOf(form)].map(([name]) => name)
    const names = [...sent, ...fieldsOf(pair.values)]
      .flatMap(name => [name, name.replace(/\W.*$/, '')])
      .map(wordsOf)
    return JSON.stringify(outlineOf(bodyOf(pair), new Set(names)))
  }
  const isSure = ({ step }: Pair) => step.method === 'POST' && (step.asks ?? []).length === 0
  const usual = mostFrequent(errors.filter(pair => pair.case === 'invalid' && isSure(pair)).map(built))
  const general = mostFrequent(errors.filter(pair => pair.case === 'not_found').map(built))
  if (usual === undefined || usual === general) return {}
  const fields: Partial<Answers['errors.fields']> = {}
  for (const pair of errors) {
    const [question] = pair.step.asks ?? []
    if (question !== undefined && question in defaultAnswers['errors.fields'])
      fields[question as keyof typeof fields] = built(pair) === usual
  }
  return fields
}

export function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return [...texts].sort((a, b) => count(b) - count(a))[0]
}

export function fieldsOf({ fields }: Values): string[] {
  const list = (fields as Record<string, unknown>[] | undefined) ?? []
  return list.flatMap(({ field, field_root, field_brackets }) =>
    [field, field_root, field_brackets].map(String),
  )
}

export function bodyOf({ exchange: { answer } }: Pair): Json | undefined {
  return answer.text === '' ? undefined : ((answer.json ?? answer.text) as Json)
}

/** The samples whose bodies are built like most: one that is not is about something else than fields. */
export function ofOneKind(samples: readonly Sample[]): Sample[] {
  const outlines = samples.map(({ values, json }) =>
    JSON.stringify(outlineOf(json, new Set(fieldsOf(values).map(wordsOf)))),
  )
  const usual = mostFrequent(outlines)
  return samples.filter((_, index) => outlines[index] === usual)
}

function outlineOf(json: Json | undefined, fields: ReadonlySet<string>): Json {
  if (Array.isArray(json)) return json.length === 0 ? [] : [outlineOf(json[0], fields)]
  if (!isObject(json)) return typeof json
  const parts = Object.entries(json).map(([name, part]): [string, Json] => [
    fields.has(wordsOf(name)) ? '*' : name,
    outlineOf(part, fields),
  ])
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}
