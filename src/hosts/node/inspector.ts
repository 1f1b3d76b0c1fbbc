import type { PlainResponse } from '../../wire/plain.ts'
import type { OutsideRequest } from './outside.ts'

/** The files of the inspector, by path, with their media types. */
const files: Readonly<Record<string, readonly [name: string, type: string]>> = {
  '/': ['index.html', 'text/html; charset=utf-8'],
  '/__admin/ui/main.js': ['main.js', 'text/javascript; charset=utf-8'],
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of every file. Nothing but the inspector's own files may be loaded or run in its page. */
const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** Returns a file of the inspector, or undefined if the request is for something else. */
export async function inspectorFile({ method, path }: OutsideRequest): Promise<PlainResponse | undefined> {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (path === '/__admin' || path === '/__admin/')
    return { status: 302, headers: { ...headers, location: '/' }, body: null }
  const file = Object.hasOwn(files, path) ? files[path] : undefined
  if (file === undefined) return undefined
  const [name, type] = file
  return { status: 200, headers: { ...headers, 'content-type': type }, body: await textOf(name) }
}

/** Reads a file of the build. This module is in the folder of the build, in its chunks, or in the sources. */
async function textOf(name: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  for (const folder of ['./ui/', '../ui/', '../../../dist/ui/']) {
    try {
      return await readFile(new URL(folder + name, import.meta.url), 'utf8')
    } catch (error) {
      const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
      if (!isAbsent) throw error
    }
  }
  throw new Error(`Failed to serve the inspector: ${name} is not built. Run npm run build.`)
}
