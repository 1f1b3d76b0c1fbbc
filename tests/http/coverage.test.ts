import { describe, expect, it } from 'vitest'
import { questions } from '../../spec/load.ts'
import { operations } from '../../src/generated/operations.ts'
import { rows, texts, titles, titlesLike } from './coverage.ts'

describe('every open question has a test of its default answer, which carries its id', () => {
  it.each(Object.keys(questions))('%s', id => {
    expect(titles.filter(({ title }) => title.includes(`[${id}]`))).not.toEqual([])
  })

  it('and no title carries the id of a question that there is not', () => {
    const named = titles.flatMap(({ title }) =>
      [...title.matchAll(/\[([a-z-]+\.[a-z._-]+)\]/g)].map(found => found[1]!),
    )
    expect(named.filter(id => !(id in questions))).toEqual([])
    expect(new Set(named).size).toBe(Object.keys(questions).length)
  })
})

describe('every row of the tables of the interface, and every value it allows, has a test that names it', () => {
  it.each(rows.map(({ name, titles: kinds }) => [name, kinds] as const))('%s', (_, kinds) => {
    for (const kind of kinds) expect(titlesLike(kind), `no title like ${kind}`).not.toEqual([])
  })
})

describe('the rows are all there', () => {
  it('those of 2.1, 2.2, 4.1 and 4.2 without their values: 21 fields, 3 fields, 10 operations, 15 parameters', () => {
    const names = rows.map(({ name }) => name).filter(name => !name.includes('='))
    const count = (section: string, mark: RegExp) =>
      names.filter(name => name.startsWith(`${section} `) && mark.test(name)).length
    expect(count('2.1', /./)).toBe(21)
    expect(count('2.2', /./)).toBe(3)
    expect([count('4.1', / [A-Z]+ \//), count('4.2', / [A-Z]+ \//)]).toEqual([5, 5])
    expect([count('4.1', / \?/), count('4.2', / \?/)]).toEqual([9, 6])
  })

  it('and are those of the contract', () => {
    const documented = Object.values(operations).flatMap(({ path, parameters }) =>
      parameters.filter(parameter => parameter.documented).map(({ name }) => `${path} ${name}`),
    )
    const listed = rows.flatMap(({ name }) => {
      const found = /^(4\.[12]) \?(\w+)$/.exec(name)
      return found ? [`${found[1] === '4.1' ? '/links' : '/pixels'} ${found[2]}`] : []
    })
    expect(listed.sort()).toEqual(documented.sort())
    const fields = rows.flatMap(({ name }) => /^2\.1 (\w+)(?:\[index\]\[\w+\])?$/.exec(name)?.[1] ?? [])
    // `domain` is a name of the document's example, and not of its table.
    expect(new Set([...fields, 'domain'])).toEqual(new Set(Object.keys(operations.createLink.fields)))
  })
})

it('no test is left out', () => {
  const left = texts.filter(({ text }) =>
    /\b(it|describe|test)(\.\w+)*\.(skip|only|todo|fails|skipIf|runIf)\b/.test(text),
  )
  expect(left.map(({ file }) => file)).toEqual([])
})
