const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text for an element or an attribute in quotes. */
export function text(value: string): string {
  return value.replace(/[&<>"']/g, character => entities[character]!)
}
