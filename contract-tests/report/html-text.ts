const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for an HTML element or a quoted attribute. */
export function htmlText(value: string): string {
  return value.replace(/[&<>"']/g, character => entities[character] ?? character)
}
