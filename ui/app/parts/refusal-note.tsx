import { useEffect, useRef } from 'preact/hooks'
import { shownText } from './shown.ts'

/** Says why a form was refused, and gets the focus so that it is noticed. */
export function RefusalNote({ lines }: { lines: readonly string[] }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines.length > 0) element.current?.focus()
  }, [lines])
  if (lines.length === 0) return null
  return (
    <div class="refusal" role="alert" tabIndex={-1} ref={element}>
      {lines.map((line, at) => (
        <p key={at}>{shownText(line)}</p>
      ))}
    </div>
  )
}
