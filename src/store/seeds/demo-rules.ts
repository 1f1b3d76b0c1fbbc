import type { Link, RotationRow, TargetRow } from '../entities.ts'
import { blog, events, help, shop } from './demo-links.ts'

/** The settings of a demo link, besides those of its row. */
export interface DemoRules
  extends Partial<
    Pick<Link, 'password' | 'privacy' | 'privacy_password' | 'disabled' | 'target_type'> &
      Pick<Link, 'expiration_url' | 'expiration_time' | 'expiration_clicks'>
  > {
  /**
   * The expiration date in days from now. At least two days off, so that the hour and the zone do not matter.
   */
  expires?: number
  country?: TargetRow[]
  platform?: TargetRow[]
  language?: TargetRow[]
  rotation?: RotationRow[]
}

/** Returns targeting rows with a key and a destination each. */
const rows = (places: Record<string, string>): TargetRow[] =>
  Object.entries(places).map(([key, value]) => ({ key, value }))

const inTurn = (...places: string[]): RotationRow[] => places.map(value => ({ value }))

/** The rules of the demo's links, by alias. */
export const demoRules: Record<string, DemoRules> = {
  // Privacy and passwords
  roadmap: { privacy: 1 },
  Wq3hZt: { privacy: 1, password: 'fern-and-slate' },
  wholesale: { privacy: 2, privacy_password: 'count-the-clicks', password: 'basecamp-26' },
  ambassadors: { privacy: 2, privacy_password: 'summit-log' },
  beta: { password: 'switchback' },

  // Disabled; the last one has expired too
  launch: { disabled: 1 },
  Yc8fBk: { disabled: 1, privacy: 1 },
  'voucher-5': { disabled: 1, expires: -40, expiration_url: `${shop}/sorry` },

  // Expired by date, by date and time, by clicks
  'black-week': { expires: -160, expiration_url: `${shop}/outlet` },
  'spring-walk': { expires: -70 },
  'spring-sale': { expires: -33, expiration_time: '23:59', expiration_url: `${shop}/spring-sale/over` },
  Gs4uNj: { expires: -12, expiration_time: '18:30' },
  'first-100': { expiration_clicks: 100 },
  seats: { expiration_clicks: 50, expiration_url: `${events}/map-course/waiting-list` },

  // Not expired yet
  'early-bird': { expires: 45 },
  'film-night': { expires: 9, expiration_time: '19:00', expiration_url: `${events}/film-night/thanks` },
  'try-me': { expiration_clicks: 250 },
  flash: { expires: 3, expiration_time: '08:00', expiration_clicks: 5000 },

  // Targeting: 1 geographic, 2 platform, 4 rotation, 0 none
  stores: {
    target_type: 1,
    country: rows({ DE: `${shop}/de/laeden`, AT: `${shop}/at/laeden`, FR: `${shop}/fr/boutiques` }),
  },
  delivery: {
    target_type: 1,
    country: rows({ US: `${help}/delivery/us`, CA: `${help}/delivery/ca` }),
    language: rows({ fr: `${help}/fr/livraison` }),
  },
  app: {
    target_type: 2,
    platform: rows({
      iOS: 'https://apps.example/ios/northwind',
      Android: 'https://apps.example/android/northwind',
    }),
  },
  planner: {
    target_type: 2,
    platform: rows({
      Windows: `${shop}/planner/download/windows`,
      'OS X': `${shop}/planner/download/mac`,
      Linux: `${shop}/planner/download/linux`,
      Ubuntu: `${shop}/planner/download/deb`,
      'Chrome OS': `${shop}/planner/download/web`,
    }),
  },
  'landing-test': {
    target_type: 4,
    rotation: inTurn(`${shop}/landing/a`, `${shop}/landing/b`, `${shop}/landing/c`),
  },
  Ev6tSo: { target_type: 4, rotation: inTurn(`${blog}/bothies`, `${blog}/first-frost`) },
  welcome: {
    target_type: 0,
    language: rows({ de: `${blog}/de/willkommen`, es: `${blog}/es/bienvenida`, ja: `${blog}/ja/welcome` }),
  },
  feedback: { target_type: 0 },
}
