import {
  formOf,
  type Meddling,
  type Mutant,
  mutant,
  type Operation,
  type Resource,
  refusal,
} from '../mutant.ts'

type Form = [string, string][]

/** The fields of section 2, with all values of fields that have few. */
const fields: Record<Resource, Record<string, readonly string[]>> = {
  links: {
    url: [],
    domain_id: [],
    alias: [],
    password: [],
    space_id: [],
    pixel_ids: [],
    disabled: ['0', '1'],
    privacy: ['0', '1', '2'],
    privacy_password: [],
    expiration_url: [],
    expiration_date: [],
    expiration_time: [],
    expiration_clicks: [],
    target_type: ['0', '1', '2', '4'],
    country: [],
    platform: [],
    language: [],
    rotation: [],
  },
  pixels: {
    name: [],
    type: [
      'adroll',
      'bing',
      'facebook',
      'google-ads',
      'google-analytics',
      'google-tag-manager',
      'linkedin',
      'pinterest',
      'quora',
      'x',
    ],
    value: [],
  },
}

const addresses = ['url', 'expiration_url', 'country', 'platform', 'language', 'rotation']
const texts = ['alias', 'name', 'value']
const lists = ['pixel_ids', 'country', 'platform', 'language', 'rotation']

const without = (part: 'search' | 'hash' | 'port' | 'pathname') => (value: string) => {
  if (!URL.canParse(value)) return value
  const url = new URL(value)
  url[part] = ''
  return url.href
}

/** Damages to a text. */
const spellings: Record<string, (value: string) => string> = {
  'in-lower-case': value => value.toLowerCase(),
  'in-upper-case': value => value.toUpperCase(),
  decoded: value => {
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  },
  'encoded-again': value => value.replace(/%(?=[0-9a-f]{2})/gi, '%25'),
  'cut-at-100': value => value.slice(0, 100),
  'cut-at-48': value => value.slice(0, 48),
  'ascii-alone': value => value.replace(/[^\x20-\x7e]/g, '?'),
  'emoji-lost': value => value.replace(/\p{Extended_Pictographic}/gu, ''),
  'escaped-for-html': value => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  'plus-lost': value => value.replaceAll('+', ' '),
  'comma-cut': value => value.split(',')[0]!,
  'quote-lost': value => value.replaceAll("'", ''),
  'first-character-lost': value => value.slice(1),
  'last-character-lost': value => value.slice(0, -1),
}
const addressSpellings: Record<string, (value: string) => string> = {
  'without-query': without('search'),
  'without-fragment': without('hash'),
  'without-port': without('port'),
  'without-path': without('pathname'),
  'on-http': value => value.replace(/^https:/, 'http:'),
  'ampersand-cut': value => value.split('&')[0]!,
  'equals-cut': value => value.split('=')[0]!,
}

const isOf = (field: string) => (key: string) => key === field || key.startsWith(`${field}[`)
/** A text or an address, but not the key of a row. */
const isText = (field: string) => (key: string) => isOf(field)(key) && !key.endsWith('[key]')

function changed(change: (form: Form) => Form): () => Meddling {
  return () => (asked, next) => {
    const form = formOf(asked)
    if (form === undefined) return next(asked)
    const before = [...form] as Form
    const after = change(before)
    if (JSON.stringify(before) === JSON.stringify(after)) return next(asked)
    return next({ ...asked, body: new URLSearchParams(after).toString() })
  }
}

function refusedIf(when: (form: Form) => boolean): () => Meddling {
  return () => (asked, next) => {
    const form = formOf(asked)
    return form !== undefined && when([...form] as Form) ? Promise.resolve(refusal) : next(asked)
  }
}

const indexOf = (key: string) => /\[(\d*)\]/.exec(key)?.[1]

/** Damages to a list. */
function rows(field: string): Record<string, (form: Form) => Form> {
  const its = isOf(field)
  const places = (form: Form) => [
    ...new Set(
      form.flatMap(([key], at) => (its(key) ? [field === 'pixel_ids' ? String(at) : indexOf(key)] : [])),
    ),
  ]
  const placeOf = (key: string, at: number) => (field === 'pixel_ids' ? String(at) : indexOf(key))
  const drop = (which: (places: (string | undefined)[]) => string | undefined) => (form: Form) => {
    const all = places(form)
    return all.length < 2 ? form : form.filter(([key], at) => !its(key) || placeOf(key, at) !== which(all))
  }
  return {
    'first-row-lost': drop(all => all[0]),
    'last-row-lost': drop(all => all.at(-1)),
    'values-turned-round': form => {
      const isValue = (key: string) => its(key) && (field === 'pixel_ids' || key.endsWith('[value]'))
      const values = form.filter(([key]) => isValue(key)).map(([, value]) => value)
      return form.map(([key, value]) => [key, isValue(key) ? values.pop()! : value])
    },
  }
}

function onOperation(
  resource: Resource,
  operation: Operation,
  field: string,
  values: readonly string[],
): Mutant[] {
  const its = isOf(field)
  const of = (kind: string, what: string, title: string, install: () => Meddling) =>
    mutant(resource, operation, kind, `${field}:${what}`, `${field} is ${title}`, install)
  const spelled = (name: string, change: (value: string) => string) =>
    of(
      'values',
      name,
      name,
      changed(form => form.map(([key, value]) => [key, isText(field)(key) ? change(value) : value])),
    )
  return [
    of(
      'fields',
      'dropped',
      'dropped',
      changed(form => form.filter(([key]) => !its(key))),
    ),
    of(
      'fields',
      'refused',
      'refused',
      refusedIf(form => form.some(([key]) => its(key))),
    ),
    ...values.flatMap((value, nth) => [
      of(
        'values',
        `${value}:refused`,
        `refused where it is ${value}`,
        refusedIf(form => form.some(([key, is]) => key === field && is === value)),
      ),
      of(
        'values',
        `${value}:dropped`,
        `dropped where it is ${value}`,
        changed(form => form.filter(([key, is]) => !(key === field && is === value))),
      ),
      of(
        'values',
        `${value}:as-${values[(nth + 1) % values.length]}`,
        `another where it is ${value}`,
        changed(form =>
          form.map(([key, is]) => [
            key,
            key === field && is === value ? values[(nth + 1) % values.length]! : is,
          ]),
        ),
      ),
    ]),
    ...(addresses.includes(field) || texts.includes(field)
      ? Object.entries(spellings).map(([name, change]) => spelled(name, change))
      : []),
    ...(addresses.includes(field)
      ? Object.entries(addressSpellings).map(([name, change]) => spelled(name, change))
      : []),
    ...(lists.includes(field)
      ? Object.entries(rows(field)).map(([name, change]) => of('rows', name, name, changed(change)))
      : []),
    ...(field === 'expiration_date'
      ? [spelled('of-another-day', value => value.replace(/\d$/, day => (day === '9' ? '8' : '9')))]
      : []),
    ...(field === 'expiration_time'
      ? [spelled('midnight', () => '00:00'), spelled('of-the-hour', value => value.replace(/:\d\d$/, ':00'))]
      : []),
    ...(field === 'expiration_clicks'
      ? [spelled('one-more', value => (/^\d+$/.test(value) ? String(Number(value) + 1) : value))]
      : []),
  ]
}

/** Faults of fields: operation x field x damage. */
export const fieldMutants: readonly Mutant[] = (['links', 'pixels'] as const).flatMap(resource =>
  (['create', 'update'] as const).flatMap(operation =>
    Object.entries(fields[resource])
      .filter(([field]) => !(operation === 'update' && field === 'domain_id'))
      .flatMap(([field, values]) => onOperation(resource, operation, field, values)),
  ),
)
