import { fieldsOf } from '../../wire/bodies.ts'
import { essenceOf, isKnown, isReadable, isWellEncoded } from '../../wire/media.ts'
import type { Pair } from '../../wire/plain.ts'
import type { Finding } from './finding.ts'
import type { LookedAt } from './request.ts'

/** The body of a request, and whether it was read as fields. */
export interface LookedBody {
  findings: Finding[]
  isRead: boolean
}

const advice = 'Send form fields as application/x-www-form-urlencoded.'

/** Looks at the body of a request: whether the document has one, and whether it is a form. */
export function lookAtBody(looked: LookedAt): LookedBody {
  const { request, operation, answers } = looked
  const { body, header } = request
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const isSent = header('transfer-encoding') !== undefined || Number(header('content-length') ?? 0) > 0
    const text = `A ${operation.method} has no body in the document: the body is not read.`
    return { findings: isSent ? [unread(text)] : [], isRead: false }
  }
  if (body === 'too-large') return { findings: [], isRead: false }
  if (body === null || body.length === 0) return { findings: [], isRead: true }
  if (!isReadable(request, answers)) return { findings: [mediaType(looked)], isRead: false }
  const findings = isKnown(request, answers) ? [] : [mediaType(looked)]
  findings.push(...readableFindings(looked, new TextDecoder().decode(body), fieldsOf(request)))
  return { findings, isRead: !findings.some(({ kind }) => kind === 'unread-body') }
}

function mediaType({ request, answers }: LookedAt): Finding {
  const type = /^[\w.+-]+\/[\w.+-]+$/.exec(essenceOf(request.header('content-type')))?.[0].slice(0, 64)
  const isIgnored = answers['input.content-type'].otherwise === 'absent'
  return {
    kind: 'media-type',
    text: `The document has no body of type ${type ?? '(none)'}${isIgnored ? ': it is not read' : ''}. ${advice}`,
    section: '4',
    question: 'input.content-type',
  }
}

/** Returns the findings about a body whose media type is read. */
function readableFindings(looked: LookedAt, text: string, fields: readonly Pair[]): Finding[] {
  const { request, answers } = looked
  const findings: Finding[] = []
  switch (essenceOf(request.header('content-type'))) {
    case 'application/json':
      if (fields.length === 0 && text.trim() !== '{}')
        findings.push(unread('No field could be read from the body: it must be a JSON object.'))
      break
    case 'multipart/form-data':
      if (/^content-disposition:[^\r\n]*;\s*filename/im.test(text))
        findings.push(changed('A file in the body is not read: the document has no files.'))
      else if (fields.length === 0) findings.push(unread('No field could be read from the multipart body.'))
      break
    default:
      if (/^\s*[{[]/.test(text))
        findings.push(unread(`The body is JSON, but its Content-Type says that it is a form. ${advice}`))
  }
  if (answers['input.encoding'] === 'kept' && !isWellEncoded(request))
    findings.push({
      ...changed('The request contains invalid percent-encoding or bytes that are not UTF-8.'),
      question: 'input.encoding',
    })
  return findings
}

function unread(text: string): Finding {
  return { kind: 'unread-body', text, section: '4' }
}

function changed(text: string): Finding {
  return { kind: 'changed-value', text, section: '4' }
}
