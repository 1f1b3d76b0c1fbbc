import type { Kind } from './kind.ts'

/** A conforming server. */
export const plain: Kind = {
  id: 'plain',
  part: 'form',
  conforming: true,
  alone: true,
  title: 'keeps the interface document',
  twist: () => ({}),
}
