import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleMessage } from '../../src/areas/company/contact/example-message.ts'
import { ask } from './harness/ask.ts'
import { expect, test } from './support.ts'

test.setTimeout(120_000)

const idle = { timeout: 20_000 }

/** Connections of this machine as `local remote state`, by port; state 06 waits after our own end (proc(5)). */
function connections(): string[] {
  const lines = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const [, local = '', remote = '', state = ''] = line.trim().split(/\s+/)
    const port = (address: string) => Number.parseInt(address.split(':')[1] ?? '', 16)
    return `${port(local)} ${port(remote)} ${state}`
  })
}

test('connections to the site are used again, and the proxy ends them before the site does', async ({ behind }) => {
  const { site } = behind.ports
  const pair = (line: string) => line.replace(/ \w+$/, '')
  const noneIsOpen = () =>
    expect
      .poll(() => connections().filter((line) => line.startsWith(`${site} `) && line.endsWith(' 01')), idle)
      .toEqual([])
  await noneIsOpen()
  const before = new Set(connections().map(pair))
  const made = () => connections().filter((line) => !before.has(pair(line)))

  for (let count = 0; count < 60; count += 1) await ask(behind, { path: '/api/trades', from: '127.0.3.1' })
  expect(made().filter((line) => line.split(' ')[1] === String(site)).length).toBeLessThan(15)
  await noneIsOpen()
  expect(made().filter((line) => line.startsWith(`${site} `) && line.endsWith(' 06'))).toEqual([])
})

test('heads as large as the site takes pass, larger ones are refused', async ({ behind }) => {
  const head = (letters: number) => ({ path: '/kontakt', headers: { Cookie: `a=${'x'.repeat(letters)}` } })
  expect((await ask(behind, head(12_000))).status).toBe(200)
  expect((await ask(behind, { path: `/wohnungen?ort=${'x'.repeat(7000)}` })).status).toBe(200)
  expect([400, 431, 502, 503]).toContain((await ask(behind, head(60_000))).status)
  expect((await ask(behind, head(10))).status).toBe(200)
})

test('a restart under load fails nobody', async ({ behind }) => {
  const wrong: string[] = []
  const over = new AbortController()
  const agent = new https.Agent({ keepAlive: true })
  const readers = Array.from({ length: 4 }, async (_, index) => {
    while (!over.signal.aborted) {
      const from = `127.0.4.${index + 1}`
      const answer = await ask(behind, { path: '/kontakt', from, agent }).catch((error: unknown) => String(error))
      if (typeof answer === 'string' || answer.status !== 200)
        wrong.push(typeof answer === 'string' ? answer : `${answer.status}`)
      await wait(30)
    }
  })
  let line = 0
  const writer = async () => {
    while (!over.signal.aborted) {
      line += 1
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
      const sent = { path: '/api/contact-messages', method: 'POST', headers, body: JSON.stringify(exampleMessage()) }
      const answer = await ask(behind, { ...sent, from: `127.0.5.${line}` }).catch((error: unknown) => String(error))
      if (typeof answer === 'string' || answer.status !== 201)
        wrong.push(`write: ${typeof answer === 'string' ? answer : answer.status}`)
      await wait(300)
    }
  }
  const writing = writer()
  const served = () => behind.site.said().split(`http://localhost:${behind.ports.site}`).length
  for (let round = 0; round < 3; round += 1) {
    const before = served()
    behind.site.signal('SIGHUP')
    await expect.poll(served, { timeout: 60_000 }).toBeGreaterThan(before)
    await wait(1000)
  }
  over.abort()
  await Promise.all([...readers, writing])
  agent.destroy()
  expect(wrong).toEqual([])
})
