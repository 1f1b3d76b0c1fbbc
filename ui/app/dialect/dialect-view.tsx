import { useMemo, useState } from 'preact/hooks'
import type { DialectFacts } from '../../../src/client/index.ts'
import { type Called, called, refusalText } from '../parts/call.ts'
import { SelectField, TextField } from '../parts/field.tsx'
import { usePoll } from '../parts/poll.ts'
import { shownText } from '../parts/shown.ts'
import { CodeBlock } from '../requests/code-block.tsx'
import { shownLines } from '../requests/json-text.ts'
import type { ViewProps } from '../view.ts'
import { AnswerTable } from './answer-table.tsx'
import { type AnswerFilter, topicsOf } from './answers.ts'
import { yamlText } from './yaml-lines.ts'

const origins = [
  ['all', 'Stated and assumed'],
  ['stated', 'Stated only'],
  ['assumed', 'Assumed only'],
] as const

/** How the mock answers the open questions, and how it writes responses. */
export function DialectView({ admin }: ViewProps) {
  const [read, setRead] = useState<Called<DialectFacts>>()
  // The dialect of a running mock does not change; a restarted server may have another one.
  usePoll(
    async signal => {
      const found = await called(admin.GET('/dialect', { signal }))
      if (!signal.aborted && (found.isDone || !read?.isDone)) setRead(found)
    },
    30_000,
    [admin],
  )
  if (read === undefined) return <p class="empty">Reading the dialect …</p>
  if (!read.isDone) return <p role="alert">{refusalText(read.refusal)}</p>
  return <Dialect facts={read.data} />
}

function Dialect({ facts }: { facts: DialectFacts }) {
  const { name, observed, answers, shapes } = facts
  const [filter, setFilter] = useState<AnswerFilter>({ text: '', origin: 'all' })
  const topics = useMemo(() => topicsOf(answers, filter), [answers, filter])
  const shapesText = useMemo(() => shownLines(yamlText(shapes)), [shapes])
  const stated = answers.filter(({ isAssumed }) => !isAssumed).length
  const found = topics.reduce((count, topic) => count + topic.answers.length, 0)
  return (
    <div class="dialect">
      <header>
        <h2>
          Dialect <bdi>{shownText(name)}</bdi>
        </h2>
        <p class="muted">
          {observed === null
            ? 'Not learned from a server.'
            : `Learned from a server on ${shownText(observed)}.`}{' '}
          {stated} of {answers.length} answers are stated. The others are assumed: the default applies.
        </p>
      </header>
      <search class="toolbar dialect-filter" aria-label="Filter of the answers">
        <TextField
          label="Search"
          class="dialect-search"
          value={filter.text}
          onValue={text => setFilter({ ...filter, text })}
          input={{ type: 'search', placeholder: 'Question, answer or section' }}
        />
        <SelectField
          label="Answers"
          value={filter.origin}
          options={origins}
          onValue={origin => setFilter({ ...filter, origin })}
        />
        <p class="muted dialect-count" role="status">
          {found === 1 ? '1 answer' : `${found} answers`}
        </p>
      </search>
      {topics.length === 0 && <p class="empty">No answer matches.</p>}
      {topics.map(topic => (
        <section key={topic.name} class="panel dialect-topic">
          <h3>{topic.name}</h3>
          <AnswerTable label={topic.name} answers={topic.answers} />
        </section>
      ))}
      <section class="panel dialect-topic">
        <h3>Shapes</h3>
        <p class="muted">How the mock writes responses.</p>
        <CodeBlock label="Shapes" text={shapesText} />
      </section>
    </div>
  )
}
