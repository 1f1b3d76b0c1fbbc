import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { msw3, withoutMsw3 } from '../../../tests/hosts/same-bytes/libraries.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The handlers, and the files that pass them to Node's interceptor and to a page's worker. */
const files = [
  'src/hosts/msw/index.ts',
  'tests/hosts/same-bytes/in-node.ts',
  'tests/hosts/same-bytes/page.ts',
]

const msw3Library = './tests/hosts/msw3/node_modules/msw'
const cases: [major: number, lib: string, paths: Record<string, string[]>][] = [
  [2, 'node_modules/msw/lib/', {}],
  [
    3,
    `${msw3Library.slice(2)}/lib/`,
    {
      msw: [`${msw3Library}/lib/core/index.d.ts`],
      'msw/node': [`${msw3Library}/lib/node/index.d.ts`],
      'msw/browser': [`${msw3Library}/lib/browser/index.d.ts`],
    },
  ],
]
if (msw3 === undefined) test.skip(`the same source type-checks against msw 3: ${withoutMsw3}`)

test.each(msw3 === undefined ? cases.slice(0, 1) : cases)(
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
