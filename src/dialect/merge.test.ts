import { describe, expect, it } from 'vitest'
import type { StatedAnswers } from '../generated/answers.ts'
import { questions } from '../generated/questions.ts'
import { mergeDialects } from './merge.ts'
import { isObject } from './shapes/json.ts'

/** Answers with exceptions: `{ default: ignored, type: empty }`. */
const withExceptions = Object.entries(questions).flatMap(([id, { others }]) => {
  const answer = others.find(other => isObject(other) && 'default' in other)
  return answer === undefined ? [] : [{ id, answer }]
})

function merged(id: string, earlier: unknown, later: unknown): unknown {
  const answers = (answer: unknown): StatedAnswers => ({ [id]: answer })
  const one = { name: 'one', answers: answers(earlier) }
  return (mergeDialects(one, { name: 'other', answers: answers(later) }).answers as Record<string, unknown>)[
    id
  ]
}

describe('Merging two answers to one question', () => {
  it.each(withExceptions)('$id: an answer with exceptions replaces the earlier one as a whole', ({
    id,
    answer,
  }) => {
    expect(merged(id, { default: 'earlier', exception: 'earlier' }, answer)).toEqual(answer)
  })

  it('changes only the members that the later answer names', () => {
    const earlier = { status: 400, bytes: 65_536, fields: 1000 }
    expect(merged('errors.too-large', earlier, { status: 413 })).toEqual({ ...earlier, status: 413 })
  })
})
