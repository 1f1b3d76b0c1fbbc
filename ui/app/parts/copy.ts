/** Copies a text. Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // The clipboard is missing outside of secure contexts, and refuses pages without the focus.
    return copyByCommand(text)
  }
}

/** Copies without a selection, because a selection in a shadow root is not visible to the document. */
function copyByCommand(text: string): boolean {
  let isCopied = false
  const write = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    isCopied = event.clipboardData !== null
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', write, { capture: true })
  try {
    document.execCommand('copy')
  } finally {
    document.removeEventListener('copy', write, { capture: true })
  }
  return isCopied
}
