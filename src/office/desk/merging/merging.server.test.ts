// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { formKinds } from '#areas/kinds.server.ts'
import type { App } from '#platform/app.server.ts'
import { clockAt } from '#platform/clock.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest, type RequestChange } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { tags } from '#requests/request/tags/repository.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { exampleDamage } from '#areas/example-damage.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { inboxQuery, readFilters } from '../inbox/filters.ts'
import { readRows } from '../inbox/read-rows.server.ts'
import { requestStamp } from '#office/frame/live/stamp/repository.server.ts'
import { changeRequest } from '../request/change-request.server.ts'
import { contactMessage, events, leitung, post } from '../request/sorting/test-request.server.ts'
import { findCandidates } from './candidates.server.ts'
import { merge, separate } from './merge.server.ts'
import { readMergedThread } from './merged-thread.server.ts'
import { findOther, previewMerge } from './preview.server.ts'

const fresh = async (app: App, { id }: StoredRequest) => {
  const found = await requests(app.db).findById(id)
  if (!found) throw new Error('gone')
  return found
}

/** A damage report and a message about it, from the same address unless said otherwise. */
async function twoOfOneMatter(email = 'Uebel@example.org') {
  const app = await testApp()
  const damage = await storedRequest(app, formKinds.damage_report, exampleDamage)
  const mail = await contactMessage(app, { email })
  return { app, damage, mail }
}

const mergeThem = async (app: App, closing: StoredRequest, surviving: StoredRequest, staff = leitung) =>
  merge(app, staff, { closing: await fresh(app, closing), surviving: await fresh(app, surviving) })

const change = async (app: App, request: StoredRequest, changes: RequestChange) =>
  requests(app.db).change(request.id, (await fresh(app, request)).version, changes)

const write = (app: App, { id }: StoredRequest, origin: 'office' | 'sender', body: string, createdAt: string) =>
  messages(app.db).add(id, {
    id: app.newId(),
    origin,
    body,
    createdAt,
    staffId: origin === 'office' ? 'petra' : null,
    subject: null,
    outboxId: null,
    templateKey: null,
  })

const shown = { names: new Map<string, string>(), isKept: false, isHidden: false }
const threadOf = (app: App, surviving: StoredRequest, staff = leitung) => readMergedThread(app, staff, surviving, shown)

test('one is closed and names the other, both timelines and the log say so, and nothing of it is moved', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  await write(app, mail, 'sender', 'Es tropft.', '2026-03-01T08:00:00.000Z')
  expect(await mergeThem(app, mail, damage)).toBe('merged')
  expect(await fresh(app, mail)).toMatchObject({
    status: 'erledigt',
    closedAt: '2026-03-02T08:00:00.000Z',
    mergedInto: damage.id,
    messageAt: null,
  })
  // An unanswered message waits at the request that goes on.
  expect(await fresh(app, damage)).toMatchObject({ status: 'neu', messageAt: '2026-03-01T08:00:00.000Z', version: 2 })
  expect(await events(app, mail)).toContain(`merged ${showReference(damage.reference)}\nneu`)
  expect(await events(app, damage)).toContain(`has-merged ${showReference(mail.reference)}`)
  expect((await messages(app.db).list(mail.id)).map(({ body }) => body)).toEqual(['Es tropft.'])
  expect((await auditLog(app.db).list({ limit: 1 }))[0]).toMatchObject({
    action: 'request.merged',
    detail: showReference(damage.reference),
  })
})

test('the thread of the one that goes on has both, each part with its number, and live pages notice news of either', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  await mergeThem(app, mail, damage)
  const before = await requestStamp(app.db, damage.id)
  const happenedAt = '2026-03-02T09:00:00.000Z'
  const note = { id: app.newId(), kind: 'note', detail: 'Eilt.', actor: 'petra', happenedAt }
  await requests(app.db).addEvent(mail.id, note)
  expect(await requestStamp(app.db, damage.id)).not.toBe(before)
  const { timeline, requests: threads } = await threadOf(app, damage)
  const reference = showReference(mail.reference)
  expect(timeline.filter(({ part }) => part).map(({ text, origin }) => [text, origin?.reference])).toEqual(
    expect.arrayContaining([
      ['Frage\nGuten Tag.', reference],
      ['Eilt.', reference],
    ]),
  )
  expect(threads).toMatchObject([{ reference, name: 'Klaus Kontakt', isOthers: false }])

  await write(app, mail, 'sender', 'Es tropft.', '2026-03-02T07:00:00.000Z')
  const rowOf = async (staff = leitung) => {
    const query = inboxQuery(readFilters(new URLSearchParams()), staff, app.clock.now())
    return readRows(app, staff, (await inbox(app.db).page(query, staff.id)).rows, new Map())
  }
  expect(await rowOf()).toMatchObject([{ reference: damage.reference, last: { text: 'Es tropft.' } }])
  expect(await rowOf(exampleStaff('technik')), 'of a kind that the role does not see').toMatchObject([{ last: null }])
})

test('whose role does not see a kind reads nothing of it, and is told that it is there', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  await mergeThem(app, mail, damage)
  expect(await threadOf(app, damage, exampleStaff('technik'))).toEqual({
    requests: [expect.objectContaining({ reference: showReference(mail.reference), name: null })],
    timeline: [],
    said: [],
    files: [],
  })
  expect(await mergeThem(app, damage, mail, exampleStaff('technik'))).toBe('refused')
})

test('separated again it is as far as it was; opening it does the same, and what was closed before stays closed', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  await change(app, mail, { status: 'wartet' })
  await mergeThem(app, mail, damage)
  const { status } = await post(app, mail, { intent: 'trennen', version: String((await fresh(app, mail)).version) })
  expect(status).toBe(302)
  expect(await fresh(app, mail)).toMatchObject({ status: 'wartet', mergedInto: null, closedAt: null })
  expect(await events(app, damage)).toContain(`has-separated ${showReference(mail.reference)}`)

  await mergeThem(app, mail, damage)
  expect(await changeRequest(app, leitung, await fresh(app, mail), { status: 'in_arbeit' })).toBe('changed')
  expect(await fresh(app, mail)).toMatchObject({ status: 'in_arbeit', mergedInto: null })

  app.clock = clockAt('2026-03-03T08:00:00.000Z')
  await changeRequest(app, leitung, await fresh(app, mail), { status: 'erledigt' })
  await mergeThem(app, mail, damage)
  expect(await separate(app, leitung, await fresh(app, mail))).toBe('changed')
  expect(await fresh(app, mail)).toMatchObject({ status: 'erledigt', mergedInto: null })
})

test('an answer to the other sender goes out under their own number, settles what they wrote, and separates nothing', async () => {
  const { app, damage, mail } = await twoOfOneMatter('anna@example.org')
  await app.db.insertInto('staff').values(exampleStaffRow(leitung.id)).execute()
  await mergeThem(app, mail, damage)
  await write(app, mail, 'sender', 'Wann kommt jemand?', '2026-03-02T07:00:00.000Z')
  expect((await fresh(app, damage)).messageAt).toBe('2026-03-02T07:00:00.000Z')
  const { version } = await fresh(app, mail)
  const seen = await merged(app.db).newestMessage(mail.id)
  const answer = { subject: 'Aufzug', body: 'Morgen.', version: String(version), seen }
  await post(app, mail, { intent: 'antwort-warten', ...answer })
  expect((await messages(app.db).list(mail.id)).map(({ body }) => body)).toEqual(['Wann kommt jemand?', 'Morgen.'])
  expect(await fresh(app, mail)).toMatchObject({ status: 'erledigt', mergedInto: damage.id })
  expect((await fresh(app, damage)).messageAt).toBeNull()
})

test('of two who merge the same at once, one collides and nothing is half done', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  const [one, other] = [
    { closing: mail, surviving: damage },
    { closing: damage, surviving: mail },
  ]
  const outcomes = await Promise.all([merge(app, leitung, one), merge(app, leitung, other)])
  expect(outcomes.filter((outcome) => outcome === 'merged')).toHaveLength(1)
  const both = [await fresh(app, damage), await fresh(app, mail)]
  expect(both.filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1)
  expect(
    await merge(app, leitung, { closing: { ...mail, version: 7 }, surviving: { ...damage, version: 9 } }),
  ).not.toBe('merged')
})

test('what must stay two stays two', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  const as = async (request: StoredRequest, row: Record<string, string | number | null>) => {
    await app.db.updateTable('submissions').set(row).where('id', '=', request.id).execute()
  }
  const third = await contactMessage(app, { email: 'uebel@example.org' })
  const outcome = () => mergeThem(app, mail, damage)

  await as(mail, { kind: 'job_application' })
  expect(await outcome(), 'nobody but the management reads both').toBe('refused')
  await as(mail, { kind: 'tenant_application' })
  expect(await outcome(), 'before the shortlist').toBe('refused')
  await as(mail, { shortlisted_at: '2026-03-02T08:00:00.000Z', contact_email: 'anna@example.org' })
  expect(await outcome(), "another person's application").toBe('refused')
  await as(mail, { contact_email: 'uebel@example.org' })
  expect(await outcome(), 'an application is decided by itself').toBe('refused')
  await as(damage, { kind: 'tenant_application', shortlisted_at: '2026-03-02T08:00:00.000Z' })
  expect(await outcome(), 'two applications').toBe('refused')
  await as(damage, { kind: 'damage_report', shortlisted_at: null })
  await as(mail, { kind: 'contact_message', shortlisted_at: null, alarm: 2 })
  expect(await outcome(), 'an emergency would be closed').toBe('refused')
  await as(mail, { alarm: 0, closed_reason: 'zurueckgezogen' })
  expect(await outcome(), 'withdrawn').toBe('refused')
  await as(mail, { closed_reason: null, quarantined: 1 })
  expect(await outcome(), 'spam').toBe('refused')
  await as(mail, { quarantined: 0 })
  await as(damage, { status: 'erledigt' })
  expect(await outcome(), 'the other one is closed').toBe('refused')
  await as(damage, { status: 'neu' })
  expect(await mergeThem(app, third, mail)).toBe('merged')
  expect(await outcome(), 'it has one itself').toBe('refused')
  expect(await mergeThem(app, damage, third), 'it is one itself').toBe('refused')
  expect(await mergeThem(app, damage, mail)).toBe('merged')
})

test('the preview says what will be so, and turns round what works only the other way', async () => {
  const { app, damage, mail } = await twoOfOneMatter('anna@example.org')
  await tags(app.db).add(mail, 'Versicherung')
  await write(app, mail, 'sender', 'Es tropft.', '2026-03-01T08:00:00.000Z')
  const [from, into] = [showReference(mail.reference), showReference(damage.reference)]
  const later = { ...mail, receivedAt: '2026-03-02T09:00:00.000Z' }
  const preview = await previewMerge(app, later, { other: damage, survivor: '' })
  expect([preview.closing.reference, preview.surviving.reference, preview.fault, preview.mayTurn]).toEqual([
    from,
    into,
    null,
    true,
  ])
  const text = preview.happens.join('\n')
  expect(text).toContain('(die Angaben und 1 Nachricht)')
  expect(text).toContain(`Schlagwörter bleiben an ${from}: „Versicherung“.`)
  expect(text).toContain(`Klaus Kontakt sieht weiter nur, was zu ${from} gehört, und nichts aus ${into}`)
  expect(text).toContain('Die Rolle „Technik“ sieht die Art')
  expect(text).toContain('Es geht keine E-Mail hinaus')
  expect((await previewMerge(app, mail, { other: damage, survivor: from })).closing.reference).toBe(into)
  // As an emergency the mail has to be the one that goes on.
  await app.db.updateTable('submissions').set({ alarm: 2 }).where('id', '=', mail.id).execute()
  const turned = await previewMerge(app, await fresh(app, mail), { other: damage, survivor: '' })
  expect([turned.surviving.reference, turned.mayTurn]).toEqual([from, false])
  const wrong = await previewMerge(app, await fresh(app, mail), { other: damage, survivor: into })
  expect([wrong.fault, wrong.happens, wrong.mayTurn]).toEqual([
    `${from} kam als Notfall oder Gefahr und muss der bleiben, der weitergeht.`,
    [],
    true,
  ])
  expect(await findOther(app, exampleStaff('technik'), from)).toBeNull()
})

test('the same person and the same house come first; a search says why something cannot be chosen', async () => {
  const { app, damage, mail } = await twoOfOneMatter()
  const stranger = await contactMessage(app, { email: 'anna@example.org' })
  expect(await findCandidates(app, leitung, mail, '')).toMatchObject([
    { label: 'Von derselben Person', candidates: [{ reference: showReference(damage.reference), fault: null }] },
  ])
  await mergeThem(app, stranger, damage)
  const found = async (request: StoredRequest) =>
    (await findCandidates(app, leitung, mail, showReference(request.reference)))[0]?.candidates
  expect(await found(stranger)).toMatchObject([{ fault: expect.stringContaining('Schon zusammengeführt') }])
  expect(await found(mail), 'not itself').toEqual([])
  await app.db.updateTable('submissions').set({ kind: 'tenant_application' }).where('id', '=', damage.id).execute()
  expect(await found(damage)).toMatchObject([
    { contactName: `Bewerbung ${showReference(damage.reference)}`, fault: expect.stringContaining('engeren Auswahl') },
  ])
  expect(await findCandidates(app, leitung, mail, '')).toEqual([])
})
