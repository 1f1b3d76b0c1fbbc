import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Reply } from './wire.ts'

export interface Listener {
  /** `http://127.0.0.1:PORT` */
  origin: string
  close(): Promise<void>
}

export type Answerer = (request: IncomingMessage & { body: string }) => Promise<Reply>

/** Serves on a free port of this machine. */
export async function listen(answer: Answerer): Promise<Listener> {
  const sockets = new Set<Socket>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.on('error', () => {})) body += chunk
    send(response, await answer(Object.assign(request, { body })))
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const { status, headers = {}, json, text, drop, drips, bytes } = reply
  if (drop || response.destroyed || response.socket === null) {
    response.socket?.destroy()
    return
  }
  if (bytes !== undefined) {
    bytes(response.socket)
    return
  }
  const body = text ?? (json === undefined ? '' : JSON.stringify(json))
  const type = text === undefined ? 'application/json' : 'text/html'
  const typed = body === '' ? {} : { 'content-type': type }
  response.writeHead(status, { ...typed, ...headers })
  if (drips) {
    let sent = 0
    const drop = setInterval(() => response.write(body[sent++ % body.length] ?? ' '), 50)
    response.on('close', () => clearInterval(drop))
    return
  }
  response.end(status === 204 || status === 304 ? undefined : body)
}
