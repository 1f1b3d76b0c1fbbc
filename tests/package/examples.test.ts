// Every function and class that the package exports has an example in its docstring, which is run here as a user's
// program. A comment behind `console.log(…)` is what the line prints.
import { beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { sampled } from '../support/sample.ts'
import { declaredExports } from './declared.ts'
import { type Program, runnerOf, runProgram, typeErrors } from './programs.ts'
import { snippetsOf } from './readme.ts'

const exported = Object.entries(declaredExports()).flatMap(([entry, names]) =>
  names.map(of => ({ ...of, title: `${entry} ${of.name}` })),
)

const found = exported.flatMap(({ title, examples, memberExamples }) => [
  ...examples.map(text => ({ title, text })),
  ...Object.entries(memberExamples).flatMap(([member, texts]) =>
    texts.map(text => ({ title: `${title}.${member}`, text })),
  ),
])

/** The examples. Names that are exported twice, and inherited members, have one in common. */
const examples = [
  ...new Map(found.toReversed().map(example => [example.text, example])).values(),
].toReversed()

const programs = examples.map(({ title, text }, index) => ({ title, ...programOf(text, `example-${index}`) }))

function programOf(example: string, name: string): Program {
  const snippets = snippetsOf(example)
  if (snippets.length !== 1 || snippets[0]?.language !== 'ts') {
    throw new Error(`An example must be one block of ts: ${example}`)
  }
  return { name, ...snippets[0] }
}

/** Returns the values that an example says it prints: the comments behind `console.log(…)`. */
function printedBy(text: string): string[] {
  return [...text.matchAll(/^ *console\.log\(.*\) \/\/ (.*)$/gm)].map(([, value]) => value!)
}

describe('Every exported function and class has one example', () => {
  const callable = exported.filter(({ isCallable }) => isCallable)

  it.each(callable.map(of => [of.title, of] as const))('%s', (_, { examples }) => {
    expect(examples).toHaveLength(1)
  })
})

describe('The examples', () => {
  let errors = new Map<string, string>()

  beforeAll(async () => {
    errors = await typeErrors(programs)
  })

  it.each(programs.map(({ title, name }) => [title, name] as const))('%s is correct to tsc', (_, name) => {
    expect(errors.get(name)).toBe('')
  })

  const runnable = programs.filter(
    program => hasBrowser || !['page', 'playwright'].includes(runnerOf(program)),
  )

  it.each(
    sampled(runnable, 16, runnerOf).map(program => [program.title, program] as const),
  )('%s runs', async (_, program) => {
    const printed = await runProgram(program)
    // A test runner prints its own report, and its programs assert what they show.
    if (runnerOf(program) === 'vitest' || runnerOf(program) === 'playwright') return
    expect(printed.split('\n').slice(0, -1)).toEqual(printedBy(program.text))
  })
})
