// Also on PostgreSQL: two requests at once.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { claimDue } from '#requests/outbox/deliver.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { withOwnerLink } from '#requests/outbox/with-owner-link.server.ts'
import type { QuarantineReason } from '#requests/request/receive.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { senderToken } from '#requests/request/sender-link.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { openOwn } from '../find-own.server.ts'
import { answerNewLink, sendNewLink } from './send-new-link.server.ts'

/** A request that was closed 100 days ago, with the link of its receipt. */
async function endedRequest(quarantine: QuarantineReason | null = null) {
  const app = await testApp()
  const open = await storedRequest(app, formKinds.damage_report, exampleDamage, quarantine)
  const token = senderToken(app.secret, open, app.clock.now())
  await requests(app.db).change(open.id, 1, { status: 'erledigt', closedAt: '2025-11-22T08:00:00.000Z' })
  return { app, id: open.id, reference: open.reference, token }
}

const inHours = (app: App, hours: number): App => ({
  ...app,
  clock: clockAt(new Date(app.clock.now().getTime() + hours * 60 * 60_000).toISOString()),
})

const linkMails = async (app: App) => (await outbox(app.db).list()).filter(({ purpose }) => purpose === 'link')

/** The token in the mail with the new link, as it leaves. */
async function mailedToken(app: App): Promise<string> {
  for (let mail = await claimDue(app); mail; mail = await claimDue(app)) {
    if (mail.purpose !== 'link') continue
    const { text } = await withOwnerLink(app, mail)
    return /\/vorgang\/(\S+)/.exec(text)?.[1] ?? ''
  }
  return ''
}

const post = (app: App, fields: Record<string, string>, clientAddress = '') =>
  answerNewLink(
    app,
    new Request('https://www.example.de/vorgang/neuer-link', { method: 'POST', body: new URLSearchParams(fields) }),
    clientAddress,
  )

const seen = (answer: Awaited<ReturnType<typeof post>>) =>
  answer instanceof Response
    ? { status: answer.status, to: answer.headers.get('Location') }
    : { status: answer.init?.status, ...answer.data }

test('a new link opens what the old one does not any more, for 30 days, and goes to the stored address alone', async () => {
  const { app, reference, token } = await endedRequest()
  expect((await openOwn(app, token)).kind).toBe('ended')
  const asked = { vorgangsnummer: reference, email: 'UEBEL@example.org' }
  expect(await sendNewLink(app, asked)).toBe('sent')
  expect(await linkMails(app)).toMatchObject([{ toAddress: 'uebel@example.org' }])
  const fresh = await mailedToken(app)
  expect((await openOwn(app, fresh)).kind).toBe('open')
  expect((await openOwn(inHours(app, 30 * 24), fresh)).kind).toBe('open')
  expect((await openOwn(inHours(app, 31 * 24), fresh)).kind).toBe('ended')
  expect((await openOwn(app, token)).kind).toBe('ended')
})

test('the ended link itself is enough to ask; a wrong, voided or suspicious one is not', async () => {
  const { app, id, token } = await endedRequest()
  expect(await sendNewLink(app, { token: `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}` })).toBe('unknown')
  expect(await sendNewLink(app, { token })).toBe('sent')
  await requests(app.db).change(id, 2, { linkVersion: 2 })
  expect(await sendNewLink(inHours(app, 2), { token })).toBe('unknown')
  expect(await linkMails(app)).toHaveLength(1)

  const spam = await endedRequest('honeypot')
  expect(await sendNewLink(spam.app, { token: spam.token })).toBe('unknown')
  const typed = { vorgangsnummer: spam.reference, email: exampleDamage.reporter_email }
  expect(await sendNewLink(spam.app, typed)).toBe('unknown')
  expect(await linkMails(spam.app)).toEqual([])
})

test('one mail an hour and three a day, however many ask at once', async () => {
  const { app, token } = await endedRequest()
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => sendNewLink(app, { token })))
  expect(outcomes.toSorted()).toEqual(['sent', ...Array<string>(5).fill('too-often')])
  const at = async (hours: number) => sendNewLink(inHours(app, hours), { token })
  expect(await at(0.9)).toBe('too-often')
  expect(await at(1.1)).toBe('sent')
  expect(await at(2.2)).toBe('sent')
  expect(await at(5)).toBe('too-often')
  expect(await at(24.1)).toBe('sent')
})

test('the answer is the same whether number and address fit or not, and none is so quick that it tells', async () => {
  const { app, reference, token } = await endedRequest()
  const vorgangsnummer = showReference(reference).toLowerCase()
  const tries = [
    { vorgangsnummer, email: 'uebel@example.org' },
    { vorgangsnummer, email: 'jemand@example.org' },
    { vorgangsnummer: '7K42-PXR8', email: 'uebel@example.org' },
    { link: token },
    { link: 'erfunden' },
  ]
  for (const fields of tries) {
    const startedAt = performance.now()
    expect(seen(await post(app, fields))).toEqual({ status: 303, to: '/vorgang/neuer-link?angefordert=ja' })
    // Timers may be a little early, never this much.
    expect(performance.now() - startedAt).toBeGreaterThan(250)
  }
  expect(await linkMails(app)).toHaveLength(1)
})

test('what is missing is said, and what was typed is kept', async () => {
  const { app } = await endedRequest()
  const values = { vorgangsnummer: '7K42', email: 'uebel@' }
  expect(seen(await post(app, values))).toEqual({
    status: 422,
    errors: {
      vorgangsnummer: 'Bitte geben Sie die Vorgangsnummer ein, zum Beispiel 7K42-PXR8.',
      email: 'Bitte geben Sie die E-Mail-Adresse ein, die Sie uns genannt haben.',
    },
    values,
  })
  expect(seen(await post(app, {}))).toMatchObject({ status: 422, values: {} })
  expect(seen(await post(app, { email: 'a'.repeat(20_000) }))).toMatchObject({ status: 413 })
})

test('one line asks five times in ten minutes', async () => {
  const { app } = await endedRequest()
  const values = { vorgangsnummer: '7K42-PXR8', email: 'jemand@example.org' }
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(app, values, '203.0.113.7')))
  expect(answers.map((answer) => seen(answer).status).toSorted()).toEqual([303, 303, 303, 303, 303, 429])
  expect(answers.map(seen).find(({ status }) => status === 429)).toMatchObject({ title: 'Zu viele Anfragen', values })
})
