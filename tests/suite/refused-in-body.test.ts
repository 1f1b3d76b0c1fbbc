import { expect } from 'vitest'
import { turns } from '../support/sample.ts'
import { plainDraw } from './strangers/grammar/index.ts'
import { measure } from './strangers/harness/measure.ts'

turns(3)(
  'a service that refuses with 200 needs few more requests than one that refuses with a status',
  async () => {
    const byStatus = await measure(plainDraw, ['verify'])
    const inBody = await measure({ ...plainDraw, 'errors.always-200': 'yes' }, ['verify'])
    expect(inBody.verify).toMatchObject({ exitCode: 0, falseReds: [], left: 0, intrusions: [] })
    expect(inBody.verify!.requests / byStatus.verify!.requests).toBeLessThan(1.1)
  },
)
