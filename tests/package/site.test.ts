import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { relativeAddress, repositoryAddress, resolver } from '../../scripts/site/links.mjs'
import { read, write } from '../../scripts/site/markdown.mjs'
import { type BuiltSite, buildSite } from '../support/site.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let site: BuiltSite
let pages: [name: string, html: string][]

beforeAll(async () => {
  site = await buildSite()
  pages = [...site.files].filter(([name]) => name.endsWith('.html'))
})
afterAll(() => site?.remove())

/** Returns the values of an attribute in a page. */
function valuesOf(html: string, attribute: string): string[] {
  return [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )
}

describe('the built site', () => {
  it('has a page for each guide and decision, and for the documents of the root', () => {
    const names = pages.map(([name]) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'index.html',
        'handbook.html',
        'playground.html',
        'interface.html',
        'open-questions.html',
        'api.html',
        'changelog.html',
        'guides/learn.html',
        'decisions/store.html',
      ]),
    )
  })

  it('links only to files and headings that it has, and only relatively', () => {
    let checked = 0
    for (const [name, html] of pages) {
      for (const address of [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]) {
        if (/^https?:/.test(address)) continue
        const [path = '', fragment] = address.split('#')
        expect(path, `${name}: ${address}`).not.toMatch(/^\/|^[a-z]+:/)
        const target = path === '' ? name : normalize(join(dirname(name), path))
        expect([...site.files.keys()], `${name}: ${address}`).toContain(target)
        if (fragment !== undefined) {
          expect(valuesOf(site.files.get(target) ?? '', 'id'), `${name}: ${address}`).toContain(fragment)
        }
        checked++
      }
    }
    expect(checked).toBeGreaterThan(1000)
  })

  it('has no inline script and no inline style', () => {
    for (const [name, html] of pages) {
      expect(html, name).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
      expect(html, name).not.toMatch(/<style|<[^>]+ style=|<[^>]+ on[a-z]+=|javascript:/i)
      for (const [, attributes, content] of html.matchAll(/<script([^>]*)>([^<]*)/g)) {
        expect(attributes, name).toContain(' src="')
        expect(content, name).toBe('')
      }
    }
  })

  it('gives each heading an id of its own, and each page one title', () => {
    for (const [name, html] of pages) {
      const ids = valuesOf(html, 'id')
      expect(new Set(ids).size, name).toBe(ids.length)
      if (name !== 'playground.html') expect(html.match(/<h1[ >]/g), name).toHaveLength(1)
    }
  })

  it('has a search index whose addresses exist', () => {
    const text = site.files.get('assets/search-index.js') ?? ''
    const sections: { address: string; text: string }[] = JSON.parse(text.slice(text.indexOf('[')))
    expect(sections.length).toBeGreaterThan(100)
    for (const { address } of sections) {
      const [page = '', id] = address.split('#')
      const html = site.files.get(page) ?? ''
      expect(html, address).not.toBe('')
      if (id !== undefined) expect(valuesOf(html, 'id'), address).toContain(id)
    }
  })

  it('is not written over other files', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-other-'))
    await writeFile(join(folder, 'thesis.txt'), 'precious')
    const build = promisify(execFile)(process.execPath, [join(root, 'scripts/site.mjs'), folder])
    await expect(build).rejects.toThrow('contains files that are not from an earlier build')
    await expect(readFile(join(folder, 'thesis.txt'), 'utf8')).resolves.toBe('precious')
    await rm(folder, { recursive: true })
  })
})

describe('a link of a page', () => {
  const page = {
    file: 'docs/guides/a.md',
    address: 'guides/a.html',
    ids: new Set(['here']),
    isOpening: false,
  }
  const other = { file: 'README.md', address: 'handbook.html', ids: new Set(['there']), isOpening: false }
  const opening = { ...other, address: 'index.html', ids: new Set(['above']), isOpening: true }
  const repository = 'https://git.example/owner/name'
  const resolve = resolver(page, [opening, page, other], { root, repository })

  it.each([
    ['#here', '#here'],
    ['../../README.md', '../handbook.html'],
    ['../../README.md#there', '../handbook.html#there'],
    ['https://example.com/#x', 'https://example.com/#x'],
    ['../../spec/openapi.yaml', `${repository}/blob/HEAD/spec/openapi.yaml`],
    ['../../spec/shapes', `${repository}/tree/HEAD/spec/shapes`],
  ])('%s leads to %s', (href, address) => {
    expect(resolve(href)).toBe(address)
  })

  it.each(['#gone', '../../README.md#gone', 'gone.md', '../../../outside.md'])('%s is broken', href => {
    expect(() => resolve(href)).toThrow('is broken')
  })

  it('leads from the opening of a file to the page that has all of it', () => {
    const ofOpening = resolver(opening, [opening, page, other], { root, repository })
    expect(ofOpening('#above')).toBe('#above')
    expect(ofOpening('#there')).toBe('handbook.html#there')
  })

  it('has no address if it needs the repository and the manifest names none', () => {
    expect(resolver(page, [page], { root, repository: undefined })('../../spec/openapi.yaml')).toBeUndefined()
  })

  it.each([
    [{ repository: { url: 'git+https://git.example/owner/name.git' } }, 'https://git.example/owner/name'],
    [{ repository: 'owner/name' }, 'https://github.com/owner/name'],
    [{}, undefined],
  ])('%j names the repository %s', (manifest, address) => {
    expect(repositoryAddress(manifest)).toBe(address)
  })

  it('is relative to its page', () => {
    expect(relativeAddress('guides/a.html', 'assets/site.css')).toBe('../assets/site.css')
    expect(relativeAddress('index.html', 'guides/a.html')).toBe('guides/a.html')
  })
})

describe('Markdown', () => {
  const html = (text: string) => write(read(text), href => href)

  it.each([
    ['## Why did my request fail?', 'why-did-my-request-fail'],
    ['## 2.1 Link (input fields)', '21-link-input-fields'],
    ['## `serve` & _more_: a/b', 'serve--more-ab'],
    ['## Größe', 'größe'],
  ])('%s has the id that GitHub gives it', (text, id) => {
    expect(html(text)).toContain(`id="${id}"`)
  })

  it('numbers ids that occur twice', () => {
    expect(valuesOf(html('## Same\n\n## Same\n\n## Same'), 'id')).toEqual(['same', 'same-1', 'same-2'])
  })

  it('escapes code, and marks its comments without changing its text', () => {
    const code = html('```sh\ncurl \'<a>\' & # "note"\n```')
    expect(code).toContain('<span class="comment"># &quot;note&quot;</span>')
    expect(code.replace(/<[^>]+>/g, '').trim()).toBe("curl '&lt;a&gt;' &amp; # &quot;note&quot;")
  })

  it('refuses HTML, except for comments and line breaks', () => {
    expect(html('a <!-- b --> c<br>d')).toContain('c<br>d')
    expect(() => html('<script>alert(1)</script>')).toThrow('HTML is not supported')
    expect(() => html('a <img src=x onerror=y>')).toThrow('HTML is not supported')
  })
})

describe('the workflow of the site', async () => {
  const text = await readFile(join(root, '.github/workflows/site.yml'), 'utf8')
  const { permissions, jobs } = parse(text)

  it('pins each action to a commit, and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('lets only the job that deploys write', () => {
    expect(permissions).toEqual({})
    expect(jobs.build.permissions).toEqual({ contents: 'read' })
    expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' })
    expect(jobs.deploy.needs).toBe('build')
  })
})
