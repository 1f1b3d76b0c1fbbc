import { answersOf, type Dialect } from '../../src/dialect/dialect.ts'
import { placeIn, shapeNodes } from '../../src/dialect/shapes/nodes.ts'
import { readPointer } from '../../src/documents/pointer.ts'
import { textOf } from '../core/match.ts'
import { isElsewhere, unnamedDomain, withUsual } from '../discover/usual-domain.ts'
import type { Report, RunOptions } from '../run/run.ts'
import { replay } from './replay.ts'
import { getStep, make } from './scenario/step.ts'

/** The ids of an account's domains and spaces, in the order in which they are used. */
export interface AccountIds {
  domainIds: readonly string[]
  spaceIds: readonly string[]
}

/** The ids of an account, and the run that looked for its usual domain, if one was needed. */
export interface LookedAt extends AccountIds {
  look?: Report
}

const bare = { bare: true }
const links = [
  make('links', 'without a domain', [['url', 'https://{run}.example.com/bare-{m}']], bare),
  getStep('/links/{id:without a domain}'),
  make(
    'links',
    'on the named domain',
    [
      ['url', 'https://{run}.example.com/named-{m}'],
      ['domain_id', '{domain1}'],
    ],
    bare,
  ),
  getStep('/links/{id:on the named domain}'),
]

/**
 * Returns the ids of the account that is compared: those that the user gave, after the domain that a link without one
 * gets, if it is another. To see that domain, it creates one or two links and deletes them, with the permissions and the
 * ledger of the run.
 */
export async function accountOf(run: RunOptions, dialect: Dialect): Promise<LookedAt> {
  const [domainIds = [], spaceIds = []] = [run.domainIds?.map(String), run.spaceIds?.map(String)]
  const nodes = shapeNodes(dialect)
  const answer = nodes.response('links', 'record')
  const root = answer && placeIn(answer.node, 'record')
  const at = placeIn(nodes.record('links', 'record').node, 'domain_id')
  const answers = answersOf(dialect)
  const isRequired = answers['links.create.required'].includes('domain_id')
  const isUnseen = at === undefined && domainIds.length !== 1
  if (domainIds.length === 0 || isRequired || root === undefined || isUnseen) return { domainIds, spaceIds }
  const steps = at === undefined ? links : links.slice(0, 2)
  const { report: look, side } = await replay(run, answers, steps, { mayBeRefused: false })
  const [shown, named] = [1, 3].map(nth => {
    const read = side?.played[nth]
    return read && 'exchange' in read ? readPointer(read.exchange.answer.json, root + (at ?? '')) : undefined
  })
  const usual = at === undefined ? isElsewhere(shown, [named]) && unnamedDomain : textOf(shown)
  return { domainIds: withUsual(domainIds, usual || undefined), spaceIds, look }
}
