// Resolves the links of Markdown files to addresses on the site or in the repository.
import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path/posix'

/**
 * A page as links see it.
 * @typedef {object} Target
 * @property {string} file the Markdown file
 * @property {string} address
 * @property {Set<string>} ids the ids of its headings
 * @property {boolean} isOpening
 */

/**
 * Returns the address of the repository, without a slash at its end. Undefined if package.json does not name it.
 * @param {{ repository?: string | { url?: string } }} manifest
 */
export function repositoryAddress({ repository }) {
  const url = typeof repository === 'string' ? repository : repository?.url
  if (url === undefined) return undefined
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(url)
  if (short) return `https://github.com/${short[1]}`
  const address = url.replace(/^git\+/, '').replace(/(?:\.git)?\/?$/, '')
  if (!/^https?:\/\//.test(address)) throw new Error(`package.json: repository is not a web address: ${url}`)
  return address
}

/** Returns an address relative to a page, so that the site works at any path. @param {string} from @param {string} to */
export function relativeAddress(from, to) {
  return relative(dirname(from), to) || to
}

/**
 * Returns a function that resolves the links of a page.
 * @param {Target} page
 * @param {Target[]} pages all pages of the site
 * @param {{ root: string, repository: string | undefined }} place
 * @returns {(href: string) => string | undefined} undefined if there is no address for a link. Throws if a link is
 *   broken.
 */
export function resolver(page, pages, { root, repository }) {
  const whole = (/** @type {string} */ file) => pages.find(one => one.file === file && !one.isOpening)
  return href => {
    if (/^(https?|mailto):/.test(href)) return href
    const [path = '', fragment] = href.split('#')
    const file =
      path === '' ? page.file : normalize(join(dirname(page.file), decodeURI(path))).replace(/\/$/, '')
    if (fragment !== undefined && path === '' && page.ids.has(fragment)) return `#${fragment}`
    const target = whole(file) ?? firstIn(file, pages)
    if (target) {
      if (fragment !== undefined && !target.ids.has(fragment)) {
        throw new Error(`the link ${href} is broken: ${file} has no heading with this id`)
      }
      return relativeAddress(page.address, target.address) + (fragment === undefined ? '' : `#${fragment}`)
    }
    if (file.startsWith('..') || !existsSync(join(root, file))) {
      throw new Error(`the link ${href} is broken: there is no file ${file}`)
    }
    if (repository === undefined) return undefined
    const kind = statSync(join(root, file)).isDirectory() ? 'tree' : 'blob'
    return `${repository}/${kind}/HEAD/${file}${fragment === undefined ? '' : `#${fragment}`}`
  }
}

/** Returns the first page whose file is in a folder. @param {string} folder @param {Target[]} pages */
function firstIn(folder, pages) {
  return pages.find(({ file }) => dirname(file) === folder && folder !== '.')
}
