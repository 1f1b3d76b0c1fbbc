/** Parses a `Link` header (RFC 8288). Returns the address of each relation. */
export function linksIn(header = ''): Map<string, string> {
  const links = header.matchAll(/<([^>]*)>([^<]*)/g)
  return new Map(
    [...links].map(([, address = '', parameters = '']) => {
      const [, quoted, plain] = /;\s*rel=(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? []
      return [quoted ?? plain ?? '', address]
    }),
  )
}
