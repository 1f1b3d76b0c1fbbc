import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Random } from '../../src/store/random.ts'
import { parseSeed } from '../../src/store/seeds/file.ts'
import { buildCommandLine, serve } from '../support/command-line.ts'
import { day, full, nameDayOnFailure } from '../support/sample.ts'
import { Writer } from './kills.ts'

// A server with --state is killed at random moments while eight clients write to four accounts.
const kills = full ? 200 : 5

const { folder } = buildCommandLine()
nameDayOnFailure()

test(
  `kill -9 under load, ${kills} times: nothing that was acknowledged is lost`,
  async () => {
    const file = join(folder(), 'killed.json')
    const random = new Random(day)
    // Two writers share an account: their writes are stored together.
    const writers = Array.from({ length: 8 }, (_, index) => new Writer(`key-${index % 4}`, new Random(index)))
    const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
    let partial = 0
    for (let kill = 0; kill < kills; kill++) {
      const served = await serve('--state', file, '--log', 'none', '--seed', 'empty')
      const lost = await Promise.all(writers.map(writer => writer.lost(served.port)))
      expect(lost.flat(), `after ${kill} kills`).toEqual([])
      const running = Promise.allSettled(writers.map(writer => writer.run(served.port)))
      // A busy machine may not acknowledge a write for a while.
      const enough = acknowledged() + random.integer(1, 100)
      let isOver = false
      void running.then(() => {
        isOver = true
      })
      while (acknowledged() < enough && !isOver) await wait(random.integer(0, 3))
      served.child.kill('SIGKILL')
      const refused = (await running).flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
      await served.ended
      expect(refused, served.err).toEqual([])
      const names = await readdir(folder())
      if (names.includes('.killed.json.new')) partial++
      if (names.includes('killed.json')) parseSeed(await readFile(file), Date.now(), file)
    }
    process.stdout.write(
      `${kills} kills, ${partial} of them during a write of the file, ${acknowledged()} acknowledged writes\n`,
    )
    expect(acknowledged()).toBeGreaterThan(kills)
    const served = await serve('--state', file, '--log', 'none', '--seed', 'empty')
    expect((await Promise.all(writers.map(writer => writer.lost(served.port)))).flat()).toEqual([])
  },
  kills * 10_000,
)
