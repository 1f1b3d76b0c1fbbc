import type { Speaker } from '../../support/speak.ts'

/** The initial time of a speaker's clock, unless a test sets another. */
export const noon = '2026-03-01T12:00:00.000Z'

/** A link with every field set. */
export const fullForm = [
  'url=https://a.example/x',
  'alias=one',
  'space_id=2',
  'pixel_ids[]=1',
  'pixel_ids[]=2',
  'disabled=1',
  'privacy=2',
  'privacy_password=secret',
  'expiration_url=https://a.example/over',
  'expiration_date=2026-04-01',
  'expiration_time=10:30',
  'expiration_clicks=5',
  'target_type=2',
  'country[0][key]=DE',
  'country[0][value]=https://a.example/de',
  'platform[0][key]=OS X',
  'platform[0][value]=https://a.example/osx',
  'language[0][key]=de',
  'language[0][value]=https://a.example/german',
  'rotation[0][value]=https://a.example/r',
].join('&')

/** `fullForm` as a record in the default dialect. */
export const fullRecord = {
  id: 1,
  url: 'https://a.example/x',
  alias: 'one',
  domain_id: 1,
  space_id: 2,
  pixel_ids: [1, 2],
  password: false,
  disabled: 1,
  privacy: 2,
  privacy_password: true,
  expiration_url: 'https://a.example/over',
  expiration_date: '2026-04-01',
  expiration_time: '10:30',
  expiration_clicks: 5,
  target_type: 2,
  country: [{ key: 'DE', value: 'https://a.example/de' }],
  platform: [{ key: 'OS X', value: 'https://a.example/osx' }],
  language: [{ key: 'de', value: 'https://a.example/german' }],
  rotation: [{ value: 'https://a.example/r' }],
  short_url: 'https://go.example/one',
  title: 'a.example/x',
  clicks: 0,
  status: 3,
  created_at: noon,
  updated_at: noon,
}

export const bareForm = 'url=https://a.example/x&alias=one'

/** `bareForm` as a record in the default dialect. */
export const bareRecord = {
  ...fullRecord,
  space_id: null,
  pixel_ids: [],
  disabled: 0,
  privacy: 0,
  privacy_password: false,
  expiration_url: null,
  expiration_date: null,
  expiration_time: null,
  expiration_clicks: null,
  target_type: null,
  country: [],
  platform: [],
  language: [],
  rotation: [],
  status: 1,
}

export const pixelForm = 'name=Shop&type=google-ads&value=AW-1'

export const pixelRecord = {
  id: 1,
  name: 'Shop',
  type: 'google-ads',
  value: 'AW-1',
  created_at: noon,
  updated_at: noon,
}

/** Creates pixels 1 and 2. */
export async function addPixels(server: Speaker): Promise<void> {
  await server.post('/pixels', pixelForm)
  await server.post('/pixels', pixelForm)
}

/** Creates a link for each alias. The ids ascend from 1. */
export async function addLinks(server: Speaker, ...aliases: string[]): Promise<void> {
  for (const alias of aliases) await server.post('/links', `url=https://a.example/${alias}&alias=${alias}`)
}

/** A row of a targeting list: `row('country', 0, 'DE')`. */
export function row(list: string, index: number, key: string, value = `https://a.example/${key}`): string {
  return `${list}[${index}][key]=${key}&${list}[${index}][value]=${value}`
}
