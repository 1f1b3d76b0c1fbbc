import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import type { Outside } from '../../../src/hosts/node/index.ts'
import type { PlainResponse } from '../../../src/wire/plain.ts'
import { type Installed, libraryOf } from './libraries.ts'

/**
 * The files of a server besides the interface, by target: a page with the table and the handlers, and the
 * service worker of the library.
 * @param script the program of the page, if different from the table of requests
 */
export async function pageWith(
  library: Installed,
  script = new URL('page.ts', import.meta.url),
): Promise<Outside> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(script)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
    plugins: [
      {
        name: 'library-under-test',
        setup(builder) {
          builder.onResolve({ filter: /^msw(\/|$)/ }, ({ path, importer, pluginData, kind }) =>
            importer.includes('node_modules') || pluginData === library
              ? undefined
              : builder.resolve(path, { resolveDir: library.project, kind, pluginData: library }),
          )
        },
      },
    ],
  })
  const files: Record<string, PlainResponse> = {
    '/': answer(
      'text/html',
      '<!doctype html><title>Table</title><script type="module" src="/page.js"></script>',
    ),
    '/page.js': answer('text/javascript', outputFiles[0]!.text),
    '/mockServiceWorker.js': answer(
      'text/javascript',
      readFileSync(`${libraryOf(library)}/lib/mockServiceWorker.js`, 'utf8'),
    ),
  }
  return ({ path }) => (Object.hasOwn(files, path) ? files[path] : undefined)
}

function answer(type: string, body: string): PlainResponse {
  return { status: 200, headers: { 'content-type': type }, body }
}

/** Opens a page at an address, and waits until it is ready. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'table' in window)
  return page
}
