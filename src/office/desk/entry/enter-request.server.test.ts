// Also on PostgreSQL: transactions.
import { expect, test } from 'vitest'
import { examplePdf } from '#platform/files/example-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { ofRequest } from '#requests/outbox/message.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { readReference } from '#requests/request/reference.ts'
import { requests } from '#requests/request/repository.server.ts'
import { appWithFolder, file, requestOf } from '#requests/request/test-uploads.server.ts'
import type { App } from '#platform/app.server.ts'
import { roleNames, roles } from '#office/frame/access/roles.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { readFormWithFiles } from '../request/attachments/read-request-form.server.ts'
import { queueAnswer } from '../request/answer/queue-answer.server.ts'
import { takenBy } from './came-by.ts'
import { entryForms, entryGroups, findEntryForm } from './entry-form.server.ts'
import { enterRequest, entryRules } from './enter-request.server.ts'

const anna = exampleStaff('leitung', { id: 'anna', name: 'Anna Beck' })

async function enter(app: App, kind: string, fields: Record<string, string | File>) {
  const entry = findEntryForm('leitung', `/verwaltung/anfragen/neu/${kind}`)
  const form = new FormData()
  for (const [name, value] of Object.entries({ idempotency_key: app.newId(), ...fields })) form.append(name, value)
  return enterRequest(app, anna, entry, await readFormWithFiles(app, await requestOf(form), entryRules(entry)))
}

async function stored(app: App, entered: Awaited<ReturnType<typeof enter>>) {
  if (!entered.ok) throw new Error(JSON.stringify(entered))
  const request = await requests(app.db).findByReference(readReference(entered.reference) ?? '')
  if (!request) throw new Error('not stored')
  return request
}

const report = {
  herkunft: 'telefon',
  damage_description: 'Die Heizung bleibt kalt.',
  damage_location: 'Wohnzimmer',
  building_address: 'Mainzer Straße 5',
  urgency_level: 'high',
  reporter_name: 'Erna Alt',
  reporter_email: '',
  reporter_phone: '02628 1234',
}

test('without an address a report is stored, marked, and nobody but the office gets a mail', async () => {
  const { app } = await appWithFolder()
  const request = await stored(app, await enter(app, 'damage_report', report))
  expect(request).toMatchObject({ contactName: 'Erna Alt', contactEmail: '', cameBy: 'telefon', enteredBy: 'anna' })
  expect(request.payload).toMatchObject({ reporter_email: '' })
  expect(takenBy(request, () => 'Anna Beck')).toBe('Am Telefon aufgenommen von Anna Beck')
  const mails = await outbox(app.db).list({ of: ofRequest(request.id) })
  expect(mails.map(({ purpose }) => purpose)).toEqual(['notice'])
  const events = await requests(app.db).listEvents(request.id)
  // Both at one moment.
  expect(events.toSorted((one, other) => other.kind.localeCompare(one.kind))).toMatchObject([
    { kind: 'received' },
    { kind: 'entered', detail: 'telefon', actor: 'anna' },
  ])
  // A refusal, an invitation: their words stay, no mail leaves.
  const answered = await app.db
    .transaction()
    .execute((trx) => queueAnswer(app, trx, null, request, { subject: 'Stand', text: 'Wir kommen.' }))
  expect(answered.outboxId).toBeNull()
  expect(await outbox(app.db).list({ of: ofRequest(request.id) })).toHaveLength(1)
})

test('with an address the receipt goes there, and the scan of the letter is kept', async () => {
  const { app, lying } = await appWithFolder()
  const letter = { ...report, herkunft: 'brief', reporter_email: 'erna@example.org', scan: file('B.pdf', examplePdf()) }
  const request = await stored(app, await enter(app, 'damage_report', letter))
  const mails = await outbox(app.db).list({ of: ofRequest(request.id) })
  expect(mails.map(({ purpose, toAddress }) => [purpose, toAddress])).toContainEqual(['receipt', 'erna@example.org'])
  expect(await requestFiles(app.db).listByRequest(request.id)).toMatchObject([
    { field: 'scan', originalName: 'B.pdf', messageId: null },
  ])
  expect(lying()).toEqual({ stored: [expect.any(String)], waiting: [] })
})

test('the rules of the form hold: what is wrong has its message, and no file is left', async () => {
  const { app, lying } = await appWithFolder()
  const wrong = {
    ...report,
    herkunft: 'fax',
    damage_description: 'kalt',
    reporter_email: 'erna@',
    scan: file('B.pdf', examplePdf()),
  }
  expect(await enter(app, 'damage_report', wrong)).toMatchObject({
    ok: false,
    status: 422,
    errors: {
      herkunft: 'Bitte wählen Sie, wie die Anfrage kam.',
      damage_description: 'Beschreibung muss mindestens 10 Zeichen lang sein',
      reporter_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    },
  })
  expect(await requests(app.db).list()).toEqual([])
  expect(lying()).toEqual({ stored: [], waiting: [] })
})

test('the same form sent twice is one request, and an application names its flat or building', async () => {
  const { app } = await appWithFolder()
  const once = { ...report, idempotency_key: 'one-form-load' }
  const [first, again] = [await enter(app, 'damage_report', once), await enter(app, 'damage_report', once)]
  expect(again).toEqual(first)
  const refused = await enter(app, 'tenant_application', { applicant_email: '', herkunft: 'schalter' })
  expect(refused).toMatchObject({ ok: false, errors: { property_id: 'Bitte wählen Sie ein Gebäude' } })
})

test('every form of a role is offered, with each of its fields but those that only its page fills in', () => {
  for (const role of roleNames) {
    const offered = new Set(entryForms(role).map(({ kind }) => kind.kind))
    // A mail has no form.
    expect([...offered]).toEqual(roles[role].writesKinds.filter((kind) => kind !== 'email_message'))
  }
  for (const { form, address } of entryForms('leitung')) {
    const drawn = entryGroups(form, { job: [], apartment_id: [], property_id: [] }).flatMap(({ fields }) => fields)
    const asked = Object.entries(form.fields).filter(
      ([name, { hasInput = true, isSwitchedOff, staysInForm }]) =>
        (hasInput || name === 'job') && !isSwitchedOff && !staysInForm,
    )
    expect(drawn.map(([name]) => name).toSorted(), address).toEqual(asked.map(([name]) => name).toSorted())
  }
})
