import { choice } from './choice.ts'

/** Names of members. `names.style` changes the style of every name in a body. */
export const names = {
  'names.style': choice('style of member names', 'snake', 'camel', 'pascal', 'kebab'),
  'names.id': choice('name of an identifier', 'id', 'uid', '_id', 'key', 'identifier', 'of-resource'),
  'names.url': choice('name of url', 'url', 'long_url', 'destination', 'target', 'original_link'),
  'names.alias': choice('name of alias', 'alias', 'slug', 'code', 'keyword', 'back_half'),
  'names.domain': choice('name of domain_id', 'domain_id', 'domain', 'host', 'brand_ref'),
  'names.space': choice('name of space_id', 'space_id', 'space', 'folder', 'workspace_ref'),
  'names.pixels': choice('name of pixel_ids', 'pixel_ids', 'pixels', 'trackers', 'retargeting'),
  'names.disabled': choice('name of disabled', 'disabled', 'is_disabled', 'paused', 'off'),
  'names.privacy': choice('name of privacy', 'privacy', 'visibility', 'access', 'stats_access'),
  'names.secrets': choice('name of the flags of secrets', 'has_x', 'x', 'x_protected', 'is_x_set'),
  'names.expiration': choice('names of the expiration fields', 'expiration', 'expires', 'expiry', 'limits'),
  'names.target': choice('name of target_type', 'target_type', 'targeting', 'target', 'routing_mode'),
  'names.rows': choice('names of the targeting lists', 'field', 'plural', 'targets', 'rules'),
  'names.clicks': choice('name of the clicks', 'clicks', 'click_count', 'hits', 'n_visits'),
  'names.title': choice('name of the title', 'title', 'name', 'page_title', 'caption'),
  'names.status': choice('name of the status', 'status', 'state', 'lifecycle', 'condition'),
  'names.times': choice('names of the moments of change', 'at', 'bare', 'date', 'time', 'on'),
  'names.short': choice('name of the short address', 'short_url', 'short_link', 'share', 'permalink'),
  'names.pixel.name': choice('name of a pixel name', 'name', 'label', 'title', 'display_name'),
  'names.pixel.type': choice('name of a pixel type', 'type', 'kind', 'provider', 'network'),
  'names.pixel.value': choice('name of a pixel value', 'value', 'code', 'tracking_id', 'external_ref'),
} as const
