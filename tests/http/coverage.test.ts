import { describe, expect, it } from 'vitest'
import { questions } from '../../spec/load.ts'
import { operations } from '../../src/generated/operations.ts'
import { rows, texts, titles, titlesLike } from './coverage.ts'

describe('every open question has a test of its default answer with its id in the title', () => {
  it.each(Object.keys(questions))('%s', id => {
    expect(titles.filter(({ title }) => title.includes(`[${id}]`))).not.toEqual([])
  })

  it('no title has the id of an unknown question', () => {
    const named = titles.flatMap(({ title }) =>
      [...title.matchAll(/\[([a-z-]+\.[a-z._-]+)\]/g)].map(found => found[1]!),
    )
    expect(named.filter(id => !(id in questions))).toEqual([])
    expect(new Set(named).size).toBe(Object.keys(questions).length)
  })
})

describe('a test title names every row of the interface tables and every value of a row', () => {
  it.each(rows.map(({ name, titles: kinds }) => [name, kinds] as const))('%s', (_, kinds) => {
    for (const kind of kinds) expect(titlesLike(kind), `no title like ${kind}`).not.toEqual([])
  })
})

describe('the rows are complete', () => {
  it('sections 2.1, 2.2, 4.1 and 4.2 have 21 fields, 3 fields, 10 operations and 15 parameters', () => {
    const names = rows.map(({ name }) => name).filter(name => !name.includes('='))
    const count = (section: string, mark: RegExp) =>
      names.filter(name => name.startsWith(`${section} `) && mark.test(name)).length
    expect(count('2.1', /./)).toBe(21)
    expect(count('2.2', /./)).toBe(3)
    expect([count('4.1', / [A-Z]+ \//), count('4.2', / [A-Z]+ \//)]).toEqual([5, 5])
    expect([count('4.1', / \?/), count('4.2', / \?/)]).toEqual([9, 6])
  })

  it('the contract has the same rows', () => {
    const documented = Object.values(operations).flatMap(({ path, parameters }) =>
      parameters.filter(parameter => parameter.documented).map(({ name }) => `${path} ${name}`),
    )
    const listed = rows.flatMap(({ name }) => {
      const found = /^(4\.[12]) \?(\w+)$/.exec(name)
      return found ? [`${found[1] === '4.1' ? '/links' : '/pixels'} ${found[2]}`] : []
    })
    expect(listed.sort()).toEqual(documented.sort())
    const fields = rows.flatMap(({ name }) => /^2\.1 (\w+)(?:\[index\]\[\w+\])?$/.exec(name)?.[1] ?? [])
    // `domain` is a name in an example of the document, and not in its table.
    expect(new Set([...fields, 'domain'])).toEqual(new Set(Object.keys(operations.createLink.fields)))
  })
})

it('no test is skipped', () => {
  const left = texts.filter(({ text }) =>
    /\b(it|describe|test)(\.\w+)*\.(skip|only|todo|fails|skipIf|runIf)\b/.test(text),
  )
  expect(left.map(({ file }) => file)).toEqual([])
})
