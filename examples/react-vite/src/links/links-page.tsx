import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDeleteLink, useLinks } from '../api/links.ts'
import type { Link } from '../api/types.ts'
import { Confirm } from '../ui/dialog.tsx'
import { Icon } from '../ui/icons.tsx'
import { Pager } from '../ui/pager.tsx'
import { LoadError, Loading, Note, Stale } from '../ui/states.tsx'
import { hrefOf, type LinkQuery, linkDefaults, linkParameters, readLinkQuery } from '../url/list-query.ts'
import { navigate, useLocation } from '../url/location.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { LinkFilters } from './link-filters.tsx'
import { LinkRow } from './link-row.tsx'

const path = '/'

export function LinksPage() {
  const query = readLinkQuery(useLocation().searchParams)
  const links = useLinks(linkParameters(query))
  const deleteLink = useDeleteLink()
  const [edited, setEdited] = useState<Link | 'new' | null>(null)
  const [condemned, setCondemned] = useState<Link | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const address = JSON.stringify(query)

  /** Changes the list; any change but of the page leads to the first page. */
  const change = useCallback(
    (changes: Partial<LinkQuery>, options?: { replace: boolean }) =>
      navigate(hrefOf(path, { ...JSON.parse(address), page: 1, ...changes }, linkDefaults), options),
    [address],
  )

  const { page } = query
  const lastPage = links.isPlaceholderData ? undefined : links.data?.meta.last_page
  useEffect(() => {
    document.title = 'Links · Short links'
    // The last link of the last page is gone.
    if (lastPage !== undefined && page > lastPage) change({ page: lastPage }, { replace: true })
  }, [page, lastPage, change])

  function confirmDelete(link: Link) {
    // The row and its button are about to go: the focus moves to what stays.
    flushSync(() => setCondemned(null))
    heading.current?.focus()
    deleteLink.mutate(link)
  }

  const filtered =
    hrefOf(path, { ...query, page: 1, per_page: 25, sort: 'desc', sort_by: 'id' }, linkDefaults) !== path
  const total = links.data?.meta.total

  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          Links
        </h1>
        <p className="muted" role="status">
          {total === undefined
            ? ''
            : filtered
              ? `${total} found`
              : `${total} ${total === 1 ? 'link' : 'links'}`}
        </p>
        <button type="button" className="button primary" onClick={() => setEdited('new')}>
          <Icon name="plus" />
          New link
        </button>
      </div>
      <LinkFilters query={query} filtered={filtered} change={change} />
      {links.isError && links.data && <Stale error={links.error} retry={() => void links.refetch()} />}
      {links.isPending ? (
        <Loading />
      ) : links.data === undefined ? (
        <LoadError error={links.error} retry={() => void links.refetch()} />
      ) : links.data.data.length === 0 ? (
        filtered ? (
          <Note icon="search" title="No link matches" text="Try another search or fewer filters.">
            <button type="button" className="button" onClick={() => navigate(path)}>
              Clear all filters
            </button>
          </Note>
        ) : (
          <Note icon="link" title="No links yet" text="The first one takes nothing but an address.">
            <button type="button" className="button primary" onClick={() => setEdited('new')}>
              Create a link
            </button>
          </Note>
        )
      ) : (
        <ul className="rows" aria-label="Links" aria-busy={links.isPlaceholderData}>
          {links.data.data.map(link => (
            <LinkRow
              key={link.id}
              link={link}
              onEdit={() => setEdited(link)}
              onDelete={() => setCondemned(link)}
            />
          ))}
        </ul>
      )}
      {links.data && links.data.data.length > 0 && (
        <Pager
          facts={links.data.meta}
          hrefOf={number => hrefOf(path, { ...query, page: number }, linkDefaults)}
          onPerPage={per_page => change({ per_page })}
        />
      )}
      {edited && <LinkDialog link={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {condemned && (
        <Confirm
          title="Delete this link?"
          confirm="Delete link"
          onConfirm={() => confirmDelete(condemned)}
          onClose={() => setCondemned(null)}
        >
          <p>
            <strong className="breakable">{condemned.short_url}</strong> will lead nowhere. It was followed{' '}
            {condemned.clicks.toLocaleString('en')} times.
          </p>
        </Confirm>
      )}
    </>
  )
}
