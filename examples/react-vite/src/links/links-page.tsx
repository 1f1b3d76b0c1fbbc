import { useDeleteLink, useLinks } from '../api/links.ts'
import { ListPage } from '../ui/list-page.tsx'
import { hrefOf, linkDefaults, linkParameters, readLinkQuery } from '../url/list-query.ts'
import { navigate, useLocation } from '../url/location.tsx'
import { useListAddress } from '../url/use-list-address.ts'
import { LinkDialog } from './link-dialog.tsx'
import { LinkFilters } from './link-filters.tsx'
import { LinkRow } from './link-row.tsx'

const path = '/'

export function LinksPage() {
  const query = readLinkQuery(useLocation().searchParams)
  const address = useListAddress(path, query, linkDefaults)
  const links = useLinks(linkParameters(query))
  const deleteLink = useDeleteLink()
  const { page, per_page, sort, sort_by } = linkDefaults
  const filtered = hrefOf(path, { ...query, page, per_page, sort, sort_by }, linkDefaults) !== path

  return (
    <ListPage
      title="Links"
      one="link"
      many="links"
      list={links}
      page={query.page}
      filtered={filtered}
      filters={<LinkFilters query={query} filtered={filtered} change={address.change} />}
      {...address}
      onDelete={deleteLink.mutate}
      renderRow={(link, actions) => <LinkRow link={link} {...actions} />}
      renderDialog={(link, onClose) => <LinkDialog link={link} onClose={onClose} />}
      renderLoss={link => (
        <>
          <strong className="breakable">{link.short_url}</strong> will lead nowhere. It was followed{' '}
          {link.clicks.toLocaleString('en')} {link.clicks === 1 ? 'time' : 'times'}.
        </>
      )}
      empty="To create one, you only need a destination."
      unmatched="Try another search or fewer filters."
      onClear={() => navigate(path)}
    />
  )
}
