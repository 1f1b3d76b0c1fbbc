/** Rules that belong together, in the notation of rules, by name. */
export const presets = {
  /** Some requests fail, some of them after they have taken effect. */
  flaky: ['*: 503 chance 10', '*: drop chance 3', '*: 500 after chance 3'],
  /** Most responses take a while, some of them long. */
  slow: ['*: delay median 400 p95 2000'],
  /** Every fourth request is one too many. */
  'rate-limited': ['*: 429 retry-after 1 every 4'],
  /** No request is served. */
  maintenance: ['*: 503 retry-after 120 message "The service is down for maintenance."'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type PresetName = keyof typeof presets

export function isPresetName(name: string): name is PresetName {
  return Object.hasOwn(presets, name)
}
