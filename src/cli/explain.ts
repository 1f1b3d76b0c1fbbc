import { UsageError } from '../../contract-tests/core/usage.ts'
import { nearest } from '../documents/nearest.ts'
import { defineCommand } from './command.ts'
import { explanations, overview } from './explanations.ts'

/** Prints what a report refers to. */
export const start = defineCommand({
  name: 'explain',
  usage: ['[SECTION | QUESTION | REQUIREMENT]'],
  takesArguments: true,
  completions: { words: async () => Object.keys(await explanations()) },
  about: [
    'Prints what a report, a log or a dialect file refers to: a section of the interface document such as 2.1, an open ' +
      'question such as list.per-page, or a requirement of the contract suite such as links.list.sort-by-title-asc. Without ' +
      'an argument it lists the sections and questions.',
  ],
  options: {},
  exit: 'Exit codes: 0 printed, 2 wrong usage.',
  async run(_, words) {
    if (words.length === 0) {
      process.stdout.write(overview())
      return 0
    }
    // "section 2.1", "§2.1" and "question list.per-page" are how reports and documents write it.
    const name = words.join(' ').replace(/^(section|question) |^§/, '')
    const known = await explanations()
    const explain = Object.hasOwn(known, name) ? known[name] : undefined
    if (explain === undefined) {
      const meant = nearest(name, Object.keys(known))
      const hint =
        meant === undefined ? 'Without an argument, explain lists them' : `Did you mean '${meant}'?`
      throw new UsageError(`There is no section, question or requirement '${name}'. ${hint}`)
    }
    process.stdout.write(explain())
    return 0
  },
})
