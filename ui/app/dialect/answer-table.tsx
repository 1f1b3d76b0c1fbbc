import { runsOf } from '../reference/markdown.ts'
import { runText } from '../reference/section-text.tsx'
import { shownLines } from '../requests/json-text.ts'
import type { Answer } from './answers.ts'
import { yamlText } from './yaml-lines.ts'

interface AnswerTableProps {
  label: string
  answers: readonly Answer[]
}

/** The answers of a topic, each with its question. */
export function AnswerTable({ label, answers }: AnswerTableProps) {
  return (
    <table class="table answers" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Answer</th>
          <th scope="col">Section</th>
          <th scope="col">Origin</th>
        </tr>
      </thead>
      <tbody>
        {answers.map(({ question, text, section, answer, isAssumed }) => (
          <tr key={question}>
            <td>
              <code>{question}</code>
              <p class="muted">{runsOf(text).map(runText)}</p>
            </td>
            <td>
              <pre class="answer">{shownLines(yamlText(answer))}</pre>
            </td>
            <td class="mono">{section}</td>
            <td>
              <span class={`badge ${isAssumed ? 'muted' : 'ok'}`}>{isAssumed ? 'assumed' : 'stated'}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
