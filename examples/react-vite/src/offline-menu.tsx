import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { OfflineControls } from './api/offline.ts'
import { Confirm } from './ui/dialog.tsx'
import { CheckField, SelectField } from './ui/field.tsx'
import { useNotify } from './ui/toasts.tsx'

const latencies = [
  { value: '0', label: 'None' },
  { value: '600', label: '0.6 seconds' },
  { value: '3000', label: '3 seconds' },
]

/** Makes the service in the page slow or lets it fail, to show how the page handles that. */
export function OfflineMenu({ controls }: { controls: OfflineControls }) {
  const queries = useQueryClient()
  const id = useId()
  const [{ latency, failing }, setWeather] = useState({ ...controls.weather })

  const [asks, setAsks] = useState(false)
  const notify = useNotify()

  async function reset() {
    setAsks(false)
    await controls.reset()
    await queries.invalidateQueries()
    notify({ kind: 'success', text: 'The demo data is restored.' })
  }

  function change(weather: Partial<OfflineControls['weather']>) {
    setWeather({ ...Object.assign(controls.weather, weather) })
    void queries.invalidateQueries()
  }

  return (
    <div className="mode">
      <button type="button" className={`mode-button ${failing ? 'failing' : ''}`} popoverTarget={id}>
        <span className="mode-dot" aria-hidden="true" />
        Offline
        <span className="wide-only"> · in this page</span>
      </button>
      <div id={id} popover="auto" className="popover" role="dialog" aria-label="The service in this page">
        <p className="hint">
          No request leaves this page: a service worker responds to all of them. Your changes are stored in
          this browser.
        </p>
        <SelectField
          label="Latency"
          value={String(latency)}
          options={latencies}
          onValue={value => change({ latency: Number(value) })}
        />
        <CheckField
          label="Fail every request (503)"
          checked={failing}
          onValue={checked => change({ failing: checked })}
        />
        <button type="button" className="button" onClick={() => setAsks(true)}>
          Reset the demo data
        </button>
      </div>
      {asks && (
        <Confirm
          title="Reset the demo data?"
          confirm="Reset the data"
          onConfirm={() => void reset()}
          onClose={() => setAsks(false)}
        >
          <p>This restores the links and pixels of the demo, in every tab. Your changes are lost.</p>
        </Confirm>
      )}
    </div>
  )
}
