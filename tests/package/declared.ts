import { join } from 'node:path'
import ts from 'typescript'
import manifest from '../../package.json' with { type: 'json' }
import { installed } from './installed.ts'

/** A name that an entry point exports, as the types of the installed package declare it. */
export interface DeclaredExport {
  name: string
  /** Whether it exists at run time. */
  isValue: boolean
  /** Whether it can be called or constructed. */
  isCallable: boolean
  /** The `@example` texts of its docstring. */
  examples: string[]
  /**
   * The `@example` programs of its members, by member name. Fields of the OpenAPI document have values
   * instead.
   */
  memberExamples: Record<string, string[]>
}

/** Returns the exports of each entry point of the installed package that has types, by import specifier. */
export function declaredExports(): Record<string, DeclaredExport[]> {
  const { withPeers } = installed
  const entries = Object.entries(manifest.exports).flatMap(([subpath, entry]) =>
    typeof entry === 'object' ? [{ name: subpath.replace('.', 'shortlink-kit'), types: entry.types }] : [],
  )
  const paths = entries.map(({ types }) => join(withPeers, 'node_modules/shortlink-kit', types))
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    preserveSymlinks: true,
  })
  const checker = program.getTypeChecker()
  return Object.fromEntries(
    entries.map(({ name }, index) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(paths[index]!)!)!
      return [name, checker.getExportsOfModule(module).map(symbol => declaredExport(symbol, checker))]
    }),
  )
}

function declaredExport(exported: ts.Symbol, checker: ts.TypeChecker): DeclaredExport {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0
  const isClass = (symbol.flags & ts.SymbolFlags.Class) !== 0
  const type = isValue && !isClass ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol)
  const members = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class) ? type.getProperties() : []
  const programsOf = (member: ts.Symbol) => examplesOf(member, checker).filter(text => text.includes('```'))
  return {
    name: exported.name,
    isValue,
    isCallable: isClass || (isValue && type.getCallSignatures().length > 0),
    examples: examplesOf(symbol, checker),
    memberExamples: Object.fromEntries(members.map(member => [member.name, programsOf(member)])),
  }
}

function examplesOf(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) => ts.displayPartsToString(text))
}
