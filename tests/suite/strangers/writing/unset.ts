import type { Json } from './json.ts'

/** How an unset value is written. Undefined if its member is left out. */
export function writeUnset(spelling: string): Json | undefined {
  switch (spelling) {
    case 'null':
      return null
    case 'absent':
      return undefined
    case 'empty':
      return ''
    case 'zero':
      return 0
    case 'minus-one':
      return -1
    case 'false':
      return false
    case 'array':
      return []
    case 'object':
      return {}
    case 'zeros':
      return '0000-00-00'
    default:
      return spelling
  }
}
