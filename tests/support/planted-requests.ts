import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext } from '@playwright/test'
import { exampleRequests } from '../../db/seed/many/example-requests.ts'
import { kindNames, type KindName } from '../../src/areas/kinds.ts'
import { formKinds } from '../../src/areas/kinds.server.ts'
import { examplePdf } from '#platform/files/example-files.ts'
import type { Office } from './office.ts'
import { freeFlat, send, sendFiles } from './requests.ts'
import { unique } from './unique.ts'

/** A request whose person and words stand nowhere else. */
export type Planted = {
  kind: KindName
  reference: string
  mark: string
  id: string
  mailIds: string[]
  fileIds: string[]
}
type Person = { firstName: string; lastName: string; email: string }

/** One request of each kind, each with a word in its sender's name and address that finds it and betrays it. */
export async function plantRequests(request: APIRequestContext, office: Office): Promise<Planted[]> {
  const flat = await freeFlat(request)
  const sendOne = (kind: KindName, person: Person) => {
    const { api } = formKinds[kind]
    if (api === null || kind === 'email_message') return byMail(office, person)
    const fields = exampleRequests({ property_id: flat.property_id, apartment_id: flat.id }, person)[kind]
    if (kind !== 'job_application') return send(request, `/api${api.path}`, fields)
    return sendFiles(request, `/api${api.path}`, fields, {
      cv: [new File([new Uint8Array(examplePdf())], 'lebenslauf.pdf')],
    })
  }
  const planted: Planted[] = []
  for (const kind of kindNames) {
    const mark = `verborgen${unique()}`
    const person = { firstName: 'Zenzi', lastName: mark, email: `${mark}@example.org` }
    const reference = await sendOne(kind, person)
    planted.push({ kind, reference, mark, ...idsOf(reference) })
  }
  return planted
}

async function byMail(office: Office, { lastName, email }: Person): Promise<string> {
  const file = path.join(tmpdir(), `${lastName}.eml`)
  await writeFile(
    file,
    `From: Zenzi ${lastName} <${email}>\r\nSubject: Frage\r\nMessage-ID: <${email}>\r\n\r\n${lastName}`,
  )
  const printed = await office('mail', 'receive', file)
  return /[\dA-Z]{4}-[\dA-Z]{4}/.exec(printed)?.[0] ?? ''
}

const open = () =>
  new DatabaseSync(path.join(process.env.E2E_DATA_DIR ?? '', 'site.sqlite'), { timeout: 10_000, readOnly: true })

function idsOf(reference: string) {
  const database = open()
  const row = database.prepare('select id from submissions where reference = ?').get(reference.replace('-', ''))
  const id = String(row?.id)
  const mails = database.prepare("select id from outbox where owner_kind = 'request' and owner_id = ?").all(id)
  const files = database.prepare('select id from submission_files where submission_id = ?').all(id)
  database.close()
  const ids = (rows: typeof mails) => rows.map((each) => String(each.id))
  return { id, mailIds: ids(mails), fileIds: ids(files) }
}

/** Everything that is stored of a request, but who looked at it. */
export function storedOf({ id }: Planted): unknown {
  const database = open()
  const rows = (sql: string) => database.prepare(sql).all(id)
  const stored = [
    rows('select * from submissions where id = ?'),
    rows("select kind, detail, actor from submission_events where submission_id = ? and kind <> 'viewed' order by id"),
    rows('select label from submission_tags where submission_id = ? order by tag_key'),
    rows('select body from submission_messages where submission_id = ? order by id'),
    rows(
      "select id, purpose from outbox where owner_kind = 'request' and owner_id = ? and purpose not in ('receipt', 'notice') order by id",
    ),
  ]
  database.close()
  return JSON.parse(JSON.stringify(stored))
}
