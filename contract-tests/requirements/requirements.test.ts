import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { requirements } from './index.ts'
import { shapeParts } from './requirement.ts'

const { questions } = parse(readFileSync(new URL('../../spec/questions.yaml', import.meta.url), 'utf8')) as {
  questions: Record<string, { ask: string }>
}

const types =
  'adroll bing facebook google-ads google-analytics google-tag-manager linkedin pinterest quora x'.split(' ')
/** Ids that the endpoints, values, defaults and filters of the document lead to. */
const everyValue = [
  ...['links', 'pixels'].flatMap(resource => [
    `${resource}.list.answers`,
    `${resource}.get.by-id`,
    `${resource}.create.stored`,
    `${resource}.update.applied`,
    `${resource}.delete.applied`,
    ...['10', '25', '50', '100', 'default'].map(size => `${resource}.list.per-page-${size}`),
    `${resource}.list.sort-default`,
    `${resource}.list.sort-by-default`,
  ]),
  ...['ios', 'android', 'windows', 'os-x', 'linux', 'ubuntu', 'chrome-os'].map(
    key => `links.create.platform-key-${key}`,
  ),
  ...types.flatMap(type => [
    `pixels.create.type-${type}`,
    `pixels.update.type-${type}`,
    `pixels.list.type-${type}`,
  ]),
  ...['create', 'update'].flatMap(operation => [
    ...['0', '1'].map(value => `links.${operation}.disabled-${value}`),
    ...['0', '1', '2'].map(value => `links.${operation}.privacy-${value}`),
    ...['0', '1', '2', '4'].map(value => `links.${operation}.target-type-${value}`),
  ]),
  ...['id', 'clicks', 'title', 'alias', 'url'].flatMap(by =>
    ['asc', 'desc'].map(direction => `links.list.sort-by-${by}-${direction}`),
  ),
  ...['title', 'alias', 'url', 'default'].map(by => `links.list.search-by-${by}`),
  ...['0', '1', '2', '3', 'default'].map(status => `links.list.status-${status}`),
  ...['space-id', 'domain-id', 'pixel-id'].map(filter => `links.list.${filter}`),
]

describe('the requirements', () => {
  it('keep their ids, levels and sources', async () => {
    const lines = requirements.map(
      ({ id, level, source }) => `${id} ${level === 'assumed' ? 'assumed' : `§${source}`}`,
    )
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('requirements.snapshot.txt')
  })

  it('have unique ids', () => {
    const ids = requirements.map(requirement => requirement.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('depend on requirements that exist, and never on themselves', () => {
    const byId = new Map(requirements.map(requirement => [requirement.id, requirement]))
    const reaches = (id: string, goal: string): boolean =>
      (byId.get(id)?.after ?? []).some(before => before === goal || reaches(before, goal))
    for (const { id, after = [] } of requirements) {
      expect(
        after.filter(before => !byId.has(before)),
        id,
      ).toEqual([])
      expect(reaches(id, id), `${id} comes after itself`).toBe(false)
    }
  })

  it('observe every question of the register and every part of the shapes, once', () => {
    const assumed = requirements.filter(requirement => requirement.level === 'assumed')
    const subjects = [...Object.keys(questions), ...shapeParts]
    expect(assumed.map(requirement => requirement.id).sort()).toEqual(subjects.sort())
    expect(assumed.filter(({ id, source }) => id !== source)).toEqual([])
  })

  it('name a section of the interface document, a question or a part of the shapes', () => {
    const sections = new Set(['2.1', '2.2', '3', '4', '4.1', '4.2', '4.3', '5', '8', '9'])
    const wrong = requirements.filter(({ level, source }) =>
      level === 'documented'
        ? !sections.has(source)
        : !(source in questions) && !shapeParts.some(part => part === source),
    )
    expect(wrong.map(requirement => requirement.id)).toEqual([])
  })

  it('cover every endpoint, value, default and filter of the document', () => {
    const ids = new Set(requirements.map(requirement => requirement.id))
    expect(everyValue.filter(id => !ids.has(id))).toEqual([])
  })
})
