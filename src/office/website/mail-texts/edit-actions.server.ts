import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import type { ContentRecord } from '#company/content/content-store.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { draftPlace, keepDraft } from '../content/drafts/keep-draft.server.ts'
import { editorDrafts } from '../content/drafts/repository.server.ts'
import { DISCARD } from '../content/edit-fields.tsx'
import { type EditRefusal, groupsWith, saveForm } from '../content/edit-form.server.ts'
import { mailKind } from './content-kind.server.ts'
import { readContentForm } from '../content/read-form.ts'
import { updateContent } from '../content/save.server.ts'
import { sendTestMail, TOO_MANY_TESTS } from '../settings/test-mail.server.ts'
import { NEXT, RESET } from './intents.ts'
import { exampleMail } from './preview.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

type Edit = { app: App; staff: Staff; record: ContentRecord; form: FormData }

/** Saves a mail's texts, shows or sends them as they stand in the form, puts them back, or throws a draft away. */
export async function mailAction(edit: Edit) {
  const { app, staff, record, form } = edit
  const address = `/verwaltung/${mailKind.path}/${record.id}`
  const forgetDraft = () => editorDrafts(app.db).remove(draftPlace(staff, mailKind, record))
  const intent = form.get('intent')
  if (intent === DISCARD) {
    await forgetDraft()
    return redirect(address)
  }
  if (intent === RESET) {
    const refusal = await putBack(edit)
    if (refusal) return data<EditRefusal>({ intent: RESET, message: refusal }, { status: 409 })
    await forgetDraft()
    return redirect(`${address}?hinweis=zurueckgesetzt`)
  }
  const next = form.get(NEXT)
  if (next !== null) return tryOut(edit, next === 'testmail', address)
  const saved = await saveForm(app, staff, mailKind, record, form)
  if ('refusal' in saved) return data<EditRefusal>(saved.refusal, { status: saved.status })
  await forgetDraft()
  return redirect(`${address}?hinweis=gespeichert`)
}

/** @returns why not, as a sentence; null when the standard holds again. */
async function putBack({ app, staff, record, form }: Edit): Promise<string | null> {
  const collided = 'Jemand anderes hat den Text inzwischen geändert. Bitte sehen Sie noch einmal hin.'
  if (seenVersion(form) !== record.version) return collided
  const standard = mailKind.standardOf?.(record.id) ?? {}
  const outcome = await updateContent(app, staff, mailKind, record, standard)
  return outcome === 'collision' ? collided : null
}

/** Keeps the form as the draft that the frames show, and mails it to its writer if asked. Visitors get none of it. */
async function tryOut({ app, staff, record, form }: Edit, isSent: boolean, address: string) {
  const { values, typed, errors: found } = readContentForm(fieldsOf(groupsWith(mailKind, {}, record)), form)
  const errors = { ...mailKind.faults?.(values, record.id), ...found }
  if (Object.keys(errors).length > 0)
    return data<EditRefusal>({ intent: 'speichern', values: typed, errors }, { status: 422 })
  await keepDraft(app, staff, mailKind, record, form)
  if (!isSent) return redirect(`${address}#vorschau`)
  const mail = exampleMail(app, record.id, values)
  const id = mail && (await sendTestMail(app, staff, { ...mail, subject: `Test: ${mail.subject}` }))
  if (id !== null) return redirect(`${address}?testmail=${id}`)
  return data<EditRefusal>({ intent: 'speichern', values: typed, message: TOO_MANY_TESTS }, { status: 429 })
}
