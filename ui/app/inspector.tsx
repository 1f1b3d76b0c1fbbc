import { useCallback, useState } from 'preact/hooks'
import type { AdminClient } from '../../src/client/index.ts'
import { DialectView } from './dialect/dialect-view.tsx'
import { FaultsView } from './faults/faults-view.tsx'
import { refusalText } from './parts/call.ts'
import { NoticeBoard, Notices } from './parts/notices.tsx'
import { LinksView } from './records/links-view.tsx'
import { PixelsView } from './records/pixels-view.tsx'
import { ReferenceView } from './reference/reference-view.tsx'
import { RequestsView } from './requests/requests-view.tsx'
import { Header } from './shell/header.tsx'
import { type Tab, Tabs } from './shell/tabs.tsx'
import { TokenForm } from './shell/token-form.tsx'
import { useAccount } from './shell/use-account.ts'
import { useNewFindings } from './shell/use-new-findings.ts'
import { useNotices } from './shell/use-notices.ts'
import { useShownTab } from './shell/use-shown-tab.ts'
import { useToken } from './shell/use-token.ts'
import type { ServiceAccess, ViewProps } from './view.ts'

export interface InspectorProps {
  admin: AdminClient
  service: ServiceAccess
  /** Whether the address of the page names the tab, after `#`. @default false */
  tabInAddress?: boolean
}

/** Shows and changes a running mock. Fills its parent, which has a height. */
export function Inspector({ admin, service, tabInAddress = false }: InspectorProps) {
  const { notices, notify, dismiss } = useNotices()
  const [dialogs, setDialogs] = useState(0)
  const changeDialogs = useCallback((by: 1 | -1) => setDialogs(before => before + by), [])
  const { entered, enter } = useToken(admin)
  const { connection, refusal, account, choose, refresh } = useAccount(admin)
  const [shown, show] = useShownTab(tabInAddress)
  const news = useNewFindings(admin, connection === 'connected', shown === 'requests')
  const view: ViewProps = { admin, service, account, refresh, notify }
  const tabs: Tab[] = [
    { id: 'links', title: 'Links', view: () => <LinksView {...view} /> },
    { id: 'pixels', title: 'Pixels', view: () => <PixelsView {...view} /> },
    {
      id: 'requests',
      title: 'Requests',
      count: { value: news, text: news === 1 ? 'new finding' : 'new findings' },
      view: () => <RequestsView {...view} />,
    },
    { id: 'faults', title: 'Faults', view: () => <FaultsView {...view} /> },
    { id: 'dialect', title: 'Dialect', view: () => <DialectView {...view} /> },
    { id: 'reference', title: 'Reference', view: () => <ReferenceView {...view} /> },
  ]
  return (
    <NoticeBoard.Provider value={{ notices, dismiss, changeDialogs }}>
      <div class="inspector">
        <Header {...view} connection={connection} choose={choose} />
        {connection === 'gone' && (
          <p class="banner" role="alert">
            <strong>The server does not respond.</strong> What you see may be out of date. The page tries
            again every second.
          </p>
        )}
        {connection === 'failing' && refusal && (
          <p class="banner" role="alert">
            <strong>The control plane refuses requests:</strong> {refusalText(refusal)}
          </p>
        )}
        {connection === 'locked' ? (
          <TokenForm
            isWrong={entered > 0}
            onToken={token => {
              enter(token)
              refresh()
            }}
          />
        ) : (
          // Until the first response there is nothing to show.
          (account || connection === 'connected') && (
            <Tabs label="Inspector" tabs={tabs} shown={shown} onShow={show} />
          )
        )}
        {dialogs === 0 && <Notices notices={notices} dismiss={dismiss} />}
      </div>
    </NoticeBoard.Provider>
  )
}
