import type { ClientPaths } from 'shortlink-kit/client'
import type { components } from 'shortlink-kit/types'

type Schemas = components['schemas']

export type Link = Schemas['Link']
export type LinkList = Schemas['LinkList']
export type Pixel = Schemas['Pixel']
export type PixelList = Schemas['PixelList']
export type PixelType = Schemas['PixelType']
export type PageFacts = Schemas['PageFacts']
export type Platform = Schemas['PlatformTarget']['key']

/** Parameters of `GET /links`, and of `GET /pixels`. */
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
