import { Agent, request } from 'node:http'
import type { Random } from '../../src/store/random.ts'

// Writers that remember what the server has acknowledged, so that a restarted server can be compared.

/** The address to which a link leads; null if the link is deleted. */
type Url = string | null

/** What is known of a link: the acknowledged address, and the address of a request without a response. */
interface Known {
  acknowledged: Url
  inFlight?: Url
}

interface Response {
  status: number
  body: string
}

/** Sends requests to one account, one after the other, until the connection breaks. */
export class Writer {
  readonly known = new Map<number, Known>()
  acknowledged = 0
  readonly #key: string
  readonly #random: Random
  #count = 0

  constructor(key: string, random: Random) {
    this.#key = key
    this.#random = random
  }

  /** Writes until the server is killed. Throws if it refuses a write. */
  async run(port: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    try {
      for (;;) await this.#write(agent, port)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error
    } finally {
      agent.destroy()
    }
  }

  /** Returns what the server has lost, or shows although nobody has sent it. */
  async lost(port: number): Promise<string[]> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const lost: string[] = []
    for (const [id, known] of this.known) {
      const { status, body } = await this.#send(agent, port, 'GET', `/links/${id}`)
      const found: Url = status === 404 ? null : String(JSON.parse(body).data.url)
      const isRight = found === known.acknowledged || ('inFlight' in known && found === known.inFlight)
      if (!isRight) lost.push(`${this.#key}: link ${id} is ${found}, acknowledged ${known.acknowledged}`)
      this.known.set(id, { acknowledged: found })
    }
    agent.destroy()
    return lost
  }

  async #write(agent: Agent, port: number): Promise<void> {
    const url = `https://shop.example/${this.#key}/${++this.#count}`
    const alive = [...this.known].filter(([, { acknowledged }]) => acknowledged !== null)
    const [id, known] = this.#random.pick(alive) ?? []
    if (id === undefined || known === undefined || this.#random.chance(0.4)) {
      const body = `url=${url}`
      const { data } = JSON.parse((await this.#send(agent, port, 'POST', '/links', body)).body)
      this.known.set(data.id, { acknowledged: url })
    } else {
      const isDelete = this.#random.chance(0.3)
      const inFlight = isDelete ? null : url
      this.known.set(id, { ...known, inFlight })
      await this.#send(agent, port, isDelete ? 'DELETE' : 'PUT', `/links/${id}`, `url=${url}`)
      this.known.set(id, { acknowledged: inFlight })
    }
    this.acknowledged++
  }

  #send(agent: Agent, port: number, method: string, path: string, body?: string): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.#key}`,
      'content-type': 'application/x-www-form-urlencoded',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    }
    return new Promise((resolve, reject) => {
      const sent = request({ agent, port, method, path: `/api/v1${path}`, headers }, async response => {
        let text = ''
        response.on('error', reject)
        response.on('data', chunk => {
          text += chunk
        })
        response.on('end', () => {
          const status = response.statusCode ?? 0
          if (method === 'GET' || status === 200) resolve({ status, body: text })
          else reject(new Error(`Failed to ${method} ${path}: ${status} ${text}`))
        })
      })
      sent.on('error', reject).end(body)
    })
  }
}
