import { data, redirect } from 'react-router'
import type { TemplateUse } from '#requests/request/standard-template.ts'
import { isKindName } from '#areas/kinds.ts'
import { oneLine } from '#values/one-line.ts'
import type { App } from '#platform/app.server.ts'
import { fillIn } from '#platform/placeholders.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { renderAnswer } from '../request/answer/queue-answer.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { templates, type TemplateTexts } from './repository.server.ts'
import type { Template } from './template.ts'
import { exampleRequest, exampleValues } from './preview-values.ts'
import { faultOfTemplate, missingVariable } from './variables.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

/** Letters. */
export const LONGEST = { name: 80, subject: 120, body: 5000 }

export type TemplateRefusal = FormRefusal & {
  /** How the template reads with example values. */
  preview?: { subject: string; body: string }
  /** The version that somebody else stored meanwhile. */
  theirs?: TemplateTexts
}

type TemplateAction = { app: App; staff: Staff; template: Template; form: FormData }

/** Saves, shows, puts back or removes one template. `template` is what is stored now; the form says which version was seen. */
export async function templateAction(given: TemplateAction) {
  const intent = String(given.form.get('intent'))
  if (intent === 'speichern' || intent === 'vorschau') return saveOrShow(given, intent)
  if (intent === 'zuruecksetzen') return takeBack(given)
  throw data(null, { status: 400 })
}

async function saveOrShow({ app, staff, template, form }: TemplateAction, intent: 'speichern' | 'vorschau') {
  // The name of an invitation or refusal is shown in no choice, so nobody changes it.
  const title = template.use === 'answer' ? oneLine(read(form, 'name')) : template.name
  const texts = { name: title, subject: oneLine(read(form, 'subject')), body: read(form, 'body') }
  const version = seenVersion(form)
  const answer = (status: number, more: Partial<TemplateRefusal>) =>
    data<TemplateRefusal>({ intent: 'vorlage', values: texts, ...more }, { status })
  const errors = faultsOf(texts, template.use)
  if (Object.keys(errors).length > 0) return answer(422, { errors })
  if (intent === 'vorschau') {
    const written = { subject: fillIn(texts.subject, exampleValues()), text: fillIn(texts.body, exampleValues()) }
    const { subject, text } = renderAnswer(app, exampleRequest, written)
    return answer(200, { preview: { subject, body: text } })
  }
  const isDone = await app.db.transaction().execute(async (trx) => {
    if (!(await templates(trx).save({ ...template, version }, texts, app.clock.now()))) return false
    await recordAudit(app, trx, staff, { action: 'template.write', subject: { kind: 'template', id: template.key } })
    return true
  })
  if (isDone) return redirect(`/verwaltung/vorlagen/${template.key}?gespeichert=1`)
  const { name, subject, body } = (await templates(app.db).find(template.key)) ?? template
  return answer(409, {
    message:
      'Inzwischen hat jemand anderes diese Vorlage geändert; der neue Stand steht unter dem Formular. Ihr Text ist noch da, aber nicht gespeichert. Wenn Sie noch einmal speichern, gilt Ihrer.',
    theirs: { name, subject, body },
  })
}

async function takeBack({ app, staff, template, form }: TemplateAction) {
  const isDone = await app.db.transaction().execute(async (trx) => {
    if (!(await templates(trx).remove(template.key, seenVersion(form)))) return false
    const action = template.isStandard ? 'template.reset' : 'template.remove'
    await recordAudit(app, trx, staff, { action, subject: { kind: 'template', id: template.key } })
    return true
  })
  if (isDone) return redirect(template.isStandard ? `/verwaltung/vorlagen/${template.key}` : '/verwaltung/vorlagen')
  const message = 'Inzwischen hat jemand anderes diese Vorlage geändert. Bitte sehen Sie noch einmal nach.'
  return data<TemplateRefusal>({ intent: 'zuruecksetzen', message }, { status: 409 })
}

/** A template that is not stored yet, for the address `neu?art=…`; null for a kind that there is not. */
export function newTemplate(app: App, kind: string | null): Template | null {
  if (kind === null || !isKindName(kind)) return null
  const body = '{{anrede}},\n\n\n\nMit freundlichen Grüßen\n{{bearbeiter}}\n{{firma}}'
  return { key: app.newId(), kind, name: '', subject: '', body, use: 'answer', version: 0, isStandard: false }
}

/** By field: what a template must not be. */
export function faultsOf(texts: TemplateTexts, use: TemplateUse): Record<string, string> {
  const errors: Record<string, string> = {}
  if (texts.name === '') errors.name = 'Bitte geben Sie der Vorlage einen Namen.'
  if (texts.subject === '') errors.subject = 'Bitte schreiben Sie einen Betreff.'
  const missing = missingVariable(texts.body, use)
  if (missing !== null) errors.body = missing
  if (texts.body === '') errors.body = 'Bitte schreiben Sie einen Text.'
  for (const name of ['name', 'subject', 'body'] as const) {
    const fault = name === 'name' ? null : faultOfTemplate(texts[name], use)
    if (fault !== null) errors[name] = fault
    if (texts[name].length > LONGEST[name])
      errors[name] = `Bitte kürzen Sie auf ${LONGEST[name].toLocaleString('de-DE')} Zeichen.`
  }
  return errors
}

function read(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim()
}
