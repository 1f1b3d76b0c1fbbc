import base from './base.css'
import dialect from './dialect.css'
import faults from './faults.css'
import records from './records.css'
import reference from './reference.css'
import requests from './requests.css'
import shell from './shell.css'

/** The text of all style sheets of the inspector. */
const sheets = [base, shell, records, requests, faults, dialect, reference]

/**
 * Adds the inspector's styles to a document or a shadow root. Returns a function that removes them.
 * @param more the texts of further style sheets
 */
export function adoptStyles(root: DocumentOrShadowRoot, ...more: string[]): () => void {
  const added = [...sheets, ...more].map(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...added]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(sheet => !added.includes(sheet))
  }
}
