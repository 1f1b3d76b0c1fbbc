import { describeContract } from './describe.ts'
import { openTarget } from './target.ts'

await describeContract({ baseUrl: '', apiKey: '', target: () => openTarget(process.env) })
