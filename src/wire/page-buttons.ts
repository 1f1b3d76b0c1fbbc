/** A button of the pagination bar, as in Laravel's paginator. */
export interface PageButton {
  url: string | null
  label: string
  active: boolean
}

/**
 * Returns the buttons of a pagination bar: previous, the pages near the ends and near the current page with
 * an ellipsis in each gap, and next.
 */
export function pageButtons(
  current: number,
  last: number,
  address: (number: number) => string | null,
): PageButton[] {
  const button = (number: number, label = String(number)): PageButton => ({
    url: number >= 1 && number <= last ? address(number) : null,
    label,
    active: label === String(number) && number === current,
  })
  const list = [button(current - 1, '&laquo; Previous')]
  let previous = 0
  for (const number of shownPages(current, last)) {
    if (number > previous + 1) list.push({ url: null, label: '...', active: false })
    list.push(button(number))
    previous = number
  }
  list.push(button(current + 1, 'Next &raquo;'))
  return list
}

/**
 * Returns the pages that have a button. These are all pages if there are fewer than 14. Otherwise they are
 * two at each end, three on each side of the current page, and ten at an end that the current page is near.
 */
function shownPages(current: number, last: number): number[] {
  if (last < 14) return range(1, last)
  const pages = new Set([
    ...range(1, current <= 7 ? 10 : 2),
    ...range(Math.max(1, current - 3), Math.min(last, current + 3)),
    ...range(last - (current > last - 7 ? 9 : 1), last),
  ])
  return [...pages].sort((a, b) => a - b)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step)
}
