const modifiers = ['Alt', 'Control', 'Meta', 'Shift'] as const

/**
 * Whether an event is a key such as `Alt+Shift+M`: exactly these modifiers, and the key by its place on the
 * keyboard, because Alt changes the letter on some of them.
 */
export function isHotkey(hotkey: string, event: KeyboardEvent): boolean {
  const parts = hotkey.split('+')
  const key = parts.at(-1) ?? ''
  return (
    (event.key.toLowerCase() === key.toLowerCase() || event.code === `Key${key.toUpperCase()}`) &&
    modifiers.every(modifier => event.getModifierState(modifier) === parts.includes(modifier))
  )
}
