import type { RecordedRequest } from '../../../src/client/index.ts'
import { copyText } from '../parts/copy.ts'
import { shownText } from '../parts/shown.ts'
import type { ViewProps } from '../view.ts'
import { shellWord } from './quoting.ts'

interface RequestReasonProps {
  reason: NonNullable<RecordedRequest['reason']>
  notify: ViewProps['notify']
}

/** Why a request was refused, with the open question and the answer to try. */
export function RequestReason({ reason, notify }: RequestReasonProps) {
  const { text, question, try: setting } = reason
  const option = setting === undefined ? undefined : `--answer ${shellWord(setting)}`
  const copy = async (copied: string) => {
    const isCopied = await copyText(copied)
    notify(
      isCopied ? 'The option was copied' : 'The browser does not allow copying',
      isCopied ? 'done' : 'failed',
    )
  }
  return (
    <section class="request-note" aria-label="Reason">
      <p>
        <span class="badge warn">refused</span> <bdi>{shownText(text)}</bdi>
      </p>
      {question !== undefined && (
        <p class="muted">
          Open question: <code>{question}</code>
        </p>
      )}
      {option !== undefined && (
        <p class="request-try">
          <span class="muted">To accept it, start the mock with</span> <code>{option}</code>{' '}
          <button type="button" class="button small" onClick={() => copy(option)}>
            Copy option
          </button>
        </p>
      )}
    </section>
  )
}

/** Something that the client sent although the interface document does not define it. */
export function RequestFinding({ finding }: { finding: RecordedRequest['findings'][number] }) {
  const { kind, text, section, question } = finding
  return (
    <div class="request-note">
      <p>
        <span class="badge warn">{kind}</span> <bdi>{shownText(text)}</bdi>
      </p>
      <p class="muted">
        Section {section}
        {question !== undefined && (
          <>
            {' '}
            · open question <code>{question}</code>
          </>
        )}
      </p>
    </div>
  )
}
