// The search of the static site. It loads the index from the site when it is first opened.
import { bestSections, excerpt, type SearchSection, wordsOf } from './ranking.ts'

declare global {
  var searchSections: SearchSection[] | undefined
}

/** The address of this script, in a folder of the site. */
const address = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

/** Creates an element with children. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.append(...children)
  return created
}

const input = element('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' })
const close = element('button', { type: 'button' }, 'Close')
const state = element('p', { class: 'search-state', role: 'status' })
const results = element('ul', { class: 'search-results' })
const dialog = element(
  'dialog',
  { class: 'search-dialog', 'aria-label': 'Search' },
  element('div', { class: 'search-head' }, element('label', {}, 'Search the documentation', input), close),
  state,
  results,
)

function loadIndex(): void {
  if (globalThis.searchSections || document.querySelector('script[data-search]')) return
  // A script, not `fetch`: the pages can also be opened from files.
  const script = element('script', { src: new URL('search-index.js', address).href, 'data-search': '' })
  script.addEventListener('load', show)
  script.addEventListener('error', () => {
    state.textContent = 'The search index cannot be loaded.'
    script.remove()
  })
  document.head.append(script)
}

function show(): void {
  const words = wordsOf(input.value)
  const found = bestSections(globalThis.searchSections ?? [], words)
  results.replaceChildren(...found.map(section => resultOf(section, words)))
  if (words.length === 0) state.textContent = 'Type one or more words.'
  else if (!globalThis.searchSections) state.textContent = 'Loading the index …'
  else if (found.length === 0) state.textContent = 'No section has all these words.'
  else state.textContent = found.length === 1 ? '1 section' : `${found.length} sections`
}

function resultOf(section: SearchSection, words: string[]): HTMLLIElement {
  const parts = excerpt(section.text, words).map(({ text, isMatch }) =>
    isMatch ? element('mark', {}, text) : text,
  )
  const page = section.page === section.title ? [] : [element('small', {}, section.page)]
  return element(
    'li',
    {},
    element(
      'a',
      { href: new URL(`../${section.address}`, address).href },
      element('strong', {}, section.title),
      ...page,
      element('span', {}, ...parts),
    ),
  )
}

function open(): void {
  if (dialog.open) return
  loadIndex()
  show()
  dialog.showModal()
  input.select()
}

/** Moves the focus between the field and the results. */
function move(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops: Element[] = [input, ...results.querySelectorAll('a')]
  const place = document.activeElement === null ? -1 : stops.indexOf(document.activeElement)
  if (place < 0) return
  event.preventDefault()
  const next = stops[Math.max(0, place + (event.key === 'ArrowDown' ? 1 : -1))]
  if (next instanceof HTMLElement) next.focus()
}

/** Whether a key goes to a field, which may be in a shadow root. */
function isTyping(event: Event): boolean {
  const [target] = event.composedPath()
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  )
}

/** Shows the search button, and opens the search with it or with `/`. */
export function offerSearch(button: HTMLElement): void {
  document.body.append(dialog)
  input.addEventListener('input', show)
  dialog.addEventListener('keydown', move)
  close.addEventListener('click', () => dialog.close())
  // A link to the same page does not load it again, so the dialog is closed here.
  results.addEventListener('click', () => dialog.close())
  input.addEventListener('keydown', event => {
    if (event.key === 'Enter') results.querySelector('a')?.click()
  })
  button.hidden = false
  button.addEventListener('click', open)
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
    event.preventDefault()
    open()
  })
}
