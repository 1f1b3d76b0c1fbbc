interface CodeBlockProps {
  label: string
  text: string
}

/** Text of several lines that scrolls by itself, also with the keyboard. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': label } as const
  return (
    <div class="code" {...scrolled}>
      <pre>{text}</pre>
    </div>
  )
}
