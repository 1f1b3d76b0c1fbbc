import type { Choice, Option } from './choice.ts'
import { envelopes, paging } from './envelopes.ts'
import { input } from './input.ts'
import { names } from './names.ts'
import { record, unset } from './record.ts'
import { refusals } from './refusals.ts'
import { related } from './related.ts'
import { state } from './state.ts'

/** All choices of a service. */
const catalogue = {
  ...names,
  ...record,
  ...unset,
  ...related,
  ...envelopes,
  ...paging,
  ...refusals,
  ...input,
  ...state,
} as const

export type ChoiceName = keyof typeof catalogue

/** One service: an option for each choice. */
export type Draw = {
  readonly [Name in ChoiceName]: (typeof catalogue)[Name] extends Choice<infer O> ? O : never
}

export const choiceNames = Object.keys(catalogue) as ChoiceName[]

/** The choices without the types of their options. */
export const choices: Readonly<Record<ChoiceName, Choice<Option>>> = catalogue

export const plainDraw = Object.fromEntries(choiceNames.map(name => [name, choices[name].options[0]])) as Draw
