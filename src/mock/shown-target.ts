import { hidden, isSecretField } from '../wire/secrets.ts'

/**
 * Returns a request's target without user name and password, and without the values of parameters whose names
 * sound secret.
 */
export function shownTarget(target: string): string {
  const mark = target.indexOf('?')
  const address = (mark === -1 ? target : target.slice(0, mark)).replace(/\/\/[^/]*@/, `//${hidden}@`)
  if (mark === -1) return address
  const pairs = target
    .slice(mark + 1)
    .split('&')
    .map(pair => {
      const [[name = ''] = []] = new URLSearchParams(pair)
      return isSecretField(name) && pair.includes('=') ? `${pair.split('=', 1)[0]}=${hidden}` : pair
    })
  return `${address}?${pairs.join('&')}`
}
