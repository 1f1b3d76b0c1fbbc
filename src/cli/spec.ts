import { defaultDialect } from '../dialect/dialect.ts'
import { dialectOf, dialectOptions } from './dialect.ts'
import { parseOptions, UsageError } from './usage.ts'

const help = `Usage: shortlink-kit spec [options]

Prints the OpenAPI document of the interface, as a server of a dialect speaks it.

Options:
  --dialect DIALECT  A file in YAML or JSON, or a convention such as json-api; may be repeated.
  --answer ID=VALUE  One answer (YAML); may be repeated.
  --overlay          Print what differs from the default dialect instead, as an OpenAPI Overlay 1.0.
  --flat             Write the lists of forms as members of their own (country[0][key], pixel_ids[]), for tools
                     that cannot send or judge them otherwise.
  --json             Print JSON instead of YAML.
  --help             Show this help.
`

/** Prints the contract and gives 0; throws UsageError for what it cannot print. */
export async function run(argv: string[]): Promise<number> {
  const { values } = parseOptions({
    args: argv,
    options: {
      ...dialectOptions,
      overlay: { type: 'boolean' },
      flat: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  if (values.overlay && values.flat) {
    throw new UsageError(
      '--overlay and --flat do not go together: an overlay is of the document as it is written',
    )
  }
  const dialect = (await dialectOf(values)) ?? defaultDialect
  const { contractIn, flatten, overlayOf } = await import('../openapi/index.ts')
  const whole = () => (values.flat ? flatten(contractIn(dialect)) : contractIn(dialect))
  const printed = values.overlay ? overlayOf(dialect) : whole()
  process.stdout.write(values.json ? `${JSON.stringify(printed, null, 2)}\n` : await yamlOf(printed))
  return 0
}

async function yamlOf(document: object): Promise<string> {
  const { stringify } = await import('yaml')
  // Parts that are the same are written out each time: anchors would puzzle readers, and some tools.
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
}
