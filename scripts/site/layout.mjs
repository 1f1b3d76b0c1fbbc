// The HTML around the content of a page.
import { relativeAddress } from './links.mjs'
import { escaped } from './markdown.mjs'

/** @typedef {{ address: string, group: string, title: string }} Entry an entry of the navigation */

/**
 * What all pages share.
 * @typedef {object} Site
 * @property {string} name
 * @property {string} version
 * @property {string | undefined} repository
 * @property {string[]} groups the headings of the navigation
 * @property {Entry[]} entries
 */

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * Returns a page of the site.
 * @param {Site} site
 * @param {Entry & { description: string }} page
 * @param {string} body the HTML between the navigation and the end of the page
 * @param {string} [script] the address of the page's own module
 */
export function layout(site, page, body, script) {
  const to = (/** @type {string} */ address) => escaped(relativeAddress(page.address, address))
  const title = page.address === 'index.html' ? site.name : `${page.title} · ${site.name}`
  const module = script === undefined ? '' : `\n<script type="module" src="${to(script)}"></script>`
  const repository =
    site.repository === undefined ? '' : `<a href="${escaped(site.repository)}">Repository</a>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.description)}">
<title>${escaped(title)}</title>
<link rel="icon" href="${to('assets/icon.svg')}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/page.js')}" defer></script>${module}
</head>
<body>
<a class="skip" href="#site-content">Skip to the content</a>
<header class="top">
<button type="button" class="menu" popovertarget="site-navigation">Menu</button>
<a class="brand" href="${to('index.html')}">${escaped(site.name)} <span>${escaped(site.version)}</span></a>
<div class="tools"><button type="button" id="site-search" hidden>Search</button><a href="${to('playground.html')}"${current(page, 'playground.html')}>Playground</a>${repository}</div>
</header>
${body}
</body>
</html>
`
}

/**
 * Returns the body of a page that has a text.
 * @param {Site} site
 * @param {Entry} page
 * @param {string} content
 * @param {{ id: string, text: string, depth: number }[]} headings
 */
export function article(site, page, content, headings) {
  return `<div class="columns">
${navigation(site, page)}
<main id="site-content" tabindex="-1">
<article>
${content}</article>
${neighbours(site, page)}</main>
${outline(headings)}</div>`
}

/**
 * Returns the body of the playground. Its module, ui/playground.tsx, writes the rest.
 * @param {Site} site
 * @param {Entry} page
 */
export function playgroundBody(site, page) {
  return `${navigation(site, page)}
<main id="site-content" class="playground" tabindex="-1">
<p class="playground-note">The playground runs the mock in this page. It needs JavaScript, and it does not work in a page that was opened as a file.</p>
</main>`
}

/** @param {Site} site @param {Entry} page */
function navigation({ groups, entries }, page) {
  const parts = groups.map(group => {
    const items = entries
      .filter(entry => entry.group === group)
      .map(entry => {
        const address = escaped(relativeAddress(page.address, entry.address))
        return `<li><a href="${address}"${current(page, entry.address)}>${escaped(entry.title)}</a></li>`
      })
    return `<h2>${group}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
  })
  return `<nav id="site-navigation" class="pages" popover aria-label="Pages">\n${parts.join('\n')}\n</nav>`
}

/** @param {{ address: string }} page @param {string} address */
function current(page, address) {
  return page.address === address ? ' aria-current="page"' : ''
}

/** Returns links to the page before and the page after. @param {Site} site @param {Entry} page */
function neighbours({ entries }, page) {
  const place = entries.findIndex(({ address }) => address === page.address)
  const link = (/** @type {Entry | undefined} */ entry, /** @type {string} */ rel) =>
    entry === undefined
      ? ''
      : `<a rel="${rel}" href="${escaped(relativeAddress(page.address, entry.address))}"><span>${
          rel === 'prev' ? 'Previous' : 'Next'
        }</span> ${escaped(entry.title)}</a>`
  return `<nav class="neighbours" aria-label="Previous and next page">${link(entries[place - 1], 'prev')}${link(
    entries[place + 1],
    'next',
  )}</nav>\n`
}

/** @param {{ id: string, text: string, depth: number }[]} headings */
function outline(headings) {
  const shown = headings.filter(({ depth }) => depth === 2 || depth === 3)
  if (shown.length < 2) return ''
  const items = shown.map(
    ({ id, text, depth }) => `<li class="depth-${depth}"><a href="#${escaped(id)}">${escaped(text)}</a></li>`,
  )
  return `<nav class="outline" aria-labelledby="site-outline">\n<h2 id="site-outline">On this page</h2>\n<ul>\n${items.join('\n')}\n</ul>\n</nav>\n`
}
