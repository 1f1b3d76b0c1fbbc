// The pages of the site, in the order of its navigation.
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

/**
 * A page that is written from a Markdown file.
 * @typedef {object} Source
 * @property {string} file the Markdown file, from the root of the repository
 * @property {string} address the file of the page, from the root of the site
 * @property {string} group the heading of the navigation that lists the page
 * @property {string} [name] its name in the navigation, if that is not the first heading of the file
 * @property {boolean} [isOpening] whether the page has only the opening of the file, and another page has all of it
 */

/** The groups of the navigation, in order. */
export const groups = ['Start', 'Guides', 'Reference', 'Project', 'Decisions']

/** @type {Source[]} */
const start = [
  { file: 'README.md', address: 'index.html', group: 'Start', name: 'Overview', isOpening: true },
  { file: 'README.md', address: 'handbook.html', group: 'Start', name: 'Handbook' },
]

/** @type {Source[]} */
const rest = [
  { file: 'spec/interface.md', address: 'interface.html', group: 'Reference', name: 'Interface document' },
  { file: 'docs/open-questions.md', address: 'open-questions.html', group: 'Reference' },
  { file: 'docs/api.md', address: 'api.html', group: 'Reference', name: 'API reference' },
  { file: 'docs/glossary.md', address: 'glossary.html', group: 'Reference' },
  { file: 'CHANGELOG.md', address: 'changelog.html', group: 'Reference' },
  { file: 'docs/architecture.md', address: 'architecture.html', group: 'Project' },
  { file: 'docs/scale.md', address: 'scale.html', group: 'Project' },
  { file: 'CONTRIBUTING.md', address: 'contributing.html', group: 'Project' },
  { file: 'SECURITY.md', address: 'security.html', group: 'Project' },
]

/**
 * Returns the pages of the site. Guides are in the order in which the README lists them.
 * @param {string} root the root of the repository
 * @param {string} readme the text of the README
 * @returns {Promise<Source[]>}
 */
export async function sources(root, readme) {
  const listed = readme.slice(readme.lastIndexOf('\n## Guides'))
  const guides = await folder(root, 'docs/guides', 'guides', 'Guides')
  const place = (/** @type {Source} */ { file }) => listed.indexOf(`(${file})`) >>> 0
  guides.sort((one, other) => place(one) - place(other))
  return [...start, ...guides, ...rest, ...(await folder(root, 'docs/decisions', 'decisions', 'Decisions'))]
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} address
 * @param {string} group
 * @returns {Promise<Source[]>}
 */
async function folder(root, path, address, group) {
  const names = (await readdir(join(root, path))).filter(name => name.endsWith('.md')).sort()
  return names.map(name => ({
    file: `${path}/${name}`,
    address: `${address}/${basename(name, '.md')}.html`,
    group,
  }))
}
