import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Compiles snippets as modules of a folder of the project, with the project's compiler options. Returns the
 * messages of each snippet, by its name: one text for each error, with all of its lines.
 */
export function compileErrors<Name extends string>(
  folder: string,
  snippets: Readonly<Record<Name, string>>,
): Record<Name, string[]> {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(
    { ...config.config, include: [], files: [] },
    ts.sys,
    root,
  )
  const names = Object.keys(snippets) as Name[]
  const texts = new Map(
    names.map((name, index) => [join(root, folder, `snippet-${index}.ts`), snippets[name]]),
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = path => texts.has(path) || fileExists(path)
  host.readFile = path => texts.get(path) ?? readFile(path)
  host.getSourceFile = (path, version, ...rest) => {
    const text = texts.get(path)
    return text === undefined
      ? getSourceFile(path, version, ...rest)
      : ts.createSourceFile(path, text, version)
  }
  const program = ts.createProgram([...texts.keys()], { ...options, noUnusedLocals: false }, host)
  const errors = [...texts.keys()].map(path =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(path))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
  return Object.fromEntries(names.map((name, index) => [name, errors[index]])) as Record<Name, string[]>
}
