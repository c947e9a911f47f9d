import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exampleMessage } from '../../src/areas/company/contact/example-message.ts'
import { startSite, type Site } from '../support/site.ts'

const START_WITHIN_MS = 120_000
/** Of one person, whatever was typed. */
const victim = [
  'eva@example.org',
  'EVA@Example.org',
  'eva+bombe@example.org',
  'Eva+2@example.org',
  'eva+a+b@EXAMPLE.ORG',
] as const

let site: Site
beforeAll(async () => {
  const environment = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
  site = await startSite({ environment, from: process.env.E2E_DATA_DIR })
}, START_WITHIN_MS)
afterAll(() => site.stop())

let line = 0
/** Each from a line of its own, so that no limit of a line spares the victim. */
async function post(address: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  line += 1
  const forwarded = { 'X-Forwarded-For': `198.51.${Math.floor(line / 250)}.${line % 250}`, Origin: site.url }
  return fetch(site.url + address, { method: 'POST', body, redirect: 'manual', headers: { ...forwarded, ...headers } })
}

/** What differs by what was typed: the link, the wishes and the address, which travels sealed. */
const withoutOwn = (location: string) =>
  location.replace(/^\/vorgang\/[\dA-Z]{8}-[\da-f]{40}/, '/vorgang/…').replaceAll(/(ort|zimmer_von|an)=[^&]+&?/g, '')

function mailsToVictim(): number {
  const database = new DatabaseSync(path.join(site.dataDir, 'site.sqlite'), { timeout: 10_000, readOnly: true })
  const rows = database.prepare("select to_address from outbox where to_address like 'eva%' collate nocase").all()
  database.close()
  return rows.length
}

test('nobody fills a mailbox through all forms together, however its address is written', async () => {
  const answers = new Map<string, Set<string>>()
  const note = (form: string, { status, headers }: Response) => {
    answers.set(form, (answers.get(form) ?? new Set()).add(`${status} ${withoutOwn(headers.get('Location') ?? '')}`))
  }
  const references: string[] = []
  for (const [round, email] of [...victim, ...victim, ...victim].entries()) {
    const message = JSON.stringify(exampleMessage({ email, nachricht: `Nachricht ${round}` }))
    const json = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const sent = await post('/api/contact-messages', message, json)
    note('message', sent)
    references.push(((await sent.json()) as { reference: string }).reference)
    const ort = ['Rhens', 'Koblenz', 'Boppard'][round % 3]!
    note(
      'search',
      await post('/suchauftrag', new URLSearchParams({ email, haeufigkeit: 'daily', ort, zimmer_von: `${round % 4}` })),
    )
    note('incident', await post('/stoerungen', new URLSearchParams({ email, incident_id: 'aufzug-steht' })))
    const asked = { vorgangsnummer: references[0]!, email }
    note('link', await post('/vorgang/neuer-link', new URLSearchParams(asked)))
  }
  expect(mailsToVictim()).toBeGreaterThan(0)
  expect(mailsToVictim()).toBeLessThanOrEqual(6)
  // Every request arrived, and no answer tells what the mailbox got.
  expect(new Set(references).size).toBe(15)
  // But a request's own sender is promised no receipt that does not come.
  expect([...(answers.get('message') ?? [])].toSorted()).toEqual(['201 ', '201 /vorgang/…'])
  answers.delete('message')
  expect(answers.size).toBe(3)
  for (const [form, heard] of answers) expect([...heard], form).toHaveLength(1)
})

test('somebody else still gets their receipt', async () => {
  const message = JSON.stringify(exampleMessage({ email: 'evamaria@example.org' }))
  const json = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
  const before = mailsToVictim()
  expect((await post('/api/contact-messages', message, json)).status).toBe(201)
  expect(mailsToVictim()).toBe(before + 1)
})
