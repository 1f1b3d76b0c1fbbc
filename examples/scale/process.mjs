// One process of the mock that is started again when it dies.

import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'

// Milliseconds. A process that dies again and again is started less and less often.
const firstDelay = 100
const longestDelay = 5000
const longLife = 10_000
/** How long requests in flight may take when the process stops. */
const patience = 10_000

/**
 * @typedef {object} Options
 * @property {number} number from 1
 * @property {number} port
 * @property {string[]} argv of Node
 * @property {string} logFile
 * @property {(text: string) => void} say
 */

/** A `shortlink-kit serve` that is started again, on the same port, when it dies. */
export class MockProcess {
  /** @type {Options} */
  #options
  #log
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child
  /** @type {NodeJS.Timeout | undefined} */
  #restart
  #delay = firstDelay
  #isStopping = false

  /** @param {Options} options */
  constructor(options) {
    this.#options = options
    this.#log = createWriteStream(options.logFile, { flags: 'a' })
  }

  /** Starts the process. Rejects if it ends before it listens. */
  async start() {
    const { number, port, logFile } = this.#options
    const { child, isReady } = this.#spawn()
    const ended = new Promise((_, reject) => {
      const failure = new Error(`process ${number} ended before it listened. Its log is ${logFile}`)
      child.once('error', reject).once('close', () => reject(failure))
    })
    await Promise.race([isReady, ended])
    this.#options.say(`process ${number}  http://127.0.0.1:${port}  pid ${child.pid}`)
    this.#startAgainWhenEnded(child)
  }

  #spawn() {
    const { argv, port } = this.#options
    // In a process group of its own: a second signal, from the terminal, would end the process at once.
    const child = spawn(process.execPath, argv, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#child = child
    child.stdout.pipe(this.#log, { end: false })
    child.stderr.pipe(this.#log, { end: false })
    const isReady = new Promise(resolve => {
      let out = ''
      const look = (/** @type {Buffer} */ data) => {
        out += data
        if (!out.includes(`http://127.0.0.1:${port}/`)) return
        child.stdout.off('data', look)
        resolve(undefined)
      }
      child.stdout.on('data', look)
    })
    return { child, isReady }
  }

  /** @param {import('node:child_process').ChildProcess} child */
  #startAgainWhenEnded(child) {
    const { number, say } = this.#options
    const startedAt = performance.now()
    const onExit = (/** @type {number | null} */ code, /** @type {string | null} */ signal) => {
      if (this.#isStopping) return
      this.#delay =
        performance.now() - startedAt > longLife ? firstDelay : Math.min(this.#delay * 2, longestDelay)
      say(`process ${number} ended with ${signal ?? code}. It starts again in ${this.#delay} ms`)
      this.#restart = setTimeout(() => this.#startAgain(), this.#delay)
    }
    if (child.exitCode === null && child.signalCode === null) child.once('exit', onExit)
    else onExit(child.exitCode, child.signalCode)
  }

  #startAgain() {
    const { number, port, say } = this.#options
    const { child, isReady } = this.#spawn()
    isReady.then(() => say(`process ${number}  http://127.0.0.1:${port}  pid ${child.pid}`))
    this.#startAgainWhenEnded(child)
  }

  /** Stops the process after its requests in flight. @returns {Promise<number>} its exit code */
  async stop() {
    this.#isStopping = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (child === undefined) return 0
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      const kill = setTimeout(() => child.kill('SIGKILL'), patience)
      await exited
      clearTimeout(kill)
    }
    this.#log.end()
    return child.exitCode ?? 1
  }

  /** Ends the process at once. */
  kill() {
    this.#child?.kill('SIGKILL')
  }
}
