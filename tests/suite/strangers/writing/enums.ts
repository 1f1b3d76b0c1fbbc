import type { Draw } from '../grammar/index.ts'
import type { Json } from './json.ts'

const privacyWords = ['public', 'private', 'password'] as const
const targetWords: Record<number, string> = {
  0: 'none',
  1: 'geographic',
  2: 'platform',
  3: 'device',
  4: 'rotation',
}
const statusWords = ['', 'active', 'expired', 'disabled'] as const

export function writeDisabled(disabled: 0 | 1, draw: Draw): Json | undefined {
  switch (draw['link.disabled']) {
    case 'number':
      return disabled
    case 'boolean':
      return disabled === 1
    case 'text':
      return String(disabled)
    case 'enabled-boolean':
      return disabled === 0
    case 'enabled-number':
      return 1 - disabled
    case 'words':
      return disabled === 1 ? 'paused' : 'running'
    case 'yes-no':
      return disabled === 1 ? 'yes' : 'no'
    case 'hidden':
      return undefined
  }
}

export function writePrivacy(privacy: 0 | 1 | 2, draw: Draw): Json | undefined {
  switch (draw['link.privacy']) {
    case 'number':
      return privacy
    case 'words':
      return privacyWords[privacy]
    case 'text':
      return String(privacy)
    case 'capitals':
      return privacyWords[privacy].toUpperCase()
    case 'public-flag':
      return privacy === 0
    case 'hidden':
      return undefined
  }
}

/** For a target_type that is set. */
export function writeTarget(type: number, draw: Draw): Json | undefined {
  const word = targetWords[type] ?? String(type)
  switch (draw['link.target']) {
    case 'number':
      return type
    case 'words':
      return word
    case 'text':
      return String(type)
    case 'capitals':
      return word.toUpperCase()
    case 'flag':
      return type !== 0
    case 'hidden':
      return undefined
  }
}

export function writeStatus(status: 1 | 2 | 3, draw: Draw): Json | undefined {
  const word = statusWords[status]
  switch (draw['link.status']) {
    case 'number':
      return status
    case 'words':
      return word
    case 'text':
      return String(status)
    case 'capitals':
      return word.toUpperCase()
    case 'object':
      return { code: status, label: title(word) }
    case 'hidden':
      return undefined
  }
}

/** Words for people. */
export function displayOf(kind: 'privacy' | 'target' | 'status', value: number): string {
  const words = { privacy: privacyWords, target: targetWords, status: statusWords }[kind]
  return title(words[value] ?? String(value))
}

const typeNumbers = [3, 7, 1, 9, 4, 12, 15, 2, 20, 11]

export function writePixelType(sent: string, types: readonly string[], draw: Draw): Json {
  const type = sent === 'x' ? draw['pixel.type-x'] : sent
  switch (draw['pixel.type']) {
    case 'words':
      return type
    case 'underscores':
      return type.replaceAll('-', '_')
    case 'capitals':
      return type.replaceAll('-', '_').toUpperCase()
    case 'titles':
      return type.split('-').map(title).join(' ')
    case 'number':
      return typeNumbers[types.indexOf(sent)] ?? 0
    case 'object':
      return { slug: type, label: type.split('-').map(title).join(' ') }
  }
}

function title(word: string): string {
  return word.replace(/^./, letter => letter.toUpperCase())
}
