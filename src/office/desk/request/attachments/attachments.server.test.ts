// Also on PostgreSQL: transactions and files.
import { randomFillSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exampleStaffRow } from '#platform/database/example-staff-row.ts'
import { exampleDocx, examplePdf, examplePng } from '#platform/files/example-files.ts'
import { asFile, expectedOf, sentFiles, takenFor } from '#platform/files/test-sent-files.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { mailFile } from '#requests/mail/mailer.server.ts'
import { startOutboxWorker } from '#requests/outbox/worker.server.ts'
import { exampleKind, exampleMessage } from '#requests/request/example-kind.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import { appWithFolder, file, requestOf } from '#requests/request/test-uploads.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { requestAction } from '../actions.server.ts'
import { readFormWithFiles } from './read-request-form.server.ts'
import { attachmentRules } from './rules.ts'

const anna = exampleStaff('leitung', { id: 'anna', name: 'Anna' })
const kind = { ...exampleKind(), kind: 'contact_message' }

async function received() {
  let wake = () => {}
  const { app, lying } = await appWithFolder({ wakeOutbox: () => wake() })
  const worker = startOutboxWorker(app)
  wake = worker.wake
  onTestFinished(() => worker.stop())
  await app.db.insertInto('staff').values(exampleStaffRow('anna')).execute()
  return { app, lying, request: await storedRequest(app, kind, exampleMessage()) }
}

type Given = Awaited<ReturnType<typeof received>>

async function post({ app, request }: Pick<Given, 'app' | 'request'>, fields: Record<string, string | File[]>) {
  const form = new FormData()
  const all = { version: '1', seen: '', ...fields }
  for (const [name, value] of Object.entries(all))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, each)
  const read = await readFormWithFiles(app, await requestOf(form), attachmentRules)
  const answer = (await requestAction({ app, staff: anna, request, ...read })) as Response & {
    init?: { status?: number }
    data?: { errors?: Record<string, string>; values?: Record<string, string>; preview?: { text: string } }
  }
  return { status: answer.init?.status ?? answer.status, data: answer.data }
}

const answer = { intent: 'antwort-senden', subject: 'Plan', body: 'Hier ist der Plan.' }

/** The answer as it left. */
async function left({ app, request }: Given) {
  const [message] = await messages(app.db).list(request.id)
  const read = () => readFile(mailFile(app.config.dataDir, message?.outboxId ?? ''))
  return PostalMime.parse(await vi.waitFor(read, { timeout: 10_000 }))
}

test('an answer takes each file for what it is, whatever its name and type say', async () => {
  const { app, lying } = await received()
  const verdicts: unknown[] = []
  for (const sent of sentFiles) {
    const request = await storedRequest(app, kind, exampleMessage())
    const { status, data } = await post({ app, request }, { ...answer, anhaenge: [asFile(sent)] })
    const files = await requestFiles(app.db).listByRequest(request.id)
    const isRefused = status === 422 && data?.errors?.anhaenge?.startsWith('„') && files.length === 0
    verdicts.push([sent.name, isRefused ? 'none' : takenFor(files)])
  }
  expect(verdicts).toEqual(expectedOf('photo', 'pdf'))
  expect(lying().waiting).toEqual([])
})

function largePdf(megabytes: number) {
  const pdf = examplePdf()
  return Buffer.concat([pdf.subarray(0, 9), randomFillSync(Buffer.alloc(megabytes * 1024 * 1024)), pdf.subarray(9)])
}

test('files of an answer go with its mail, and the sender sees them with our message', async () => {
  const given = await received()
  const { app, request, lying } = given
  const sent = await post(given, {
    ...answer,
    anhaenge: [file('Plan.pdf', examplePdf()), file('Bad.PNG', examplePng(40, 30))],
  })
  expect(sent.status).toBe(302)
  const [message] = await messages(app.db).list(request.id)
  const stored = await requestFiles(app.db).listForSender(request.id)
  expect(stored.map(({ originalName, detectedType, messageId }) => [originalName, detectedType, messageId])).toEqual(
    expect.arrayContaining([
      ['Plan.pdf', 'application/pdf', message?.id],
      ['Bad.jpg', 'image/jpeg', message?.id],
    ]),
  )
  expect(lying()).toEqual({ stored: expect.objectContaining({ length: 2 }), waiting: [] })
  const mail = await left(given)
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType]).toSorted()).toEqual([
    ['Bad.jpg', 'image/jpeg'],
    ['Plan.pdf', 'application/pdf'],
  ])
  expect(mail.text).toContain('Im Anhang: Plan.pdf (')
})

test('above five megabytes together the mail says where they are instead', async () => {
  const given = await received()
  const files = { anhaenge: [file('A.pdf', largePdf(3)), file('B.pdf', largePdf(3))] }
  const preview = await post(given, { ...answer, ...files, intent: 'antwort-vorschau' })
  expect(preview.data?.preview?.text).toContain('für eine E-Mail zu groß sind: A.pdf (3')
  expect(given.lying()).toEqual({ stored: [], waiting: [] })
  await post(given, { ...answer, ...files })
  const mail = await left(given)
  expect(mail.attachments).toEqual([])
  expect(mail.text).toContain('für eine E-Mail zu groß sind: A.pdf (3')
})

test('what is no PDF or picture is refused beside its field, and no file is left', async () => {
  const given = await received()
  const refused = await post(given, {
    ...answer,
    anhaenge: [file('Plan.docx', exampleDocx()), file('Bild.pdf', examplePng(4, 4))],
  })
  expect(refused).toMatchObject({
    status: 422,
    data: {
      errors: { anhaenge: expect.stringContaining('Bitte wählen Sie ein PDF oder ein Bild') },
      values: { subject: 'Plan', body: 'Hier ist der Plan.', anhaenge: 'Plan.docx, Bild.pdf' },
    },
  })
  const broken = await post(given, { ...answer, anhaenge: [file('Bild.png', Buffer.from('nichts'))] })
  expect(broken.data?.errors?.anhaenge).toContain('beschädigt oder kein Foto')
  expect(await messages(given.app.db).list(given.request.id)).toEqual([])
  expect(given.lying()).toEqual({ stored: [], waiting: [] })
})

test('an answer that crosses a newer message stores nothing, its files neither', async () => {
  const given = await received()
  await post(given, answer)
  const late = await post(given, { ...answer, anhaenge: [file('Plan.pdf', examplePdf())] })
  expect(late).toMatchObject({ status: 409, data: { values: { anhaenge: 'Plan.pdf' } } })
  expect(given.lying()).toEqual({ stored: [], waiting: [] })
})

test('files of a note belong to it, and its sender never sees them', async () => {
  const given = await received()
  const { app, request, lying } = given
  expect((await post(given, { intent: 'notiz', note: '' })).data?.errors?.note).toContain('Bitte schreiben Sie etwas')
  await post(given, { intent: 'notiz', note: 'Siehe Foto', notizdateien: [file('Foto.png', examplePng(40, 30))] })
  const note = (await requests(app.db).listEvents(request.id)).find((event) => event.kind === 'note')
  const stored = await requestFiles(app.db).listByRequest(request.id)
  expect(stored).toMatchObject([{ originalName: 'Foto.jpg', noteId: note?.id, messageId: null }])
  expect(await requestFiles(app.db).listForSender(request.id)).toEqual([])
  expect(lying().stored).toHaveLength(1)
})

test('what the office attaches takes nothing from what its sender may still send', async () => {
  const given = await received()
  const { app, request } = given
  await post(given, { intent: 'notiz', note: 'Siehe Foto', notizdateien: [file('Foto.png', examplePng(40, 30))] })
  await post(given, { ...answer, anhaenge: [file('Plan.pdf', examplePdf())] })
  expect(await requestFiles(app.db).listByRequest(request.id)).toHaveLength(2)
  expect(await requestFiles(app.db).countFromSender(request.id)).toBe(0)
})

test('an action that takes no files throws them away', async () => {
  const given = await received()
  await post(given, { ...answer, intent: 'antwort-entwurf', anhaenge: [file('Plan.pdf', examplePdf())] })
  expect(given.lying()).toEqual({ stored: [], waiting: [] })
})
