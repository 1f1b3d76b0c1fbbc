import { connect, type Socket } from 'node:net'

/** A raw response. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** A part of a raw exchange: bytes, a pause in milliseconds, or a half-close. */
export type Piece = string | Uint8Array | number | 'end'

export interface RawOptions {
  /** Number of responses to wait for, 1 by default. Infinity waits until the server closes. */
  answers?: number
  /** The methods of the requests in order, because a response to HEAD has no body. */
  methods?: string[]
  /** The host of the server, 127.0.0.1 by default. */
  host?: string
}

/** The responses, and whether and how the server closed the connection: cleanly or by a reset. */
export interface RawExchange {
  answers: RawAnswer[]
  closed: 'no' | 'cleanly' | 'reset'
}

/** Sends parts over a new connection, and reads until the responses are complete or the server closes. */
export async function exchange(
  port: number,
  pieces: readonly Piece[],
  options: RawOptions = {},
): Promise<RawExchange> {
  const { answers: wanted = 1, methods = [], host = '127.0.0.1' } = options
  const socket = connect({ port, host, noDelay: true })
  const chunks: Buffer[] = []
  const result: RawExchange = { answers: [], closed: 'no' }
  const done = new Promise<void>(resolve => {
    socket.on('data', chunk => {
      chunks.push(chunk)
      if (wanted === Number.POSITIVE_INFINITY) return
      result.answers = parseAnswers(Buffer.concat(chunks), methods)
      if (result.answers.filter(({ status }) => status >= 200).length >= wanted) resolve()
    })
    // A reset discards unread data, so the data before it counts as received.
    socket.on('error', () => {
      result.closed = 'reset'
    })
    socket.on('end', () => {
      if (result.closed === 'no') result.closed = 'cleanly'
      resolve()
    })
    socket.on('close', () => resolve())
  })
  await Promise.race([send(socket, pieces), done])
  await done
  result.answers = parseAnswers(Buffer.concat(chunks), methods)
  socket.destroy()
  return result
}

async function send(socket: Socket, pieces: readonly Piece[]): Promise<void> {
  for (const piece of pieces) {
    if (!socket.writable) return
    if (typeof piece === 'number') await new Promise(resolve => setTimeout(resolve, piece))
    else if (piece === 'end') socket.end()
    else socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)
  }
}

/** The complete responses at the start of some bytes. Throws if they are not HTTP/1.1. */
export function parseAnswers(bytes: Buffer, methods: readonly string[]): RawAnswer[] {
  const answers: RawAnswer[] = []
  let final = 0
  let at = 0
  for (;;) {
    const end = bytes.indexOf('\r\n\r\n', at)
    if (end === -1) return answers
    const [line = '', ...lines] = bytes.toString('latin1', at, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) ?.*$/.exec(line)?.[1])
    if (!status) throw new Error(`Failed to read an answer: ${JSON.stringify(line.slice(0, 80))}`)
    const headers: Record<string, string> = {}
    for (const header of lines) {
      const colon = header.indexOf(':')
      headers[header.slice(0, colon).toLowerCase()] = header.slice(colon + 1).trim()
    }
    const empty = status < 200 || status === 204 || methods[final] === 'HEAD'
    const length = empty ? 0 : Number(headers['content-length'])
    if (Number.isNaN(length)) throw new Error('Failed to read a response: it has no length')
    if (bytes.length < end + 4 + length) return answers
    at = end + 4 + length
    answers.push({ status, headers, text: bytes.toString('utf8', end + 4, at) })
    if (status >= 200) final++
  }
}
