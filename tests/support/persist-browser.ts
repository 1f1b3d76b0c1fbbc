import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BrowserContext, Page } from 'playwright-core'
import { leanPackages } from '../../scripts/lean-packages.mjs'
import type { PersistOptions } from '../../src/hosts/persist/persistent.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import type { Answered, Kit } from './persist-page.ts'

/** An origin that serves the page of these tests and msw's worker, but not the interface. */
export interface Site {
  origin: string
  close(): void
}

export async function serveSite(): Promise<Site> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./persist-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    // Bundled like the package. Without this plugin, the store would synchronise with other tabs by itself.
    plugins: [leanPackages],
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
    logLevel: 'error',
  })
  const worker = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
  const files: Record<string, [type: string, content: string]> = {
    '/': ['text/html', '<!doctype html><title>test</title><script src="/page.js"></script>'],
    '/page.js': ['text/javascript', outputFiles[0]!.text],
    '/mockServiceWorker.js': ['text/javascript', await readFile(worker, 'utf8')],
  }
  const server = createServer((request, response) => {
    const [type, content] = files[request.url ?? ''] ?? ['text/plain', 'nothing here']
    response.writeHead(request.url !== undefined && request.url in files ? 200 : 404, {
      'content-type': type,
    })
    response.end(content)
  })
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

type WindowWithKit = { kit: Kit }

/** A browser tab with the kit in its page. */
export class Tab {
  readonly page: Page
  /** The console messages of the page, as `warning: …`. */
  readonly console: string[] = []
  #start: [PersistOptions, MockOptions?]

  private constructor(page: Page, start: [PersistOptions, MockOptions?]) {
    this.page = page
    this.#start = start
    page.on('console', message => {
      // The browser itself reports every 4xx on the console.
      const text = message.text()
      if (!text.startsWith('Failed to load resource')) this.console.push(`${message.type()}: ${text}`)
    })
    page.on('pageerror', error => this.console.push(`uncaught: ${error.message}`))
  }

  static async open(
    context: BrowserContext,
    { origin }: Site,
    options: PersistOptions,
    mock?: MockOptions,
  ): Promise<Tab> {
    const tab = new Tab(await context.newPage(), mock === undefined ? [options] : [options, mock])
    await tab.page.goto(origin)
    await tab.#go()
    return tab
  }

  async reload(options?: PersistOptions, mock?: MockOptions): Promise<void> {
    if (options) this.#start = mock === undefined ? [options] : [options, mock]
    await this.page.reload()
    await this.#go()
  }

  /** Sends a request to the control plane in the page. Returns its status. */
  admin(method: string, path: string, body?: object): Promise<number> {
    return this.page.evaluate(
      ([method, path, body]) => {
        const { kit } = window as unknown as WindowWithKit
        return kit.admin(method, path, body)
      },
      [method, path, body] as const,
    )
  }

  send(method: string, path: string, fields?: string, key?: string): Promise<Answered> {
    return this.page.evaluate(
      ([method, path, fields, key]) => {
        const { kit } = window as unknown as WindowWithKit
        return kit.send(method, path, fields, key)
      },
      [method, path, fields, key] as const,
    )
  }

  /** The first page of links in a response. Throws on a refusal. */
  async list(query = 'per_page=100'): Promise<string> {
    const { status, body } = await this.send('GET', `/links?${query}`)
    if (status !== 200) throw new Error(`GET /links was answered ${status}: ${body}`)
    return body
  }

  /** The urls of up to 100 links that contain a text. */
  async urls(part: string): Promise<string[]> {
    const list: { data: { url: string }[] } = JSON.parse(
      await this.list(`per_page=100&search_by=url&search=${part}`),
    )
    return list.data.map(link => link.url)
  }

  /** Everything that the origin has stored, as text. */
  stored(): Promise<string> {
    return this.page.evaluate(async () => {
      const found: unknown[] = [{ ...localStorage }]
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>(resolve => {
          const request = indexedDB.open(name)
          request.onsuccess = () => resolve(request.result)
        })
        for (const store of database.objectStoreNames) {
          const rows = database.transaction(store).objectStore(store)
          for (const request of [rows.getAllKeys(), rows.getAll()]) {
            await new Promise(resolve => {
              request.onsuccess = resolve
            })
            found.push([name, store, request.result])
          }
        }
        database.close()
      }
      return JSON.stringify(found)
    })
  }

  /** Creates links at the same moment. Returns the statuses. */
  create(urls: string[]): Promise<number[]> {
    return this.page.evaluate(async urls => {
      const { kit } = window as unknown as WindowWithKit
      const answers = await Promise.all(urls.map(url => kit.send('POST', '/links', `url=${url}`)))
      return answers.map(({ status }) => status)
    }, urls)
  }

  /** Creates links one after another, as fast as the mock responds. */
  hurry(urls: string[]): Promise<number[]> {
    return this.page.evaluate(urls => (window as unknown as WindowWithKit).kit.hurry(urls), urls)
  }

  reset(): Promise<void> {
    return this.page.evaluate(() => (window as unknown as WindowWithKit).kit.persistent.reset())
  }

  #go(): Promise<void> {
    return this.page.evaluate(([options, mock]) => {
      const { kit } = window as unknown as WindowWithKit
      return kit.start(options!, mock)
    }, this.#start)
  }
}
