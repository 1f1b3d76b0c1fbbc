const setting = import.meta.env.VITE_API || 'offline'

/** Whether the mock in the page answers; else a service over the network does. */
export const offline = setting === 'offline'

/** Where the interface is. Offline it is an address of the page's own, which the worker answers. */
export const baseUrl = offline ? '/api/v1' : setting.replace(/\/+$/, '')

/** A record that the interface refers to but does not list. */
export interface Named {
  id: number
  name: string
}

/** The account's domains: those of the mock's demo data when offline, else those that were set, which may be none. */
export const domains = named(import.meta.env.VITE_DOMAINS ?? (offline ? '1:go.example,2:brnd.example' : ''))

/** The account's spaces, in the same way. */
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

/** What a record is called: its name where that is known, else its number. */
export function nameOf(known: readonly Named[], kind: string, id: number): string {
  return known.find(record => record.id === id)?.name ?? `${kind} ${id}`
}
