import { answerText } from '../../../src/mock/answer-text.ts'

const lineLength = 72

/** Writes a value as YAML. Small parts are on one line, and so is an object with an operator such as `$if`. */
export function yamlText(value: unknown): string {
  return yamlLines(value).join('\n')
}

function yamlLines(value: unknown): string[] {
  const line = answerText(value)
  if (typeof value !== 'object' || value === null || line.length <= lineLength) return [line]
  if (Array.isArray(value)) return value.flatMap(item => nested('-', yamlLines(item)))
  return Object.entries(value).flatMap(([name, member]) => {
    const lines = yamlLines(member)
    const head = `${answerText(name)}:`
    const [first = ''] = lines
    if (lines.length === 1 && head.length + first.length < lineLength) return [`${head} ${first}`]
    return [head, ...lines.map(text => `  ${text}`)]
  })
}

function nested(mark: string, [first = '', ...others]: string[]): string[] {
  return [`${mark} ${first}`, ...others.map(text => `  ${text}`)]
}
