import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { msw3, withoutMsw3 } from '../../../tests/hosts/same-bytes/libraries.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The handlers, and the files that pass them to Node's interceptor and to a page's worker. */
const files = [
  'src/hosts/msw/index.ts',
  'tests/hosts/same-bytes/in-node.ts',
  'tests/hosts/same-bytes/page.ts',
]

const lib = 'tests/hosts/msw3/node_modules/msw/lib/'
const paths = {
  msw: [`./${lib}core/index.d.ts`],
  'msw/node': [`./${lib}node/index.d.ts`],
  'msw/browser': [`./${lib}browser/index.d.ts`],
}
const isInstalled = msw3 !== undefined

// `npm run types` checks it against the installed msw, which is 2.
test.runIf(isInstalled)(
  `the same source type-checks against msw 3${isInstalled ? '' : `: ${withoutMsw3}`}`,
  async () => {
    const { default: ts } = await import('typescript')
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
