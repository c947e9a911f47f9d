import { data } from 'react-router'
import { requestFiles } from '#platform/files/repository.server.ts'
import type { StoredFile } from '#platform/files/uploaded-file.ts'
import { storeWithFiles } from '#platform/files/uploads.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { backToRequest, type RequestAction } from '../request/action-tools.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { soundFiles } from '../request/attachments/read-request-form.server.ts'
import { attachmentRules } from '../request/attachments/rules.ts'
import { type StaffMember, staffAccounts } from '#office/frame/staff/repository.server.ts'
import { type Colleague, findMentions } from './find-mentions.ts'
import { mentions } from './repository.server.ts'

const LONGEST_NOTE = 5000

/** Whom a note about a request of this kind may name: who can open it. */
export function mentionable(team: readonly StaffMember[], staff: Pick<Staff, 'id'>, kind: string): Colleague[] {
  return team
    .filter(({ id, role, disabledAt }) => id !== staff.id && disabledAt === null && mayReadKind(role, kind))
    .map(({ id, name }) => ({ id, name }))
}

/** Stores a note and its files with whom it names, by `@Name` or by the choice beside it. */
export async function addNote(given: RequestAction) {
  const { app, staff, request, form, attached } = given
  const note = String(form.get('note') ?? '').trim()
  const chosen = String(form.get('hint') ?? '')
  const team = mentionable(await staffAccounts(app.db).list(), staff, request.kind)
  const faults: Record<string, string> = {}
  if (note === '' && Object.keys(attached.fileNames).length === 0)
    faults.note = 'Bitte schreiben Sie etwas, oder wählen Sie eine Datei.'
  if (note.length > LONGEST_NOTE) faults.note = 'Die Notiz ist länger als 5.000 Zeichen.'
  if (chosen !== '' && team.every(({ id }) => id !== chosen)) faults.hint = 'Diese Person kann den Vorgang nicht sehen.'
  const isWrong = Object.keys(faults).length > 0
  const { files, errors: fileErrors } = await soundFiles(app, attached, { rules: attachmentRules, isWrong })
  const errors = { ...faults, ...fileErrors }
  if (Object.keys(errors).length > 0) {
    const values = { note, hint: chosen, ...attached.fileNames }
    return data<FormRefusal>({ intent: 'notiz', errors, values }, { status: 422 })
  }
  await store(given, files, { note, staffIds: [...new Set([...findMentions(note, team), chosen])] })
  return backToRequest(given, '#verlauf')
}

type Note = { note: string; staffIds: readonly string[] }

async function store(given: RequestAction, files: readonly StoredFile[], { note, staffIds }: Note): Promise<void> {
  const { app, staff, request } = given
  const event = { id: app.newId(), kind: 'note', detail: note, actor: staff.id }
  const now = app.clock.now()
  const at = now.toISOString()
  const insert = () =>
    app.db.transaction().execute(async (trx) => {
      await requests(trx).addEvent(request.id, { ...event, happenedAt: at })
      await requestFiles(trx).insert(request.id, files, { newId: app.newId, now, noteId: event.id })
      const named = staffIds.filter((id) => id !== '')
      await mentions(trx).add({
        eventId: event.id,
        requestId: request.id,
        authorId: staff.id,
        staffIds: named,
        at,
      })
      const subject = { kind: 'submission', id: request.id }
      await recordAudit(app, trx, staff, { action: 'request.note', subject })
    })
  await storeWithFiles(app, files, { store: insert, isStored: () => true })
}
