/** Faults: one kind of rule for flags, headers, fixtures and pages. */

export { type Delays, settled } from './delay.ts'
export { faultError as errorOf, respondWith } from './effect.ts'
export type { Fault, FaultOptions } from './fault.ts'
export { type FaultEffect, Faults, takeAll } from './faults.ts'
export type { SetRule } from './match.ts'
export { parseFaults } from './notation.ts'
export { preferredEffect } from './prefer.ts'
export { presets } from './presets.ts'
export { printFault, printHidden } from './print.ts'
export type { Delay, FaultRule } from './rule.ts'
