/** Returns the first page, the last, and those beside the current one. Negative numbers are gaps. */
export function pagesAround(current: number, last: number): number[] {
  const shown = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(shown)].filter(page => page >= 1 && page <= last).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [-page, page] : [page]
  })
}
