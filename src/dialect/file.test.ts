import { describe, expect, it } from 'vitest'
import schema from '../../spec/dialect.schema.json' with { type: 'json' }
import { strictAjv } from '../../spec/load.ts'
import { fixtures, odd, singleOthers } from '../../tests/support/sample-dialects.ts'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { questions } from '../generated/questions.ts'
import { Random } from '../store/random.ts'
import { contradictions } from './check.ts'
import { answersOf, type Dialect, defaultDialect } from './dialect.ts'
import { formatDialect, parseDialect } from './file.ts'

/** Returns dialects with random answers from the register, some of them with evidence. */
function randomDialects(count: number): Dialect[] {
  const random = new Random(5)
  const draw = (below: number) => random.integer(0, below - 1)
  return Array.from({ length: count }, (_, number) => {
    const answers: Record<string, unknown> = {}
    const evidence: Record<string, string> = {}
    for (const [id, { others }] of Object.entries(questions)) {
      const chosen = draw(others.length + 2)
      if (chosen === 0) continue
      answers[id] = chosen === 1 ? defaultAnswers[id as keyof Answers] : others[chosen - 2]
      if (draw(3) === 0)
        evidence[id] = `GET /links/${number}: 200 {"a": "#b", 'c': *d} ${'é'.repeat(draw(9))} \\ %`
    }
    return {
      name: ['plain', 'yes', '1.0', '# no: comment', '"quoted"'][number % 5]!,
      ...(draw(2) === 0 && { observed: '2026-01-31' }),
      ...(draw(2) === 0 && { server: 'https://api.example/v1: main' }),
      answers: answers as Partial<Answers>,
      ...(draw(2) === 0 && { evidence }),
    }
  })
}

describe('a dialect that is written and read is the same', () => {
  it.each([
    ['the default dialect', defaultDialect] as const,
    ...singleOthers,
    ...fixtures,
    ...odd,
  ])('%s', (_, dialect) => {
    expect(parseDialect(formatDialect(dialect), 'dialect.yaml')).toEqual(dialect)
  })

  it('random dialects, as far as their answers agree', () => {
    const agreeing = randomDialects(80).filter(({ answers }) => contradictions(answers).length === 0)
    expect(agreeing.length).toBeGreaterThan(40)
    for (const dialect of agreeing) {
      const text = formatDialect(dialect)
      expect(parseDialect(text, 'dialect.yaml')).toEqual(dialect)
      expect(parseDialect(new TextEncoder().encode(`\uFEFF${text}`), 'dialect.yaml')).toEqual(dialect)
      expect(parseDialect(JSON.stringify(dialect, null, '\t'), 'dialect.json')).toEqual(dialect)
    }
  })
})

describe('a dialect that is written', () => {
  it('names its schema, then tells one answer a line, in the order of the register', () => {
    const answers = { 'auth.missing': 403, 'ids.type': 'string' } as const
    const evidence = { 'ids.type': 'GET /links/1: 200 {"id":"a"}' }
    const text = formatDialect(
      { name: 'mine', observed: '2026-01-31', answers, evidence },
      '../dialect.schema.json',
    )
    expect(text).toBe(`# yaml-language-server: $schema=../dialect.schema.json
name: mine
observed: 2026-01-31

answers:
  # What is the JSON type of a record's id?
  ids.type: string
  # How does the service respond to a request without an API key?
  auth.missing: 403

# What each answer was seen in.
evidence:
  ids.type: 'GET /links/1: 200 {"id":"a"}'
`)
  })

  it('differs in one line where one answer does', () => {
    const { answers } = fixtures[0]![1]
    const lines = (changed: Partial<Answers>) =>
      formatDialect({ name: 'a', answers: { ...answers, ...changed } }).split('\n')
    const [before, after] = [lines({}), lines({ 'auth.missing': 418 })]
    expect(after.filter((line, index) => line !== before[index])).toEqual(['  auth.missing: 418'])
  })
})

describe('the schema of dialect files', () => {
  const validate = strictAjv({ strictTypes: false }).compile(schema)

  it.each([...singleOthers, ...fixtures])('takes %s', (_, dialect) => {
    expect(validate(dialect), JSON.stringify(validate.errors)).toBe(true)
  })

  it.each(Object.keys(questions))('%s has its question, its default and examples that fit', id => {
    const property = schema.properties.answers.properties[id as keyof Answers]
    expect(property.description).toContain(questions[id as keyof Answers].ask)
    for (const answer of [property.default, ...property.examples]) {
      expect(validate({ name: 'x', answers: { [id]: answer } }), JSON.stringify(answer)).toBe(true)
    }
  })
})

describe('a dialect that a program made', () => {
  it('with an answer to no question is not written', () => {
    const dialect = { name: 'odd', answers: { 'list.itmes': '/data' } } as Dialect
    expect(() => formatDialect(dialect)).toThrow(
      'Failed to write the dialect odd: unknown question list.itmes',
    )
  })

  it('that says undefined says nothing', () => {
    const answers = { 'ids.type': undefined, 'errors.too-large': undefined } as unknown as Dialect['answers']
    expect(answersOf({ name: 'odd', answers })).toEqual(answersOf(defaultDialect))
  })
})
