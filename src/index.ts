/**
 * The mock without a network: `createMock()`. The other entry points serve it (`shortlink-kit/node`,
 * `shortlink-kit/msw`) or add what tests need (`shortlink-kit/testing`).
 *
 * @module shortlink-kit
 */

export { type Dialect, defaultDialect } from './dialect/dialect.ts'
export { type Answers, defaultAnswers, type Stated, type StatedAnswers } from './generated/answers.ts'
export type { Delay, FaultRule } from './mock/faults/index.ts'
export { createMock, type Mock } from './mock/mock.ts'
export type { MockOptions } from './mock/options.ts'
export { type Clock, fixedClock, systemClock } from './store/clock.ts'
export type { Domain, Link, Pixel, RotationRow, Space, TargetRow } from './store/entities.ts'
export type { Scenario, Seed } from './store/seeds/index.ts'
export type { AccountStore } from './store/store.ts'
export type { Change, Condition, Model, PageQuery, Query, Where } from './store/table.ts'
