import { data, redirect } from 'react-router'
import { FileField } from '#forms/file-field.tsx'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { readFormWithFiles } from '../request/attachments/read-request-form.server.ts'
import { attachmentHint, scanRule } from '../request/attachments/rules.ts'
import type { Route } from './+types/page.ts'
import { wayOptions } from './came-by.ts'
import { enterRequest, entryRules } from './enter-request.server.ts'
import { EntryFields } from './entry-fields.tsx'
import { entryGroups, findEntryForm, subjectChoices } from './entry-form.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => officeMeta(`Eintragen: ${loaderData?.label ?? ''}`)

const INTENT = 'eintragen'

/** The address of the form, with the one of several that a kind has. */
const addressOf = ({ pathname, searchParams }: URL) => {
  const form = searchParams.get('formular')
  return form === null ? pathname : `${pathname}?formular=${form}`
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { label, form } = findEntryForm(staff.role, addressOf(url))
  const { options } = await subjectChoices(app, form)
  const groups = entryGroups(form, options)
  const all = groups.flatMap(({ fields }) => fields)
  return {
    label,
    groups,
    required: ['herkunft', ...all.flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))],
    begins: Object.fromEntries(all.flatMap(([name, { begins }]) => (begins === undefined ? [] : [[name, begins]]))),
    labels: Object.fromEntries(all.map(([name, { label: text }]) => [name, text])),
    idempotencyKey: app.newId(),
  }
}

export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const entry = findEntryForm(staff.role, addressOf(url))
  const sent = await readFormWithFiles(app, httpRequest, entryRules(entry))
  const entered = await enterRequest(app, staff, entry, sent)
  if (entered.ok) return redirect(`/verwaltung/anfragen/${entered.reference}`)
  const texts = [...sent.form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const { status, message, errors } = entered
  const values = { ...Object.fromEntries(texts), ...sent.attached.fileNames }
  return data<FormRefusal>({ intent: INTENT, errors, values, ...(message && { message }) }, { status })
}

/** A public form, filled in by staff: its own fields and rules, and how it came. */
export default function EntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { label, groups, required, begins, labels, idempotencyKey } = loaderData
  const refusal = actionData as FormRefusal | undefined
  return (
    <PageFrame
      title={`Eintragen: ${label}`}
      lead="Tragen Sie ein, was man Ihnen sagt oder schreibt. Der Vorgang nennt Sie und die Herkunft."
      back={{ to: '/verwaltung/anfragen/neu', label: 'Für jemanden eintragen' }}
      width="narrow"
    >
      <OfficeForm intent={INTENT} refusal={refusal} values={begins} required={required} labels={labels} withFiles>
        <input
          type="hidden"
          name="idempotency_key"
          autoComplete="off"
          defaultValue={refusal?.values?.idempotency_key ?? idempotencyKey}
        />
        <Panel title="Herkunft">
          <RadioGroupField name="herkunft" label="Wie kam die Anfrage?" options={wayOptions} columns={3} />
          <FileField
            name="scan"
            label="Scan anhängen"
            rule={scanRule}
            hint={`Den Brief oder was am Schalter abgegeben wurde. ${attachmentHint}`}
          />
        </Panel>
        <EntryFields groups={groups} start={{ ...begins, ...refusal?.values }} />
        <p className="text-sm text-ink-600">* Pflichtfelder</p>
        <SubmitButton>Eintragen</SubmitButton>
      </OfficeForm>
    </PageFrame>
  )
}
