import { ContractBroken } from '../../../contract-tests/core/errors.ts'
import type { Context } from '../../../contract-tests/discover/context.ts'
import { Discovered } from '../../../contract-tests/discover/discovered.ts'
import type { Requirement } from '../../../contract-tests/requirements/requirement.ts'
import type { Suite } from '../../../contract-tests/run/session-options.ts'

/** A link with a marker of its own. Sends a domain if there is one. */
async function newLink({ account, settings }: Context): Promise<string> {
  const domain = settings.domainIds[0]
  const { exchange, id } = await account.createAgain('links', marker => [
    ['url', `https://${account.run}.example.com/${marker}`],
    ...(domain === undefined ? [] : [['domain_id', domain] as const]),
  ])
  if (id === undefined) throw new ContractBroken('a link', `${exchange.answer.status}`, exchange)
  return id
}

async function newPixel({ account }: Context): Promise<string> {
  const { exchange, id } = await account.createAgain('pixels', marker => [
    ['name', `pixel-${marker}`],
    ['type', 'facebook'],
    ['value', '42'],
  ])
  if (id === undefined) throw new ContractBroken('a pixel', `${exchange.answer.status}`, exchange)
  return id
}

const requirements: Requirement[] = [
  {
    id: 'small.list',
    title: 'GET /links returns a list',
    level: 'documented',
    source: '4.1',
    needs: 'read',
    async run({ client }) {
      const exchange = await client.send({ method: 'GET', path: '/links', query: [['per_page', '10']] })
      if (exchange.answer.status !== 200)
        throw new ContractBroken('200', `${exchange.answer.status}`, exchange)
    },
  },
  {
    id: 'small.create',
    title: 'POST /links and /pixels create',
    level: 'documented',
    source: '4.1',
    needs: 'write',
    async run(context) {
      await newLink(context)
      await newPixel(context)
    },
  },
  {
    id: 'small.update',
    title: 'PUT /links/{id} and /pixels/{id} return the record',
    level: 'documented',
    source: '4.1',
    needs: 'write',
    after: ['small.create'],
    async run(context) {
      const { account } = context
      const link = await newLink(context)
      await account.update('links', link, [['url', `https://${account.run}.example.com/${account.marker()}`]])
      const pixel = await newPixel(context)
      await account.update('pixels', pixel, [
        ['name', account.marker()],
        ['type', 'x'],
        ['value', '43'],
      ])
    },
  },
  {
    id: 'small.delete',
    title: 'DELETE /links/{id} deletes the link',
    level: 'documented',
    source: '4.1',
    needs: 'write',
    after: ['small.create'],
    async run(context) {
      const id = await newLink(context)
      await context.account.delete('links', id)
      const exchange = await context.client.send({ method: 'GET', path: `/links/${encodeURIComponent(id)}` })
      if (exchange.answer.status < 400) throw new ContractBroken('404', `${exchange.answer.status}`, exchange)
    },
  },
  {
    id: 'small.refuse',
    title: 'POST /pixels without a type is refused, or the record is deleted',
    level: 'documented',
    source: '4.2',
    needs: 'write',
    async run({ account }) {
      const marker = account.marker()
      await account.attempt('pixels', { form: [['name', marker]] }, marker)
      await account.attempt('links', { form: [] }, account.marker())
    },
  },
]

/** A few requirements that create, update and delete, for tests of the engine. */
export const smallSuite: Suite = { requirements, discover: async () => new Discovered() }
