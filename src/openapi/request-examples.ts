import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { component, type Example, named, type OpenApiDocument } from './document.ts'
import type { Speech } from './speech.ts'

type Fields = Record<string, unknown>

/**
 * Writes the examples of requests so that the dialect takes them: the domain under a name that it reads, required
 * fields added from the example of the answer that bears the same name. Has to run while those are still as written.
 */
export function writeRequestExamples(document: OpenApiDocument, { answers, writers }: Speech): void {
  for (const path of ['/links', '/pixels']) {
    const isLink = path === '/links'
    const name = isLink ? 'Link' : 'Pixel'
    const create = document.paths[path]!.post!
    const update = document.paths[`${path}/{id}`]!.put!
    for (const [operation, bodyName] of [
      [create, `${name}Create`],
      [update, `${name}Update`],
    ] as const) {
      const body = component(document, 'requestBodies', bodyName)
      const answered = Object.values(operation.responses[200]!.content!)[0]!.examples!
      const complete =
        operation === create || answerFor(answers['links.update.partial'], 'default') === 'replaces'
      const { required = [] } = component(document, 'schemas', bodyName)
      for (const [example, said] of Object.entries(Object.values(body.content!)[0]!.examples!)) {
        const reference = answered[example]?.$ref
        const shown = reference === undefined ? undefined : (named(document, reference) as Example)
        const record = (shown?.value as { data: Fields } | undefined)?.data ?? {}
        said.value = isLink
          ? linkFields(
              said.value as Fields,
              record,
              complete ? required : [],
              operation === create,
              answers,
              writers.pixels.ids.encode,
            )
          : withRequired(said.value as Fields, record, complete ? required : [])
        if (
          answers['links.targeting.inactive'] === 'all-dropped' &&
          said.description?.startsWith('The languages are kept')
        ) {
          said.description = 'The languages are dropped, for target_type does not name them.'
        }
      }
    }
  }
}

function linkFields(
  { domain, domain_id: id, alias, ...fields }: Fields,
  record: Fields,
  required: readonly string[],
  isNew: boolean,
  answers: Answers,
  encode: (id: number) => number | string,
): Fields {
  const synonym = answers['links.domain-synonym']
  const sent =
    id ??
    domain ??
    (isNew && answers['links.create.required'].includes('domain_id') ? record.domain_id : undefined)
  const name = synonym === 'both' ? (domain === undefined ? 'domain_id' : 'domain') : synonym
  const isAllowed = (text: unknown) => new RegExp(answers['links.alias.rule'].pattern).test(String(text))
  const pixels = fields.pixel_ids as number[] | undefined
  const wanted = withRequired(
    {
      ...fields,
      ...(alias !== undefined && isAllowed(alias) && { alias }),
      ...(pixels && { pixel_ids: pixels.map(encode) }),
      ...(sent !== undefined && { [name]: sent }),
    },
    record,
    required.filter(field => !field.startsWith('domain')),
  )
  return wanted
}

function withRequired(fields: Fields, record: Fields, required: readonly string[]): Fields {
  const missing = required.filter(name => !Object.hasOwn(fields, name) && record[name] !== undefined)
  return { ...fields, ...Object.fromEntries(missing.map(name => [name, record[name]])) }
}
