import type { RecordingBrowser } from './browser.ts'

/** The properties of a service that a session needs, as in the configuration of the example app. */
export interface Known {
  domainIds: readonly string[]
  spaceIds: readonly string[]
  /** The query of a second page: `page=2`. */
  secondPage: string | undefined
  /** Whether a new link must have a domain. */
  needsDomain: boolean
  /** The id in the response to a create. */
  idOf(resource: 'links' | 'pixels', marker: string): string | undefined
}

const links = (...parameters: string[]) => `/links${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`
const pixels = (...parameters: string[]) =>
  `/pixels${parameters.length > 0 ? '?' : ''}${parameters.join('&')}`
const choice = pixels('per_page=100', 'sort_by=name', 'sort=asc')

/**
 * The requests of a user of the example app: reads lists, creates links and pixels with its forms, updates
 * and deletes them, and makes mistakes.
 */
export async function workWithTheApp(app: RecordingBrowser, known: Known): Promise<void> {
  const [firstDomain = '', secondDomain = ''] = known.domainIds
  const [firstSpace = '', secondSpace = ''] = known.spaceIds
  const post = (path: string, form: Record<string, string>) => app.send(path, { method: 'POST', form })
  /** Creates a link in the form of the app, which has a domain if the service requires one. */
  const create = (form: Record<string, string>) =>
    post('/links', { ...form, ...(known.needsDomain && { domain_id: form.domain_id ?? firstDomain }) })
  const list = async () => {
    await app.send(links())
    await app.send(choice)
  }
  async function onOne(resource: 'links' | 'pixels', marker: string, form?: Record<string, string>) {
    const id = known.idOf(resource, marker)
    // The service refused the create.
    if (id === undefined) return
    const path = `/${resource}/${encodeURIComponent(id)}`
    await app.send(path, form === undefined ? { method: 'DELETE' } : { method: 'PUT', form })
  }

  await app.send(links(), { key: null })
  await list()
  await app.send(pixels())
  await post('/pixels', {})
  await post('/pixels', { name: 'Winter campaign', type: 'bing', value: '90004177' })
  await app.send(pixels())
  await app.send(pixels('type=bing'))
  await post('/pixels', { name: 'Trail questions', type: 'quora', value: 'demo0a41f' })
  await post('/pixels', { name: 'Blog analytics', type: 'google-analytics', value: 'G-DEMO9M3' })
  await onOne('pixels', 'Winter campaign', { name: 'Spring campaign', type: 'bing', value: '90004177' })
  await list()
  await post('/links', { url: 'https://shop.example/first-of-all' })
  // The service has refused it, and has said why.
  if (known.needsDomain) await create({ url: 'https://shop.example/first-of-all' })
  await list()
  await create({
    url: 'https://shop.example/tarp?size=2&colour=moss',
    alias: 'tarp-of-the-test',
    space_id: firstSpace,
    'pixel_ids[0]': known.idOf('pixels', 'Blog analytics') ?? '',
    'pixel_ids[1]': known.idOf('pixels', 'Trail questions') ?? '',
    privacy: '2',
    privacy_password: 'ours',
    expiration_date: '2099-12-31',
    expiration_time: '23:59',
    expiration_clicks: '5000',
    target_type: '1',
    'country[0][key]': 'DE',
    'country[0][value]': 'https://shop.example/DE',
    'platform[0][key]': 'OS X',
    'platform[0][value]': 'https://shop.example/OS-X',
    'language[0][key]': 'pt',
    'language[0][value]': 'https://shop.example/pt',
    'rotation[0][value]': 'https://shop.example/turn',
  })
  await list()
  await onOne('links', 'tarp-of-the-test', { disabled: '1', target_type: '0', privacy: '1' })
  await list()
  await create({
    url: 'https://blog.example/walks',
    alias: 'walks',
    domain_id: secondDomain,
    password: 'secret-of-walks',
  })
  await create({
    url: 'https://blog.example/routes',
    space_id: secondSpace,
    target_type: '2',
    'platform[0][key]': 'iOS',
    'platform[0][value]': 'https://blog.example/apple',
    'platform[1][key]': 'Android',
    'platform[1][value]': 'https://blog.example/robot',
    expiration_date: '2098-05-17',
    expiration_url: 'https://blog.example/too-late',
  })
  await create({
    url: 'https://blog.example/dice',
    alias: 'dice',
    target_type: '4',
    'rotation[0][value]': 'https://blog.example/one',
    'rotation[1][value]': 'https://blog.example/two',
    disabled: '1',
  })
  await list()
  await app.send(links('search=blog', 'search_by=url'))
  await app.send(links('status=2'))
  await app.send(links('status=3'))
  await app.send(links('sort_by=clicks', 'per_page=10'))
  if (known.secondPage !== undefined) await app.send(links('sort_by=clicks', 'per_page=10', known.secondPage))
  await app.send(links('search=nothing+is+called+that'))
  await app.send(`/links/${encodeURIComponent(known.idOf('links', 'walks') ?? '')}`)
  await onOne('links', 'walks', { url: 'https://blog.example/long-walks' })
  await list()
  await create({
    url: 'nowhere',
    alias: 'summer sale',
    'country[0][key]': 'Germany',
    'country[0][value]': '',
  })
  await create({ url: 'https://blog.example/again', alias: 'dice' })
  await onOne('links', 'tarp-of-the-test')
  await list()
  await app.send(`/links/${encodeURIComponent(known.idOf('links', 'walks') ?? '')}x`)
  await onOne('pixels', 'Spring campaign')
  await app.send(pixels())
}
