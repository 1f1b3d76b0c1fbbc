import type { ClientPaths } from 'shortlink-kit/client'
import type { PixelType, PlatformTarget } from 'shortlink-kit/types'

export type { Link, LinkList, PageFacts, Pixel, PixelList, PixelType } from 'shortlink-kit/types'
export type Platform = PlatformTarget['key']

/** Parameters of `GET /links` and `GET /pixels`. */
export type LinkParameters = NonNullable<ClientPaths['/links']['get']['parameters']['query']>
export type PixelParameters = NonNullable<ClientPaths['/pixels']['get']['parameters']['query']>

export const pixelTypes: Record<PixelType, string> = {
  adroll: 'AdRoll',
  bing: 'Bing',
  facebook: 'Facebook',
  'google-ads': 'Google Ads',
  'google-analytics': 'Google Analytics',
  'google-tag-manager': 'Google Tag Manager',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  quora: 'Quora',
  x: 'X',
}

export const platforms: Platform[] = ['iOS', 'Android', 'Windows', 'OS X', 'Linux', 'Ubuntu', 'Chrome OS']
