import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('../../scripts/site.mjs', import.meta.url))

/** The static site, built into a temporary folder. */
export interface BuiltSite {
  folder: string
  /** The texts of its files, by their paths from the folder, with slashes. */
  files: ReadonlyMap<string, string>
  remove(): Promise<void>
}

/** Builds the site as `npm run site` does. */
export async function buildSite(): Promise<BuiltSite> {
  const folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-site-'))
  await promisify(execFile)(process.execPath, [script, folder])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const files = await Promise.all(
    paths.map(async path => {
      const name = path.slice(folder.length + 1).replaceAll(sep, '/')
      return [name, await readFile(path, 'utf8')] as const
    }),
  )
  return { folder, files: new Map(files), remove: () => rm(folder, { recursive: true, force: true }) }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves a site below `/project/`, as GitHub Pages does. */
export async function serveSite({ files }: BuiltSite): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname.startsWith('/project/') ? pathname.slice('/project/'.length) || 'index.html' : ''
    const text = files.get(decodeURIComponent(name))
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': types[extname(name)] ?? 'text/plain; charset=utf-8',
    })
    response.end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/project/`,
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}
