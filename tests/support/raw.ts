import { connect, type Socket } from 'node:net'

/** An answer as it stood on the wire. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** What a raw exchange sends: bytes, a pause in milliseconds, or the half-close that says nothing more will come. */
export type Piece = string | Uint8Array | number | 'end'

export interface RawOptions {
  /** How many answers to wait for, 1 if left out; Infinity waits until the server closes. */
  answers?: number
  /** The methods of the requests in order: an answer to HEAD has no body. */
  methods?: string[]
  /** Where the server listens, 127.0.0.1 if left out. */
  host?: string
}

/** What came back, and whether the server closed the connection, and how: cleanly or by a reset. */
export interface RawExchange {
  answers: RawAnswer[]
  closed: 'no' | 'cleanly' | 'reset'
}

/** Sends pieces over a connection of their own and reads until the answers are there or the server closes. */
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
    // A reset drops what was not read yet, so that what came before it counts as come.
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

/** The whole answers at the start of some bytes. Throws where they are none of HTTP/1.1. */
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
    if (Number.isNaN(length)) throw new Error('Failed to read an answer: it does not tell its length')
    if (bytes.length < end + 4 + length) return answers
    at = end + 4 + length
    answers.push({ status, headers, text: bytes.toString('utf8', end + 4, at) })
    if (status >= 200) final++
  }
}
