import type { components } from '../../src/generated/openapi.ts'
import type { Answer, Client, Form } from './rig.ts'

export type LinkRecord = components['schemas']['Link']
export type PixelRecord = components['schemas']['Pixel']

/** A destination for links with any destination. */
export const somewhere = 'https://docs.example/handbook'

/** The link in a response. Throws an error with the response if there is none. */
export function linkOf(answer: Answer): LinkRecord {
  return dataOf(answer) as LinkRecord
}

export function pixelOf(answer: Answer): PixelRecord {
  return dataOf(answer) as PixelRecord
}

/** The links in a list response. */
export function linksOf(answer: Answer): LinkRecord[] {
  return dataOf(answer) as LinkRecord[]
}

export function pixelsOf(answer: Answer): PixelRecord[] {
  return dataOf(answer) as PixelRecord[]
}

/** The ids of the records in a list response, in order. */
export function idsOf(answer: Answer): number[] {
  return linksOf(answer).map(({ id }) => id)
}

function dataOf({ status, text, body }: Answer): unknown {
  if (status !== 200) throw new Error(`Failed to read a record: the answer is ${status} ${text}`)
  return body.data
}

/** Creates a link. If the form has no url, any destination is used. */
export async function addLink(client: Client, form: Form = []): Promise<LinkRecord> {
  const hasUrl = form.some(field => field.startsWith('url='))
  return linkOf(await client.post('/links', hasUrl ? form : [`url=${somewhere}`, ...form]))
}

export async function addPixel(client: Client, name: string, type = 'facebook'): Promise<PixelRecord> {
  return pixelOf(await client.post('/pixels', [`name=${name}`, `type=${type}`, `value=value of ${name}`]))
}

/** Creates a number of pixels. Returns their ids. */
export async function addPixels(client: Client, count: number): Promise<number[]> {
  const ids: number[] = []
  for (let number = 1; number <= count; number++) ids.push((await addPixel(client, `Pixel ${number}`)).id)
  return ids
}

export async function readLink(client: Client, id: number): Promise<LinkRecord> {
  return linkOf(await client.get(`/links/${id}`))
}
