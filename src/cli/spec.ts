import { UsageError } from '../../contract-tests/core/usage.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { defineCommand } from './command.ts'
import { dialectOf } from './dialect.ts'
import { flag } from './option.ts'
import { dialectOptions } from './shared-options.ts'

/** Prints the OpenAPI document of a dialect. */
export const start = defineCommand({
  name: 'spec',
  usage: ['[options]'],
  about: ['Prints the OpenAPI document of the interface, as a server of a dialect implements it.'],
  options: {
    ...dialectOptions,
    overlay: flag('Print only the differences from the default dialect, as an OpenAPI Overlay 1.0.'),
    flat: flag(
      'Write each item of the lists in forms as a separate member (country[0][key], pixel_ids[]), for tools that cannot ' +
        'send or validate lists otherwise.',
    ),
    json: flag('Print JSON instead of YAML.'),
  },
  exit: 'Exit codes: 0 printed, 2 wrong usage.',
  async run(values) {
    if (values.overlay && values.flat) {
      throw new UsageError(
        '--overlay and --flat cannot be combined: an overlay applies only to the document without --flat',
      )
    }
    const dialect = (await dialectOf(values)) ?? defaultDialect
    const { contractIn, flatten, overlayOf } = await import('../openapi/index.ts')
    const whole = () => (values.flat ? flatten(contractIn(dialect)) : contractIn(dialect))
    const printed = values.overlay ? overlayOf(dialect) : whole()
    process.stdout.write(values.json ? `${JSON.stringify(printed, null, 2)}\n` : await yamlOf(printed))
    return 0
  },
})

async function yamlOf(document: object): Promise<string> {
  const { stringify } = await import('yaml')
  // Repeat equal parts instead of using YAML anchors, which confuse readers and some tools.
  return stringify(document, { lineWidth: 0, aliasDuplicateObjects: false })
}
