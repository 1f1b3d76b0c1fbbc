// The names of what must not be logged: headers, parameters, form fields and members.

const always = /pass(word|wd|phrase|code)?|pwd|secret|token|bearer|credential|api[-_]?key|private[-_]?key/i

/** Whether a header holds a secret. */
export function isSecretHeader(name: string): boolean {
  return /auth|cookie|key|session/i.test(name) || always.test(name)
}

/** Whether a query parameter or form field holds a secret. The keys of targeting lists are not secret. */
export function isSecretField(name: string): boolean {
  if (/^(country|platform|language)\[\d*\]\[key\]$/.test(name)) return false
  return always.test(name) || /key|auth/i.test(name)
}

/** Whether a member of JSON in a response holds a secret. */
export function isSecretMember(name: string): boolean {
  return always.test(name)
}

export const hidden = '[redacted]'
