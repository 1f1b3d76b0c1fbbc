// Serves the page: `PORT=4179 node app/serve.mjs`.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'

const page = await readFile(new URL('index.html', import.meta.url))
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
}).listen(Number(process.env.PORT ?? 4179), '127.0.0.1')
