import { Skipped } from '../../core/errors.ts'
import { isSuccess } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { mustBeJson } from '../support/json-type.ts'
import { anyId, broken, documented, mustBeKnown, mustSucceed, readOnce } from '../support/kit.ts'
import { lettersBeyondAscii, textPixel } from '../support/new-pixel.ts'
import { leaveSpare, takeSpare } from '../support/spares.ts'
import { mustHold } from '../support/stored.ts'

/** Sections 4, 5 and 9: the API key, the path prefix, JSON responses and form bodies. */
export const httpRequirements: readonly DocumentedRequirement[] = [
  documented('auth.bearer', 'Authorization: Bearer <API_KEY> is accepted', {
    source: '5',
    needs: 'read',
    async run(context) {
      const lists = await Promise.all([list(context, 'links'), list(context, 'pixels')])
      for (const { exchange } of lists) {
        const { status, text } = exchange.answer
        if (status === 401 || status === 403)
          throw broken('the key to be accepted as a bearer token', `${status} ${brief(text, 160)}`, exchange)
      }
    },
  }),
  documented('http.path-prefix', 'The interface is under /api/v1', {
    source: '9',
    needs: 'read',
    after: ['auth.bearer'],
    async run(context) {
      const lists = await Promise.all([list(context, 'links'), list(context, 'pixels')])
      if (lists.every(({ exchange }) => exchange.answer.status === 404))
        throw broken('/links and /pixels under the prefix /api/v1', '404 for both', lists[0].exchange)
    },
  }),
  ...(['links', 'pixels'] as const).map(resource =>
    documented(`${resource}.list.answers`, `GET /${resource} returns the ${resource} of the account`, {
      source: resource === 'links' ? '4.1' : '4.2',
      needs: 'read',
      after: ['http.path-prefix'],
      async run(context) {
        mustSucceed((await list(context, resource)).exchange, `GET /${resource}`)
      },
    }),
  ),
  ...(['links', 'pixels'] as const).flatMap(resource => [
    documented(`${resource}.list.json`, `GET /${resource} returns JSON for Accept: application/json`, {
      source: '4',
      needs: 'read',
      after: [`${resource}.list.answers`],
      async run(context) {
        const { exchange } = await list(context, resource)
        // A list without records may have no body. Asking for an id makes discovery create a record.
        if (exchange.answer.text === '') {
          if (context.settings.readOnly) throw new Skipped('the list is empty')
          await anyId(context, resource)
        }
        await mustBeJson(context, exchange)
      },
    }),
    documented(`${resource}.get.json`, `GET /${resource}/{id} returns JSON for Accept: application/json`, {
      source: '4',
      needs: 'read',
      after: [`${resource}.list.answers`],
      async run(context) {
        const id = await anyId(context, resource)
        if (id === undefined) throw new Skipped(`no ${resource} with a known id`)
        const { exchange } = await readOnce(context, resource, id)
        if (isSuccess(exchange)) await mustBeJson(context, exchange)
      },
    }),
  ]),
  formText('plus-is-space', 'a plus sign in a form body is a space', ' one two three'),
  formText('utf-8', 'percent-escapes in a form body are UTF-8', lettersBeyondAscii),
  formText('reserved', 'escaped reserved characters in a form body are decoded', '-a&b=c+d%20e;f#g'),
  documented('http.form.percent-20', 'Forms: %20 in a form body is a space', {
    source: '4',
    after: ['pixels.update.name'],
    async run(context) {
      const { id, marker, sent } = await takeSpare(context, 'pixels', own => ({
        name: `${own}-x`,
        type: 'bing',
        value: 'pv-spaced',
      }))
      const name = `${marker} twenty two`
      const fields = { ...sent, name }
      const body = Object.entries(fields)
        .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
        .join('&')
      const exchange = await context.account.update('pixels', id, [], {
        raw: { type: 'application/x-www-form-urlencoded', body },
      })
      mustSucceed(exchange, 'a form with %20')
      await mustHold(context, 'pixels', { id, sent: fields }, 'name', name)
      leaveSpare(context, 'pixels', { id, marker, sent: fields })
    },
  }),
]

function formText(id: string, title: string, text: string): DocumentedRequirement {
  return documented(`http.form.${id}`, `Forms: ${title}`, {
    source: '4',
    after: ['pixels.create.stored'],
    async run(context) {
      const made = await textPixel(context, text)
      mustSucceed(made.exchange, `a pixel named ${brief(made.sent.name)}`)
      const subject = { id: mustBeKnown(made.id, 'a pixel'), sent: made.sent }
      await mustHold(context, 'pixels', subject, 'name', made.sent.name ?? '')
    },
  })
}
