import { UsageError } from '../../contract-tests/core/usage.ts'
import { type FaultRule, parseFaults, presets } from '../mock/faults/index.ts'
import { readUserFile } from './files.ts'
import { textOption, textsOption, type ValueOption } from './option.ts'

/** The options of faults; see `faultsOf`. */
export const faultOptions = {
  fault: {
    ...textsOption(
      'RULE',
      `A fault: 'createLink: 503 x2', '*: delay 200..800', 'listLinks: drop every 3', or a preset: ${Object.keys(presets).join(', ')}.`,
    ),
    read: given => given.flatMap(text => rulesIn(text)),
    completions: { words: Object.keys(presets) },
  } satisfies ValueOption<FaultRule[]>,
  'fault-file': {
    ...textOption('FILE', 'A file of faults, one per line. A line that starts with # is a comment.'),
    completions: { files: true as const },
  },
}

/** Returns the faults that the options state, those of the file last. Throws UsageError. */
export async function faultsOf(values: {
  fault: readonly FaultRule[]
  'fault-file': string | undefined
}): Promise<FaultRule[]> {
  const path = values['fault-file']
  if (path === undefined) return [...values.fault]
  const bytes = await readUserFile({ what: 'faults', path, mebibytes: 1 })
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/)
  const rules = lines.flatMap((line, index) =>
    /^\s*(#|$)/.test(line) ? [] : rulesIn(line.trim(), `${path}:${index + 1}: `),
  )
  return [...values.fault, ...rules]
}

function rulesIn(text: string, place = ''): FaultRule[] {
  try {
    return parseFaults(text)
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(place + error.message)
    throw error
  }
}
