// Setup of the projects that run the contract suite: around midnight UTC, the suite skips what is about today. There the
// clock of the tests is an hour ahead or behind, so that they judge the same at any time.

const { Date: RealDate } = globalThis
const hour = 3_600_000
const [, clock = ''] = new RealDate().toISOString().split('T')
const ahead = clock > '23:30' ? -hour : clock < '00:15' ? hour : 0

class MovedDate extends RealDate {
  constructor(...given: []) {
    super(...((given.length === 0 ? [MovedDate.now()] : given) as []))
  }

  static override now(): number {
    return RealDate.now() + ahead
  }
}

// Workers run several files, one after the other: a clock that is moved already is out of reach of midnight.
if (ahead !== 0) globalThis.Date = MovedDate as DateConstructor
