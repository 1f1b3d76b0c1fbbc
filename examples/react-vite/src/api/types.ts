import type { PixelType, PlatformTarget, paths } from 'shortlink-kit/types'

export type { Link, LinkList, PageFacts, Pixel, PixelList, PixelType } from 'shortlink-kit/types'
export type Platform = PlatformTarget['key']

/** Parameters of `GET /links` and `GET /pixels`. */
export type LinkParameters = NonNullable<paths['/links']['get']['parameters']['query']>
export type PixelParameters = NonNullable<paths['/pixels']['get']['parameters']['query']>

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
