import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import type { PlainResponse } from '../../../src/wire/plain.ts'
import { type Installed, libraryOf } from './libraries.ts'

/**
 * What a server has beside the interface, by target: a page with the table and the handlers in it, and the service worker
 * of the library.
 */
export async function pageWith(
  library: Installed,
): Promise<(target: string) => Promise<PlainResponse> | undefined> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
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
  return target => (Object.hasOwn(files, target) ? Promise.resolve(files[target]!) : undefined)
}

function answer(type: string, body: string): PlainResponse {
  return { status: 200, headers: { 'content-type': type }, body }
}

/** A page at an address, ready to be called. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => 'table' in window)
  return page
}
