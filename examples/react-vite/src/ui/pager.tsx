import type { PageFacts } from '../api/types.ts'
import { pageSizes } from '../url/list-query.ts'
import { PageLink } from '../url/location.tsx'
import { Icon } from './icons.tsx'
import { pagesAround } from './pages-around.ts'

interface PagerProps {
  facts: PageFacts
  hrefOf(page: number): string
  onPerPage(size: (typeof pageSizes)[number]): void
}

/** The position in the list, links to other pages, and the page size. */
export function Pager({ facts, hrefOf, onPerPage }: PagerProps) {
  const { current_page: current, last_page: last, from, to, total } = facts
  return (
    <div className="pager">
      <p className="pager-facts">{from === null ? 'Nothing here' : `${from}–${to} of ${total}`}</p>
      {last > 1 && (
        <nav aria-label="Pages">
          <ul className="pages">
            <li>
              <Step label="Previous page" icon="left" href={current > 1 ? hrefOf(current - 1) : null} />
            </li>
            {pagesAround(current, last).map(page => (
              <li key={page} className={page === current ? '' : 'wide-only'}>
                {page < 0 ? (
                  <span className="page-gap">…</span>
                ) : (
                  <PageLink
                    className="page"
                    href={hrefOf(page)}
                    aria-label={`Page ${page}`}
                    aria-current={page === current ? 'page' : undefined}
                  >
                    {page}
                  </PageLink>
                )}
              </li>
            ))}
            <li>
              <Step label="Next page" icon="right" href={current < last ? hrefOf(current + 1) : null} />
            </li>
          </ul>
        </nav>
      )}
      <label className="per-page">
        <span>Per page</span>
        <select
          value={facts.per_page}
          onChange={event => onPerPage(pageSizes.find(size => String(size) === event.target.value) ?? 25)}
        >
          {pageSizes.map(size => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

function Step({ label, icon, href }: { label: string; icon: 'left' | 'right'; href: string | null }) {
  if (href === null) {
    return (
      <span className="page off" aria-hidden="true">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <PageLink className="page" href={href} aria-label={label}>
      <Icon name={icon} />
    </PageLink>
  )
}
