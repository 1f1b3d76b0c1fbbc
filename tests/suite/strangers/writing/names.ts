import type { Draw } from '../grammar/index.ts'
import type { ListName } from '../service/model.ts'

/** The names of members of a service, before its style is applied. */
export function idName(kind: 'link' | 'pixel' | 'domain' | 'space', draw: Draw): string {
  return draw['names.id'] === 'of-resource' ? `${kind}_id` : draw['names.id']
}

const negated = { disabled: 'enabled', is_disabled: 'is_enabled', paused: 'running', off: 'active' } as const

export function disabledName(draw: Draw): string {
  const name = draw['names.disabled']
  return draw['link.disabled'].startsWith('enabled') ? negated[name] : name
}

export function secretName(secret: 'password' | 'privacy_password', draw: Draw): string {
  if (draw['link.secrets'] === 'masked') return secret
  return draw['names.secrets'].replace('x', secret)
}

/** expiration_url, expires_url and so on. In a group, the prefix is left out. */
export function expirationName(part: 'url' | 'date' | 'time' | 'clicks' | 'moment', draw: Draw): string {
  const inGroup = draw['link.group.expiration'] !== 'flat'
  const word = part === 'moment' ? 'at' : part
  return inGroup ? word : `${draw['names.expiration']}_${word}`
}

const plurals = { country: 'countries', platform: 'platforms', language: 'languages', rotation: 'rotations' }

export function listName(list: ListName, draw: Draw): string {
  switch (draw['names.rows']) {
    case 'field':
      return list
    case 'plural':
      return plurals[list]
    case 'targets':
      return `${list}_targets`
    case 'rules':
      return `rules_by_${list}`
  }
}

/** The name of a single member for all targeting lists. */
export function listsName(draw: Draw): string {
  return draw['names.rows'] === 'rules' ? 'rules' : 'targets'
}

const momentNames = {
  at: ['created_at', 'updated_at'],
  bare: ['created', 'modified'],
  date: ['date_created', 'date_changed'],
  time: ['create_time', 'update_time'],
  on: ['inserted_on', 'touched_on'],
} as const

export function momentName(which: 'created' | 'updated', draw: Draw): string {
  return momentNames[draw['names.times']][which === 'created' ? 0 : 1]
}
