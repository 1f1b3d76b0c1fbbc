// What may import what: each layer imports those above it in its list, and itself. `npm run lint` checks it, types included.

const src = [
  'src/documents',
  'src/generated',
  'src/dialect',
  'src/store',
  'src/wire',
  'src/openapi',
  'src/operations',
  'src/mock',
  'src/admin',
  'src/hosts',
  'src/client',
  'src/testing',
  'src/cli',
]

const suite = [
  'contract-tests/core',
  'contract-tests/writes',
  'contract-tests/discover',
  'contract-tests/requirements/requirement.ts',
  'contract-tests/requirements/support',
  'contract-tests/requirements/(documented|observed)',
  'contract-tests/requirements/index.ts',
  'contract-tests/run',
  'contract-tests/report',
  'contract-tests/compare',
  'contract-tests/learn',
  'contract-tests/[^/]+[.]ts',
]

const tests = '[.]test(-d)?[.]ts$'

/** @param {string[]} layers */
const inOrder = layers =>
  layers.slice(0, -1).map((layer, index) => ({
    name: `${layer} is above what it imports`,
    severity: 'error',
    from: { path: `^${layer}(/|$)`, pathNot: tests },
    to: { path: `^(${layers.slice(index + 1).join('|')})(/|$)` },
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...inOrder(src),
    ...inOrder(suite),
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'only the command line knows the suite',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/cli/'] },
      to: { path: '^contract-tests/' },
    },
    {
      name: 'the client knows the types of the contract and nothing else',
      severity: 'error',
      from: { path: '^src/client/', pathNot: tests },
      to: { path: '^src/', pathNot: '^src/(client|generated)/' },
    },
    {
      name: 'the suite knows dialects, and the mock in one file only',
      severity: 'error',
      from: { path: '^contract-tests/', pathNot: [tests, '^contract-tests/run/mock[.]ts$'] },
      to: { path: '^src/', pathNot: '^src/(documents|generated|dialect)/' },
    },
    {
      name: 'writes go through the account',
      severity: 'error',
      from: {
        path: '^contract-tests/(discover|requirements|learn|compare|report)/',
        pathNot: tests,
      },
      to: {
        path: '^contract-tests/(core/(client|wire|transport)|writes/)',
        pathNot: '^contract-tests/writes/(account|ids|unanswered)[.]ts$',
      },
    },
    {
      name: 'a stranger shares no code with what is tried on it',
      severity: 'error',
      from: { path: '^tests/suite/strangers/', pathNot: [tests, '^tests/suite/strangers/harness/'] },
      to: { path: '^(src|contract-tests)/' },
    },
    {
      name: 'the product imports no tests',
      severity: 'error',
      from: { path: '^(src|contract-tests)/', pathNot: tests },
      to: { path: '^tests/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '(^|/)(node_modules|dist|api)/' },
    doNotFollow: { path: 'node_modules' },
  },
}
