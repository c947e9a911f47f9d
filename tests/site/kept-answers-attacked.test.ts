// Whoever asks in an odd way must change nothing of what the next visitor gets.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { siteUnderTest } from '../support/addresses.ts'
import { test } from './test.ts'

type Said = { status: number; head: string; body: string }

/** Writes a request as it stands: no library makes it well-formed. */
function say(lines: readonly string[], url = new URL(siteUnderTest())): Promise<Said> {
  const { promise, resolve, reject } = Promise.withResolvers<Said>()
  const socket = connect(Number(url.port), url.hostname)
  const pieces: Buffer[] = []
  socket.on('data', (piece: Buffer) => pieces.push(piece))
  socket.on('error', reject)
  socket.on('close', () => {
    const [head = '', ...body] = Buffer.concat(pieces).toString('latin1').split('\r\n\r\n')
    resolve({ status: Number(head.split(' ')[1]), head, body: body.join('\r\n\r\n') })
  })
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1')
  return promise
}

const host = new URL(siteUnderTest()).host
const ask = (target: string, ...headers: string[]) => say([`GET ${target} HTTP/1.1`, `Host: ${host}`, ...headers])

/** A word that stands nowhere on the site: found again, it came from the attacker. */
const EVIL = 'angreifer-7f3k'
const oddHeaders = [
  [`X-Forwarded-Host: ${EVIL}.example`],
  [`X-Forwarded-Proto: http`, `X-Forwarded-Port: 1`, `X-Forwarded-Scheme: ${EVIL}`],
  [`Forwarded: host=${EVIL}.example;proto=http`],
  [`X-Original-URL: /verwaltung/${EVIL}`, `X-Rewrite-URL: /${EVIL}`, `X-HTTP-Method-Override: POST`],
  [`X-Host: ${EVIL}.example`, `X-Forwarded-Server: ${EVIL}`, `X-Forwarded-Prefix: /${EVIL}`],
  [`Cookie: sitzung=${EVIL}; __Host-x=${EVIL}; a="${EVIL}`],
  [`Authorization: Bearer ${EVIL}`],
  [
    `Accept-Language: ${EVIL}`,
    `User-Agent: ${EVIL}`,
    `Referer: https://${EVIL}.example/`,
    `Origin: https://${EVIL}.example`,
  ],
  [`Accept-Encoding: ${EVIL}, br;q=0, gzip;q=0`],
  [`Accept-Encoding: identity;q=0, *;q=0`],
  ['Range: bytes=0-9'],
  ['Range: bytes=9-0, 5-', 'If-Range: "x"'],
  ['If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT', 'If-None-Match: "x"'],
  ['If-Match: "x"', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Accept: application/json', `X-React-Router-Data: ${EVIL}`, 'Purpose: prefetch'],
]

/** Each page of its own, so that nothing of an earlier test is kept. */
const pages = ['/vermietung', '/wohnungen', '/ueber-uns', '/api/apartments', '/sitemap.xml', '/jobs.data']
const fresh = (() => {
  let number = 0
  return (page: string) => {
    number += 1
    return /vermietung|wohnungen|apartments/.test(page) ? `${page}?ort=Ort${number}x${process.pid}` : page
  }
})()

test('no header of one visitor is in what the next one gets', async () => {
  for (const page of pages) {
    for (const headers of oddHeaders) {
      const address = fresh(page)
      const odd = await ask(address, ...headers)
      const next = await ask(address)
      expect.soft(next.status, `${address} after ${headers[0]}`).toBe(200)
      expect.soft(next.head + next.body, `${address} after ${headers[0]}`).not.toContain(EVIL)
      expect.soft(next.head).not.toMatch(/content-encoding|content-range|set-cookie/i)
      expect.soft(odd.status, `${address} with ${headers[0]}`).toBeLessThan(500)
    }
  }
})

test('no Host but its own is written into a page', async () => {
  for (const page of pages) {
    for (const lines of [
      [`GET ${page} HTTP/1.1`, `Host: ${EVIL}.example`],
      [`GET ${page} HTTP/1.1`, `Host: ${host}:1@${EVIL}.example`],
      [`GET ${page} HTTP/1.1`, `Host: ${host}`, `Host: ${EVIL}.example`],
      [`GET http://${EVIL}.example${page} HTTP/1.1`, `Host: ${host}`],
      [`GET ${page} HTTP/1.0`],
    ]) {
      const { head, body, status } = await say(lines)
      expect.soft(head + body, lines.join(' ')).not.toContain(EVIL)
      expect.soft(status, lines.join(' ')).toBeLessThan(500)
    }
    expect((await ask(page)).body).not.toContain(EVIL)
  }
})

const oddTargets = [
  `/vermietung?ort=${EVIL}&ort=Rhens`,
  `/vermietung?ORT=${EVIL}`,
  `/vermietung?%6frt=${EVIL}`,
  `/vermietung?ort[]=${EVIL}`,
  `/vermietung?__proto__=${EVIL}&constructor=${EVIL}`,
  `/vermietung?utm_source=${EVIL}`,
  `/vermietung?x=%0d%0aX-Evil:${EVIL}`,
  `/vermietung;ort=${EVIL}`,
  `/vermietung?;ort=${EVIL}`,
  `/vermietung?ort=%C3%28${EVIL}`,
  `/vermietung?ort=%ff%fe${EVIL}`,
  `/vermietung#${EVIL}`,
  `/./vermietung?ort=${EVIL}`,
  `/vermietung%3fort=${EVIL}`,
  `//${EVIL}.example/vermietung`,
  `/\\${EVIL}.example/vermietung`,
  `/vermietung/%2e%2e/${EVIL}`,
  `/VERMIETUNG?ort=${EVIL}`,
  `/vermietung?${'a=1&'.repeat(3000)}ort=${EVIL}`,
  `/vermietung.data?_routes=${EVIL}`,
  `/vermietung.data.data?ort=${EVIL}`,
  `/_.data?_routes=${EVIL}`,
]

test('no odd address is kept as that of a plain one, nor leads to another site', async () => {
  for (const target of oddTargets) {
    const { status, head } = await ask(target)
    expect.soft(status, target).toBeLessThan(500)
    expect.soft(head, target).not.toMatch(/^x-evil/im)
    expect.soft(/^location: (.*)$/im.exec(head)?.[1] ?? '/', target).toMatch(/^\/(?![/\\])|^http:\/\/localhost/)
    for (const plain of ['/vermietung', '/vermietung?ort=Rhens', '/vermietung.data', '/', '/_.data']) {
      const next = await ask(plain)
      expect.soft(next.status, `${plain} after ${target}`).toBe(200)
      expect.soft(next.body, `${plain} after ${target}`).not.toContain(EVIL)
    }
  }
})

test('no other method’s answer is kept for those who read', async () => {
  for (const page of pages) {
    const address = fresh(page)
    for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE', 'PROPFIND', 'get', EVIL.toUpperCase()])
      await say([`${method} ${address} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0'])
    const { status, head, body } = await ask(address)
    expect(status, address).toBe(200)
    expect(body.length, address).toBe(Number(/^content-length: (\d+)$/im.exec(head)?.[1]))
    expect(body.length, address).toBeGreaterThan(10)
  }
})

test('a browser that left in the middle leaves the next one a whole answer', async () => {
  const address = fresh('/vermietung')
  const { port, hostname } = new URL(siteUnderTest())
  for (let turn = 0; turn < 5; turn += 1) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.write(`GET ${address} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    await wait(5 * turn)
    socket.destroy()
  }
  expect((await ask(address)).body).toContain('</html>')
})
