import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from './icons.tsx'

interface SearchBoxProps {
  label: string
  value: string
  onSearch(text: string): void
  children?: ReactNode
}

const pause = 250

/** A search field. Searches after a pause in typing, or at once on Enter. */
export function SearchBox({ label, value, onSearch, children }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [from, setFrom] = useState(value)
  // The address changed for another reason: the user went back or cleared the filters.
  if (from !== value) {
    setFrom(value)
    setText(value)
  }

  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onSearch(text), pause)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])

  return (
    <search>
      <form
        className="search"
        onSubmit={event => {
          event.preventDefault()
          onSearch(text)
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        {children}
      </form>
    </search>
  )
}
