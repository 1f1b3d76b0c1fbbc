// The script of each page of the static site. The pages also work without it.
import { offerSearch } from './search.ts'

const button = document.getElementById('site-search')
if (button) offerSearch(button)

// A page late in the navigation is shown in it, without a scroll of the page.
const pages = document.querySelector<HTMLElement>('.columns > .pages')
const current = pages?.querySelector<HTMLElement>('[aria-current]')
if (pages && current && current.offsetTop > pages.clientHeight - 80) {
  pages.scrollTop = current.offsetTop - pages.clientHeight / 2
}
