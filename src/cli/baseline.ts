import { readUserFile } from './files.ts'

/**
 * Reads the requirement ids of a baseline file: one per line, as text or as a YAML list. `#` starts a
 * comment. Throws UsageError.
 */
export async function readBaseline(path: string): Promise<string[]> {
  const bytes = await readUserFile({ what: 'baseline', path, mebibytes: 1 })
  return new TextDecoder()
    .decode(bytes)
    .split('\n')
    .map(line =>
      line
        .replace(/#.*/, '')
        .replace(/^\s*-\s+/, '')
        .trim(),
    )
    .filter(id => id !== '')
}
