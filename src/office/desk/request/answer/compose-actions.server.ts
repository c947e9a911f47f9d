import { data, redirect } from 'react-router'
import { removePartFiles } from '#platform/files/part-file.server.ts'
import { type StoredFile, storageKeysOf } from '#platform/files/uploaded-file.ts'
import { fitIntoMail } from '#requests/outbox/with-files.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { fillIn } from '#platform/placeholders.ts'
import { isHiddenFrom } from '#office/desk/applications/neutral/reveals.server.ts'
import { neutralValues, variableValues } from '#office/desk/templates/variable-values.server.ts'
import { faultOfAnswer, type VariableValues } from '#office/desk/templates/variables.ts'
import type { RequestAction } from '../action-tools.server.ts'
import { soundFiles } from '../attachments/read-request-form.server.ts'
import { attachmentRules } from '../attachments/rules.ts'
import { ANSWER_FORM, type AnswerRefusal } from './answer-refusal.ts'
import { drafts } from './drafts/repository.server.ts'
import { offeredTemplates } from './offered-templates.server.ts'
import { renderAnswer } from './queue-answer.server.ts'
import { keepDraft, readAnswer, type Written } from './read-answer.server.ts'

/** Puts the chosen template in: in the place of an untouched one, else below what is written. */
export async function insertTemplate(given: RequestAction) {
  const { app, staff, request, form } = given
  const written = readAnswer(form)
  const offered = await offeredTemplates(app, request)
  const template = offered.find(({ key }) => key === form.get('template'))
  if (!template) {
    await keepDraft(app, staff, request, written)
    return refuse({ values: { ...written }, errors: { template: 'Bitte wählen Sie eine Vorlage.' } }, 422)
  }
  const values = await valuesToRead(given)
  const before = await insertedBefore(given)
  const filled = { subject: fillIn(template.subject, values), body: fillIn(template.body, values) }
  const isUntouched = (name: 'subject' | 'body') =>
    written[name].trim() === '' || before.some((each) => each[name].trim() === written[name].trim())
  const next: Written = {
    subject: isUntouched('subject') ? filled.subject : written.subject,
    body: isUntouched('body') ? filled.body : `${written.body.trimEnd()}\n\n${filled.body}`,
  }
  await keepDraft(app, staff, request, next, template.key)
  return backToForm(given, `?eingesetzt=${app.clock.now().getTime()}`)
}

/** The last inserted template as it looked then, with and without what may have been hidden. */
async function insertedBefore({ app, staff, request }: RequestAction): Promise<Written[]> {
  const key = (await drafts(app.db).find(request.id, staff.id))?.templateKey
  const template = key && (await offeredTemplates(app, request)).find((each) => each.key === key)
  if (!template) return []
  const known = await variableValues(app, staff, request)
  return [known, neutralValues(known)].map((values) => ({
    subject: fillIn(template.subject, values),
    body: fillIn(template.body, values),
  }))
}

/** Staff who must not know yet who applies do not learn it from a salutation. */
async function valuesToRead({ app, staff, request }: RequestAction): Promise<VariableValues> {
  const values = await variableValues(app, staff, request)
  return (await isHiddenFrom(app, staff, request)) ? neutralValues(values) : values
}

export async function saveDraft(given: RequestAction) {
  await keepDraft(given.app, given.staff, given.request, readAnswer(given.form))
  return backToForm(given, '?entwurf=1')
}

export async function dropDraft(given: RequestAction) {
  await drafts(given.app.db).remove(given.request.id, given.staff.id)
  return backToForm(given, `?eingesetzt=${given.app.clock.now().getTime()}`)
}

export async function previewAnswer(given: RequestAction) {
  const read = await readToSend(given)
  if ('refusal' in read) return read.refusal
  const { app, request } = given
  const shown = await valuesToRead(given)
  const [subject, body] = [fillIn(read.written.subject, shown), fillIn(read.written.body, shown)]
  const mail = renderAnswer(app, request, { subject, text: body, files: read.files })
  // Only what is sent is kept; the browser still holds them.
  await removePartFiles(app.config.dataDir, storageKeysOf(read.files))
  const values = { subject, body, ...given.attached.fileNames }
  return refuse({ values, preview: { subject: mail.subject, text: mail.text } }, 200)
}

type ToSend = Written & {
  /** As it stands in the form. */
  written: Written
  /** The caller stores or removes them. */
  files: readonly StoredFile[]
}

/** The answer with everything filled in, or why it cannot be sent as it is. Either way the draft holds what was written. */
export async function readToSend(given: RequestAction): Promise<ToSend | { refusal: ReturnType<typeof refuse> }> {
  const { app, staff, request, form, attached } = given
  const written = readAnswer(form)
  await keepDraft(app, staff, request, written)
  const values = await variableValues(app, staff, request)
  const subject = fillIn(written.subject, values).trim()
  const body = fillIn(written.body, values).trim()
  const errors: Record<string, string> = {}
  const faults = { subject: faultOfAnswer(subject), body: faultOfAnswer(body) }
  if (faults.subject !== null) errors.subject = faults.subject
  if (faults.body !== null) errors.body = faults.body
  if (subject === '') errors.subject = 'Bitte schreiben Sie einen Betreff.'
  if (body === '') errors.body = 'Bitte schreiben Sie einen Text.'
  if (request.contactEmail === '') errors.body = 'Es gibt keine E-Mail-Adresse, an die das gehen kann.'
  const isWrong = Object.keys(errors).length > 0
  const sound = await soundFiles(app, attached, { rules: attachmentRules, isWrong })
  Object.assign(errors, sound.errors)
  if (request.quarantined && !fitIntoMail(sound.files)) errors.anhaenge = withoutPage
  if (Object.keys(errors).length === 0) return { subject, body, written, files: sound.files }
  await removePartFiles(app.config.dataDir, storageKeysOf(sound.files))
  return { refusal: refuse({ values: { ...written, ...attached.fileNames }, errors }, 422) }
}

const withoutPage =
  'Solange der Vorgang unter Spam-Verdacht steht, dürfen die Dateien zusammen höchstens 5 MB groß sein: Der Absender hat keine Seite.'

export function refuse(refusal: Omit<AnswerRefusal, 'intent'>, status: number) {
  return data<AnswerRefusal>({ intent: ANSWER_FORM, ...refusal }, { status })
}

function backToForm({ request }: RequestAction, query: string) {
  return redirect(`/verwaltung/anfragen/${showReference(request.reference)}${query}#antwort`)
}
