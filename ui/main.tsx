import { render } from 'preact'
import { createAdminClient } from '../src/client/index.ts'
import { Inspector } from './app/inspector.tsx'
import { adoptStyles } from './styles/index.ts'

// The page that the server shows at `/`.
const root = document.getElementById('inspector')
if (root === null) throw new Error('Failed to show the inspector: the page has no element for it')
adoptStyles(document)
render(
  <Inspector
    admin={createAdminClient({ baseUrl: `${location.origin}/__admin` })}
    service={{ baseUrl: `${location.origin}/api/v1`, fetch: request => fetch(request) }}
    tabInAddress
  />,
  root,
)
