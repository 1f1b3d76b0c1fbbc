import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { launch } from '../support/browser.ts'

interface ServedFile {
  type: string
  text: string
}

/** Serves files on a free port, by path. Any other path is 404. */
export async function serveFiles(
  files: Record<string, ServedFile>,
): Promise<{ origin: string; close(): void }> {
  const server = createServer(({ url = '' }, response) => {
    const file = Object.hasOwn(files, url) ? files[url] : undefined
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': file?.type ?? 'text/plain' })
    response.end(file?.text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Runs a program in a page, beside the service worker of msw, and returns what it logs. Rejects if it throws.
 */
export async function runInPage(program: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    // The last line runs if no earlier one has thrown.
    stdin: {
      contents: `${program}\nObject.assign(globalThis, { hasEnded: true })\n`,
      loader: 'ts',
      resolveDir: folder,
    },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  const worker = await readFile(join(folder, 'node_modules/msw/lib/mockServiceWorker.js'), 'utf8')
  const { origin, close } = await serveFiles({
    '/': { type: 'text/html', text: '<!doctype html><script type="module" src="/program.js"></script>' },
    '/program.js': { type: 'text/javascript', text: outputFiles[0]!.text },
    '/mockServiceWorker.js': { type: 'text/javascript', text: worker },
  })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    const logged: string[] = []
    page.on('console', message => {
      if (message.type() === 'log') logged.push(message.text())
    })
    const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
    await page.goto(origin)
    await Promise.race([page.waitForFunction(() => 'hasEnded' in globalThis), failed])
    return logged.map(line => `${line}\n`).join('')
  } finally {
    await browser.close()
    close()
  }
}
