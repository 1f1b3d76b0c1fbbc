// Users can name every type of the public declarations: an entry point exports it.
import { join } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { installed } from './installed.ts'

const folder = join(installed.withPeers, 'node_modules/shortlink-kit')

const intended: Record<string, string> = {
  // openapi-typescript writes this table of schemas. Its members are inlined.
  components: 'SetFault',
  // The operations of the control plane, of which its client is made.
  paths: 'AdminClient',
  // The base class of errors about documents.
  DocumentError: 'DialectError',
  // The type of a member whose key is a symbol that is not exported.
  MockHost: 'Mock',
}

/** Returns the names that are not exported, each with the exported declaration that uses it. */
function unexportedNames(): [name: string, user: string][] {
  const paths = Object.values(manifest.exports).flatMap(entry =>
    typeof entry === 'object' ? [join(folder, entry.types)] : [],
  )
  const program = ts.createProgram(paths, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    preserveSymlinks: true,
  })
  const checker = program.getTypeChecker()
  const original = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const exported = new Set(
    paths.flatMap(path => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!
      return checker.getExportsOfModule(module).map(original)
    }),
  )
  const isOurs = ({ flags, declarations = [] }: ts.Symbol) =>
    !(flags & ts.SymbolFlags.TypeParameter) &&
    declarations.some(declaration => declaration.getSourceFile().fileName.startsWith(join(folder, 'dist')))

  const found = new Map<string, string>()
  const visit = (node: ts.Node, user: string) => {
    const name = namedBy(node)
    const symbol = name && checker.getSymbolAtLocation(name)
    if (symbol && isOurs(original(symbol)) && !exported.has(original(symbol)))
      found.set(original(symbol).name, user)
    node.forEachChild(child => visit(child, user))
  }
  for (const symbol of exported) {
    if (!isOurs(symbol)) continue
    for (const declaration of symbol.declarations ?? []) visit(declaration, symbol.name)
  }
  return [...found]
}

/** Returns the name of a type, if the node refers to one. */
function namedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName
  if (ts.isExpressionWithTypeArguments(node)) return node.expression
  if (ts.isImportTypeNode(node)) return node.qualifier
  return undefined
}

it('name only types that are exported', () => {
  expect(Object.fromEntries(unexportedNames())).toEqual(intended)
})
