import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The only valid key of the service. */
export const key = 'key-of-the-tests'

const cli = fileURLToPath(new URL('../node_modules/shortlink-kit/dist/cli.js', import.meta.url))

/** A process that runs `shortlink-kit serve`. */
export interface Service {
  baseUrl: string
  port: number
  /** Method and path of every received request. */
  requests: string[]
  stop(): Promise<void>
}

export async function startService(port = 0): Promise<Service> {
  const process = spawn('node', [cli, 'serve', '--port', String(port), '--key', key, '--log', 'json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const requests: string[] = []
  const baseUrl = await new Promise<string>((resolve, reject) => {
    process.on('error', reject)
    process.on('exit', code => reject(new Error(`Failed to start the service: it ended with ${code}.`)))
    createInterface(process.stdout).on('line', line => {
      const entry: { event?: string; baseUrl?: string; method?: string; path?: string } = JSON.parse(line)
      if (entry.baseUrl !== undefined) resolve(entry.baseUrl)
      else if (entry.method !== undefined) requests.push(`${entry.method} ${entry.path}`)
    })
  })
  return {
    baseUrl,
    port: Number(new URL(baseUrl).port),
    requests,
    async stop() {
      const ended = once(process, 'exit')
      process.kill('SIGKILL')
      await ended
    },
  }
}
