// Writes the static site: the documentation, and a playground with the mock in the page. `npm run site`.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from './site/bundle.mjs'
import { article, layout, playgroundBody } from './site/layout.mjs'
import { repositoryAddress, resolver } from './site/links.mjs'
import { escaped, outlineOf, plainText, read, write } from './site/markdown.mjs'
import { groups, sources } from './site/pages.mjs'
import { searchScript, searchSections } from './site/search.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = resolve(process.argv[2] ?? join(root, 'site'))
const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

const files = await Promise.all(
  (await sources(root, await readFile(join(root, 'README.md'), 'utf8'))).map(async source => {
    const document = read(await readFile(join(root, source.file), 'utf8'), source.isOpening)
    return { ...source, isOpening: source.isOpening ?? false, document, ids: new Set(document.ids.values()) }
  }),
)
const pages = files.map(file => ({ ...file, title: file.name ?? firstHeading(file) }))
const playgroundEntry = { address: 'playground.html', group: 'Start', title: 'Playground' }
const [overview, ...others] = pages
if (!overview) throw new Error('The site has no pages')

/** @type {import('./site/layout.mjs').Site} */
const site = {
  name: manifest.name,
  version: manifest.version,
  repository: repositoryAddress(manifest),
  groups,
  entries: [overview, playgroundEntry, ...others],
}

/** @type {string[]} */
const broken = []
/** @type {Map<string, string>} */
const written = new Map()
for (const page of pages) {
  const resolveLink = resolver(page, pages, { root, repository: site.repository })
  const content = write(page.document, href => {
    try {
      return resolveLink(href)
    } catch (error) {
      broken.push(`${page.file}: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  })
  const hasTitle = outlineOf(page.document)[0]?.depth === 1
  const title = hasTitle ? '' : `<h1>${escaped(page.title)}</h1>\n`
  const body = article(site, page, title + content, outlineOf(page.document))
  written.set(page.address, layout(site, { ...page, description: descriptionOf(page) }, body))
}
if (broken.length > 0) {
  process.stderr.write(`Failed to build the site:\n${broken.join('\n')}\n`)
  process.exit(1)
}
written.set(
  playgroundEntry.address,
  layout(
    site,
    { ...playgroundEntry, description: manifest.description },
    playgroundBody(site, playgroundEntry),
    'assets/playground.js',
  ),
)
const sections = pages
  .filter(({ isOpening }) => !isOpening)
  .flatMap(page => searchSections(page, page.document))
written.set('assets/search-index.js', searchScript(sections))
for (const [name, text] of await bundle(root)) written.set(`assets/${name}`, text)
// Marks the folder as a site, and lets GitHub Pages serve it as it is.
written.set('.nojekyll', '')

await empty(folder)
for (const [address, text] of written) {
  await mkdir(dirname(join(folder, address)), { recursive: true })
  await writeFile(join(folder, address), text)
}
process.stdout.write(`${pages.length + 1} pages in ${folder}\n`)

/** @param {{ file: string, document: import('./site/markdown.mjs').Document }} page */
function firstHeading({ file, document }) {
  const [heading] = document.ids.keys()
  if (!heading) throw new Error(`${file} has no heading`)
  return plainText(heading.tokens)
}

/** Returns the first paragraph of a page. @param {{ document: import('./site/markdown.mjs').Document }} page */
function descriptionOf({ document }) {
  const paragraph = document.tokens.find(({ type }) => type === 'paragraph')
  return paragraph ? plainText([paragraph]).replace(/\s+/g, ' ').slice(0, 300) : manifest.description
}

/** Removes an earlier site. A folder with other files is refused. @param {string} path */
async function empty(path) {
  await mkdir(path, { recursive: true })
  const names = await readdir(path)
  if (names.length > 0 && !names.includes('.nojekyll')) {
    throw new Error(`Failed to build the site: ${path} contains files that are not from an earlier build`)
  }
  for (const name of names) await rm(join(path, name), { recursive: true })
}
