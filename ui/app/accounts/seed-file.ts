import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import { type Called, called } from '../parts/call.ts'

/** The format of a seed file. */
export type SeedFormat = 'json' | 'yaml'

/** Reads the records of an account as a seed file, and lets the browser save it. */
export async function downloadSeed(
  admin: AdminClient,
  { account }: AdminAccount,
  format: SeedFormat,
): Promise<Called<unknown>> {
  const result = await called(
    admin.GET('/accounts/{account}/state', {
      params: { path: { account } },
      headers: { Accept: `application/${format}` },
      parseAs: 'text',
    }),
  )
  if (result.isDone) save(`seed.${format}`, formatted(String(result.data), format), `application/${format}`)
  return result
}

/** Replaces the records of an account by those of a seed file. */
export async function sendSeed(admin: AdminClient, account: number, file: File) {
  const text = await file.text()
  const isYaml = /\.ya?ml$/i.test(file.name)
  return admin.PUT('/accounts/{account}/state', {
    params: { path: { account } },
    headers: { 'Content-Type': isYaml ? 'application/yaml' : 'application/json' },
    // The text is sent as it is, so that the server's issues name places of the file.
    body: {},
    bodySerializer: () => text,
  })
}

/** Indents JSON, because people read and compare seed files. */
function formatted(text: string, format: SeedFormat): string {
  return format === 'json' ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text
}

function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has started, but not every browser has read the data yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
