/**
 * A mock for tests in any runner: accounts, factories, scenarios, faults, delays, and the list of received
 * requests.
 *
 * @module shortlink-kit/testing
 */

export type { OperationId } from '../generated/operations.ts'
export type { Delay, Fault, FaultOptions, FaultRule } from '../mock/faults/index.ts'
export type { Finding, FindingKind } from '../mock/findings/finding.ts'
export type { JournalEntry, JournalFilter } from '../mock/journal.ts'
export type { Scenario, Seed } from '../store/seeds/index.ts'
export type { Reason } from '../wire/plain.ts'
export type { TestAccount } from './account.ts'
export type { Duration, Moment, TestClock } from './clock.ts'
export type { TestSeed } from './compose.ts'
export { Factory, type FactoryState, type Models, type Params } from './factories/factory.ts'
export { type LinkAttributes, LinkFactory, linkFactory } from './factories/link.ts'
export { type PixelAttributes, PixelFactory, pixelFactory } from './factories/pixel.ts'
export { createTestMock, type TestMock, type TestMockOptions } from './mock.ts'
export { scenario, scenarios } from './scenarios.ts'
