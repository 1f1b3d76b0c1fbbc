import type { Draw } from '../strangers/grammar/index.ts'
import { pageParameter } from '../strangers/service/page.ts'
import type { Stranger } from '../strangers/service/server.ts'
import { type Flavour, RecordingBrowser } from './browser.ts'
import { workWithTheApp } from './session.ts'

/** A session of the example app with a generated service, as a browser saves it. */
export async function recordedSession(
  draw: Draw,
  server: Stranger,
  flavour: Flavour = 'chrome',
): Promise<string> {
  const app = new RecordingBrowser(server.baseUrl, server.apiKey, flavour)
  await workWithTheApp(app, {
    ...server,
    secondPage: secondPage(draw),
    needsDomain: draw['input.required'] === 'url-and-domain',
    idOf: (resource, word) =>
      server.records()[resource].findLast(({ fields }) => fields.alias === word || fields.name === word)?.id,
  })
  return app.har()
}

/** Cursors only come from responses. For a service with cursors the session reads no further page. */
function secondPage(draw: Draw): string | undefined {
  const by = draw['paging.by']
  if (by === 'page') return `${encodeURIComponent(pageParameter(draw))}=${draw['paging.first'] + 1}`
  return by === 'offset' ? `${pageParameter(draw)}=10` : undefined
}
