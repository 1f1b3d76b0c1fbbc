const setting = import.meta.env.VITE_API || 'offline'

/** Whether the mock in the page responds. Otherwise a service on the network does. */
export const offline = setting === 'offline'

/** The base URL of the interface. Offline, a path on the page's origin. */
export const baseUrl = offline ? '/api/v1' : setting.replace(/\/+$/, '')

/** A domain or a space. The interface has their ids but no list of them. */
export interface Named {
  id: number
  name: string
}

/** The account's domains: offline those of the demo data, otherwise those in `VITE_DOMAINS`, if any. */
export const domains = named(import.meta.env.VITE_DOMAINS ?? (offline ? '1:go.example,2:brnd.example' : ''))

/** The account's spaces: offline those of the demo data, otherwise those in `VITE_SPACES`, if any. */
export const spaces = named(
  import.meta.env.VITE_SPACES ?? (offline ? '1:Campaigns,2:Product,3:Community' : ''),
)

function named(list: string): Named[] {
  return list
    .split(',')
    .filter(entry => entry.includes(':'))
    .map(entry => {
      const [id, ...name] = entry.split(':')
      return { id: Number(id), name: name.join(':') }
    })
}

/** Returns the name of a record, or its id if the name is unknown. */
export function nameOf(known: readonly Named[], kind: string, id: number): string {
  return known.find(record => record.id === id)?.name ?? `${kind} ${id}`
}
