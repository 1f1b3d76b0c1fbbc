/** The form in which a browser saves requests. Each browser leaves out different members. */
export type Flavour = 'chrome' | 'firefox' | 'safari'

interface Sending {
  method?: string
  form?: Record<string, string>
  key?: string | null
}

/** Sends requests and records them as a browser does: HAR 1.2. */
export class RecordingBrowser {
  readonly #entries: object[] = []
  readonly #flavour: Flavour
  readonly #baseUrl: string
  readonly #key: string

  constructor(baseUrl: string, key: string, flavour: Flavour = 'chrome') {
    this.#baseUrl = baseUrl
    this.#key = key
    this.#flavour = flavour
  }

  /** The HAR file. */
  har(): string {
    const creator = { name: this.#flavour, version: '1' }
    return JSON.stringify({ log: { version: '1.2', creator, pages: [], entries: this.#entries } })
  }

  async send(path: string, { method = 'GET', form, key = this.#key }: Sending = {}): Promise<unknown> {
    const url = this.#baseUrl + path
    const body = form && new URLSearchParams(form).toString()
    const headers: Record<string, string> = { accept: 'application/json' }
    if (key !== null) headers.authorization = `Bearer ${key}`
    if (body !== undefined) headers['content-type'] = 'application/x-www-form-urlencoded'
    const startedAt = Date.now()
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    const text = await response.text()
    this.#entries.push({
      startedDateTime: new Date(startedAt).toISOString(),
      time: Date.now() - startedAt,
      request: {
        method,
        url,
        httpVersion: this.#flavour === 'chrome' ? 'http/2.0' : 'HTTP/2',
        headers: this.#headers(headers, url, method),
        queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
        cookies: [],
        ...(body !== undefined && { postData: this.#postData(body) }),
        headersSize: -1,
        bodySize: body?.length ?? 0,
      },
      response: {
        status: response.status,
        statusText: response.statusText,
        headers: [...response.headers].map(([name, value]) => ({ name, value })),
        content: this.#content(text, response.headers.get('content-type') ?? ''),
        redirectURL: '',
      },
      cache: {},
      timings: { send: 0, wait: Date.now() - startedAt, receive: 0 },
    })
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  #headers(sent: Record<string, string>, url: string, method: string) {
    const own = Object.entries(sent)
      // By default, Chrome leaves out what it calls sensitive data.
      .filter(([name]) => this.#flavour !== 'chrome' || name !== 'authorization')
      .map(([name, value]) => ({ name: this.#flavour === 'safari' ? title(name) : name, value }))
    if (this.#flavour !== 'chrome') return own
    const { host, pathname, search } = new URL(url)
    const pseudo = { ':method': method, ':authority': host, ':path': pathname + search, ':scheme': 'https' }
    return [...Object.entries(pseudo).map(([name, value]) => ({ name, value })), ...own]
  }

  #postData(text: string) {
    const params = text.split('&').map(pair => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value }
    })
    const mimeType = 'application/x-www-form-urlencoded'
    if (this.#flavour === 'firefox') return { mimeType, params: [], text }
    if (this.#flavour === 'safari') return { mimeType: `${mimeType}; charset=UTF-8`, params }
    return { mimeType, text, params }
  }

  #content(text: string, mimeType: string) {
    const size = Buffer.byteLength(text)
    if (this.#flavour === 'safari')
      return { size, mimeType, encoding: 'base64', text: Buffer.from(text).toString('base64') }
    return { size, mimeType, ...(text !== '' && { text }) }
  }
}

function title(name: string): string {
  return name.replace(/(^|-)[a-z]/g, letters => letters.toUpperCase())
}
