import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { strictAjv } from '../../spec/load.ts'
import { type Answers, defaultAnswers } from '../../src/generated/answers.ts'
import { questions } from '../../src/generated/questions.ts'
import { speak } from '../support/speak.ts'
import type { Case } from './cases/case.ts'
import { errors } from './cases/errors.ts'
import { expiration } from './cases/expiration.ts'
import { http } from './cases/http.ts'
import { input } from './cases/input.ts'
import { inputBodies } from './cases/input-bodies.ts'
import { inputLists } from './cases/input-lists.ts'
import { keys } from './cases/keys.ts'
import { limits } from './cases/limits.ts'
import { listValues } from './cases/list-values.ts'
import { lists } from './cases/lists.ts'
import { order } from './cases/order.ts'
import { partialUpdate } from './cases/partial-update.ts'
import { passwords } from './cases/passwords.ts'
import { precedence } from './cases/precedence.ts'
import { rate } from './cases/rate.ts'
import { records } from './cases/records.ts'
import { references } from './cases/references.ts'
import { refusedFieldsCases } from './cases/refused-fields.ts'
import { required } from './cases/required.ts'
import { rules } from './cases/rules.ts'
import { state } from './cases/state.ts'
import { targeting } from './cases/targeting.ts'
import { update } from './cases/update.ts'

// The mock's responses under each answer of each question of the register. A question or an answer that is
// added to the register fails here until it has a case.

const cases = {
  ...records,
  ...lists,
  ...listValues,
  ...required,
  ...update,
  ...partialUpdate,
  ...input,
  ...inputLists,
  ...inputBodies,
  ...rules,
  ...references,
  ...passwords,
  ...targeting,
  ...expiration,
  ...state,
  ...order,
  ...precedence,
  ...errors,
  ...limits,
  ...rate,
  ...http,
  ...keys,
  ...refusedFieldsCases,
}

type Id = keyof Answers

/** The schema of each answer, from the register itself. */
const { $defs, questions: register } = parse(
  readFileSync(new URL('../../spec/questions.yaml', import.meta.url), 'utf8'),
) as { $defs: object; questions: Record<Id, { answer: object }> }

function casesOf(id: Id): readonly Case<unknown>[] {
  return cases[id] ?? []
}

describe.each(Object.keys(questions) as Id[])('%s', id => {
  it('has a case for each answer of the register, the default first', () => {
    const [main] = casesOf(id)
    expect(main, 'no case').toBeDefined()
    const answers = main!.gives.map(([answer]) => answer)
    expect(answers[0]).toStrictEqual(defaultAnswers[id])
    const missing = questions[id].others.filter(
      other => !answers.some(answer => isDeepStrictEqual(answer, other)),
    )
    expect(missing).toEqual([])
  })

  it('has only valid answers in its cases', () => {
    const ajv = strictAjv()
    const valid = ajv.compile({ $defs, ...register[id].answer })
    for (const { gives } of casesOf(id)) {
      for (const [answer] of gives)
        expect(valid(answer), `${JSON.stringify(answer)}: ${ajv.errorsText(valid.errors)}`).toBe(true)
    }
  })

  for (const { ask, gives, under, options } of casesOf(id)) {
    it.each(gives)('%j', async (answer, seen) => {
      expect(await ask(speak({ ...under, [id]: answer }, options))).toEqual(seen)
    })

    it('shows a difference to the default with each answer', () => {
      const [[, usual], ...others] = gives as [Case<unknown>['gives'][number], ...Case<unknown>['gives']]
      for (const [answer, seen] of others)
        expect(isDeepStrictEqual(seen, usual), JSON.stringify(answer)).toBe(false)
    })
  }
})
