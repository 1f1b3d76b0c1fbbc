import type { Answers } from '../generated/answers.ts'
import type { Complaint } from './refusal.ts'

/** Returns a complaint of the written contract with the limits, media types and methods of a dialect. */
export function adapted(complaint: Complaint, theme: string, answers: Answers): Complaint {
  const limit = answers['limits.rate']
  const { bytes, fields } = answers['errors.too-large']
  const { also } = answers['input.content-type']
  if (typeof complaint === 'string') {
    if (theme === 'TooLarge')
      return complaint.replace('1048576', String(bytes)).replace('1000', String(fields))
    if (theme === 'TooManyRequests' && limit !== 'none') return tooMany(limit)
    if (theme === 'UnsupportedMediaType' && also.includes('json'))
      return complaint.replace('application/json', 'text/xml')
    if (theme === 'MethodNotAllowed' && answers['update.patch'] === 'as-put')
      return complaint.replace('PATCH', 'POST').replace('PUT', 'PUT, PATCH')
    return complaint
  }
  const { scope } = answers['links.alias.unique']
  return complaint.map(issue =>
    scope === 'account' && issue.field === 'alias' && issue.expected !== undefined
      ? { ...issue, expected: issue.expected.replace('on its domain', 'in the account') }
      : issue,
  )
}

function tooMany({ requests, seconds = 60 }: Exclude<Answers['limits.rate'], 'none'>): string {
  return `More than ${requests} requests in ${seconds} seconds; try again in ${Math.ceil(seconds / 2)} seconds.`
}

/** Returns the message of the status 429. Without a rate limit it names 60 requests in 60 seconds. */
export function tooManyOf(answers: Answers): string {
  const limit = answers['limits.rate']
  return tooMany(limit === 'none' ? { requests: 60, seconds: 60 } : limit)
}
