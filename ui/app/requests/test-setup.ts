import type { AdminAccount, DialectFacts, RecordedExchange } from '../../../src/client/index.ts'
import { scriptText } from './quoting.ts'
import type { Replay } from './replay.ts'
import { scriptValue } from './script-value.ts'

/** What a test needs to know about the mock besides the request. */
export interface TestContext {
  account: AdminAccount | undefined
  dialect: DialectFacts | undefined
}

/** The statements that open the mock of a test in a state in which it should respond as recorded. */
export interface Setup {
  statements: string[]
  notes: string[]
}

/** Writes the set-up: the answers of the dialect, the records that the request names, and the injected fault. */
export function setupOf(exchange: RecordedExchange, replay: Replay, context: TestContext): Setup {
  const seed = seedOf(exchange, replay, context)
  const { dialect, isPartial } = dialectOf(context)
  const options = { ...(dialect && { dialect }), ...(seed && { seed }) }
  const given = Object.keys(options).length === 0 ? '' : scriptValue(options)
  const fault = faultOf(exchange)
  return {
    statements: [
      `const mock = createTestMock(${given})`,
      ...(fault === undefined ? [] : [`mock.faults(${scriptText(fault)})`]),
    ],
    notes: [
      'The test starts with the records that the request names. Other records may change the status.',
      ...(isPartial ? ["The test has the dialect's answers but not its shapes."] : []),
    ],
  }
}

function dialectOf({ dialect }: TestContext): { dialect?: object; isPartial: boolean } {
  const stated = dialect?.answers.filter(({ isAssumed }) => !isAssumed) ?? []
  if (dialect === undefined || stated.length === 0) return { isPartial: false }
  const answers = Object.fromEntries(stated.map(({ question, answer }) => [question, answer]))
  return { dialect: { name: dialect.name, answers }, isPartial: true }
}

/** Returns the fault that the mock injected, as a rule for the next request. */
function faultOf({ reason, operationId, status }: RecordedExchange): string | undefined {
  const rule = /^injected fault: ([^:]+): (.*)$/s.exec(reason?.text ?? '')
  if (rule === null || rule[1] === 'Prefer') return undefined
  const broken = /(?:^|\s)(drop|cut)(?:\s|$)/.exec(rule[2] ?? '')?.[1]
  const phase = /(?:^|\s)after(?:\s|$)/.test(rule[2] ?? '') ? ' after' : ''
  return `${operationId ?? '*'}: ${status === 0 ? (broken ?? 'drop') : status}${phase} x1`
}

function seedOf(exchange: RecordedExchange, replay: Replay, { account }: TestContext): object | undefined {
  const names = referencesIn(replay)
  const links = recordOf(exchange, '/links/')
  const pixels = [...recordOf(exchange, '/pixels/'), ...(exchange.reason === null ? names.pixels : [])]
  const taken = takenAlias(exchange, replay)
  const seed = {
    ...(names.isPlaced && account && { domains: account.domains, spaces: account.spaces }),
    ...(pixels.length > 0 && {
      pixels: [...new Set(pixels)].map(id => ({
        id,
        name: `Pixel ${id}`,
        type: 'facebook',
        value: String(id),
      })),
    }),
    ...((links.length > 0 || taken !== undefined) && {
      links: [
        ...links.map(id => ({ id, url: 'https://shop.example/' })),
        ...(taken === undefined ? [] : [{ url: 'https://shop.example/', ...taken }]),
      ],
    }),
  }
  return Object.keys(seed).length === 0 ? undefined : seed
}

/** Returns the id in the path, unless the request was refused because the record did not exist. */
function recordOf({ path, status, reason }: RecordedExchange, prefix: string): number[] {
  const id = path?.startsWith(prefix) ? /^[1-9]\d{0,9}$/.exec(path.slice(prefix.length))?.[0] : undefined
  const isMissing = reason !== null && (status === 404 || status === 410)
  return id === undefined || isMissing || Number(id) > 2_147_483_647 ? [] : [Number(id)]
}

/** Returns the alias and domain of a create or update that was refused because another link has them. */
function takenAlias({ reason }: RecordedExchange, { body }: Replay): object | undefined {
  if (body === undefined || !('fields' in body) || !/alias/.test(reason?.text ?? '')) return undefined
  if (!/no other link/.test(reason?.text ?? '')) return undefined
  const value = (wanted: RegExp) => body.fields.find(([name]) => wanted.test(name))?.[1]
  const alias = value(/^alias$/)
  const domain = value(/^domain(_id)?$/) ?? ''
  if (alias === undefined || !/^[\w-]{1,255}$/.test(alias)) return undefined
  return { alias, ...(/^[1-9]\d{0,8}$/.test(domain) && { domain_id: Number(domain) }) }
}

/** Returns the pixels that a request names, and whether it names a domain or a space. */
function referencesIn({ body, target }: Replay): { pixels: number[]; isPlaced: boolean } {
  const mark = target.indexOf('?')
  const query = [...new URLSearchParams(mark === -1 ? '' : target.slice(mark))]
  const pairs = [...query, ...(body && 'fields' in body ? body.fields : [])]
  const ids = pairs
    .filter(([name]) => /^pixel_ids?(\[\d*\])?$/.test(name))
    .flatMap(([, value]) => value.split(','))
  return {
    pixels: ids.filter(id => /^[1-9]\d{0,8}$/.test(id)).map(Number),
    isPlaced: pairs.some(([name, value]) => /^(domain(_id)?|space_id)$/.test(name) && value !== ''),
  }
}
