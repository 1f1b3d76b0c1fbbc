import { expect, it } from 'vitest'
import { mayWrite, parseBaseUrl } from './base-url.ts'
import { UsageError } from './usage.ts'

it.for([
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010/api/v1', '127.0.0.1:4010', true],
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/api/v1', '127.0.0.1:4010', true],
  ['http://127.0.0.1:4010/api/v1', 'http://127.0.0.1:4010/api/v1', '127.0.0.1:4010', true],
  ['http://127.0.0.1:4010/api/v1//', 'http://127.0.0.1:4010/api/v1', '127.0.0.1:4010', true],
  ['http://127.9', 'http://127.0.0.9/api/v1', '127.0.0.9', true],
  ['http://[::1]:80', 'http://[::1]/api/v1', '[::1]', true],
  ['http://LOCALHOST', 'http://localhost/api/v1', 'localhost', true],
  ['http://localhost.example.com', 'http://localhost.example.com/api/v1', 'localhost.example.com', false],
  ['http://127.0.0.1.example.com', 'http://127.0.0.1.example.com/api/v1', '127.0.0.1.example.com', false],
  ['http://0.0.0.0', 'http://0.0.0.0/api/v1', '0.0.0.0', false],
  ['http://[::ffff:10.0.0.1]', 'http://[::ffff:a00:1]/api/v1', '[::ffff:a00:1]', false],
  ['https://Go.Example.com/links', 'https://go.example.com/links/api/v1', 'go.example.com', false],
] as const)('%s', ([text, url, host, loopback]) => {
  expect(parseBaseUrl(text)).toEqual({ url, host, loopback })
})

it.for([
  ['nothing', 'BASE_URL is not an address: nothing'],
  ['ftp://example.com', 'BASE_URL must start with http:// or https://, not ftp:'],
  ['http://me:secret@example.com', 'BASE_URL must not contain a user name or password'],
  ['http://example.com?key=1', 'BASE_URL must not contain a query or a fragment'],
  ['http://example.com#x', 'BASE_URL must not contain a query or a fragment'],
] as const)('%s is refused', ([text, message]) => {
  expect(() => parseBaseUrl(text)).toThrow(new UsageError(message))
})

it.for([
  ['http://127.0.0.1:80', undefined, true],
  ['http://localhost', 'go.example.com', true],
  ['https://go.example.com', undefined, false],
  ['https://go.example.com', 'go.example.com', true],
  ['https://go.example.com:8443', 'go.example.com', true],
  ['https://go.example.com:8443', 'go.example.com:8443', true],
  ['https://go.example.com', 'go.example.com:8443', false],
  ['https://go.example.com', 'example.com', false],
  ['https://go.example.com', 'go.example.com.', false],
  ['https://go.example.com', '*', false],
  ['https://go.example.com', '', false],
] as const)('%s with --allow-writes %s: %s', ([url, allowed, may]) => {
  expect(mayWrite(parseBaseUrl(url), allowed)).toBe(may)
})
