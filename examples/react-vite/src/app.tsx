import { ConnectionProvider, useConnection } from './api/connection.tsx'
import { baseUrl } from './api/mode.ts'
import type { OfflineControls } from './api/offline.ts'
import { ConnectPage } from './connect-page.tsx'
import { LinksPage } from './links/links-page.tsx'
import { OfflineMenu } from './offline-menu.tsx'
import { PixelsPage } from './pixels/pixels-page.tsx'
import { Icon } from './ui/icons.tsx'
import { PageLink, useLocation } from './url/location.tsx'

/** @param offline the controls of the service in the page, if it runs there */
export function App({ offline }: { offline: OfflineControls | null }) {
  return (
    <ConnectionProvider ask={connect => <ConnectPage connect={connect} />}>
      <Shell offline={offline} />
    </ConnectionProvider>
  )
}

function Shell({ offline }: { offline: OfflineControls | null }) {
  const { pathname } = useLocation()
  const onPixels = pathname === '/pixels'
  return (
    <>
      <a className="skip" href="#content">
        Skip to the list
      </a>
      <header className="top">
        <div className="top-inner">
          <PageLink href="/" className="brand">
            <span className="brand-mark">
              <Icon name="link" />
            </span>
            <span className="brand-name">Short links</span>
          </PageLink>
          <nav aria-label="Sections" className="sections">
            <PageLink href="/" aria-current={onPixels ? undefined : 'page'}>
              Links
            </PageLink>
            <PageLink href="/pixels" aria-current={onPixels ? 'page' : undefined}>
              Pixels
            </PageLink>
          </nav>
          {offline ? <OfflineMenu controls={offline} /> : <Connected />}
        </div>
      </header>
      <main id="content">{onPixels ? <PixelsPage /> : <LinksPage />}</main>
    </>
  )
}

function Connected() {
  const { disconnect } = useConnection()
  return (
    <div className="mode">
      <span className="mode-name">{new URL(baseUrl, location.href).host}</span>
      <button type="button" className="button quiet small" onClick={disconnect}>
        Change key
      </button>
    </div>
  )
}
