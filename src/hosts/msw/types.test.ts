import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The handlers, and what hands them to Node's interceptor and to a page's worker. */
const files = [
  'src/hosts/msw/index.ts',
  'tests/hosts/same-bytes/in-node.ts',
  'tests/hosts/same-bytes/page.ts',
]

const cases: [major: number, lib: string, paths: Record<string, string[]>][] = [
  [2, 'node_modules/msw/lib/', {}],
  [
    3,
    'node_modules/msw3/lib/',
    {
      msw: ['./node_modules/msw3/lib/core/index.d.ts'],
      'msw/node': ['./node_modules/msw3/lib/node/index.d.ts'],
      'msw/browser': ['./node_modules/msw3/lib/browser/index.d.ts'],
    },
  ],
]

test.each(cases)(
  `the same source type-checks against msw %i under TypeScript ${ts.version}`,
  (_, lib, paths) => {
    const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile) as { config: object }
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      { ...config, files, include: [] },
      ts.sys,
      root,
    )
    const program = ts.createProgram(fileNames, { ...options, paths })
    const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`
    })
    expect(problems).toEqual([])
    expect(program.getSourceFiles().filter(({ fileName }) => fileName.includes(lib)).length).toBeGreaterThan(
      3,
    )
  },
  60_000,
)
