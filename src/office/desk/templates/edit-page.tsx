import { data } from 'react-router'
import { TextAreaField, TextField } from '#forms/text-field.tsx'
import { type App, appContext } from '#platform/app.server.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { may } from '#office/frame/access/roles.ts'
import { staffContext } from '#office/frame/access/staff-context.server.ts'
import { OfficeForm, SecondarySubmit, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { revalidateAfterCollision } from '#office/frame/frame/after-collision.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Facts, Panel } from '#office/frame/frame/panel.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import type { Route } from './+types/edit-page.ts'
import { newTemplate, templateAction, type TemplateRefusal } from './edit-actions.server.ts'
import { templates } from './repository.server.ts'
import type { Template } from './template.ts'
import { VariableList } from './variable-list.tsx'

/** Facts that the text alone does not show. */
const aboutUse = {
  invitation:
    'Mit diesem Text laden Sie zu Besichtigungen ein. Vor dem Senden lässt er sich noch für die Einladung ändern. Die Datei für den Kalender hängt an.',
  refusal:
    'Mit diesem Text beginnt die Absage, wenn Sie eine Bewerbung ablehnen. Vor dem Senden lässt er sich noch ändern. Nennen Sie hier keinen Grund: Er bleibt im Büro (§ 22 AGG).',
}

export const meta = ({ loaderData }: Route.MetaArgs) => officeMeta(loaderData?.template.name || 'Neue Vorlage')

export const shouldRevalidate = revalidateAfterCollision

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const template = await find(context.get(appContext), params.key, url.searchParams.get('art'))
  return {
    template,
    isNew: params.key === 'neu',
    isSaved: url.searchParams.has('gespeichert'),
    mayWrite: may(context.get(staffContext).role, 'texts.write'),
  }
}

export async function action({ context, params, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const template = await find(app, params.key, url.searchParams.get('art'))
  return templateAction({ app, staff, template, form })
}

/** @throws a 404 for the router. */
async function find(app: App, key: string, kind: string | null): Promise<Template> {
  const template = key === 'neu' ? newTemplate(app, kind) : await templates(app.db).find(key)
  if (!template) throw data(null, { status: 404 })
  return template
}

export default function TemplateEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { template, isNew, isSaved, mayWrite } = loaderData
  const refusal = actionData as TemplateRefusal | undefined
  const { name, subject, body, version, isStandard, use } = template
  return (
    <PageFrame
      title={isNew ? 'Neue Vorlage' : name}
      lead={kindLabel(template.kind)}
      back={{ to: '/verwaltung/vorlagen', label: 'Vorlagen' }}
      width="narrow"
    >
      {use !== 'answer' && <p className="text-ink-700">{aboutUse[use]}</p>}
      {isSaved && !refusal && <Notice tone="success" role="status" title="Die Vorlage ist gespeichert." />}
      {mayWrite ? (
        <Panel>
          <OfficeForm
            key={`${template.key} ${version}`}
            intent="vorlage"
            refusal={refusal}
            values={{ name, subject, body }}
            required={['name', 'subject', 'body']}
            ownIntents
          >
            {/* After a collision the newer version was seen. */}
            <input type="hidden" name="version" value={version} />
            {use === 'answer' && (
              <TextField name="name" label="Name der Vorlage" hint="Steht in der Auswahl über der Antwort." />
            )}
            <TextField name="subject" label="Betreff" hint="Die Vorgangsnummer kommt von selbst davor." />
            <TextAreaField name="body" label="Text" rows={14} />
            <VariableList use={use} />
            <div className="flex flex-wrap gap-3">
              <SubmitButton intent="speichern" name="intent" value="speichern" size="sm">
                Speichern
              </SubmitButton>
              <SecondarySubmit intent="vorschau" name="intent" value="vorschau">
                Vorschau
              </SecondarySubmit>
            </div>
          </OfficeForm>
        </Panel>
      ) : (
        <TemplatePreview title="Text" subject={subject} body={body} />
      )}
      {refusal?.preview && <TemplatePreview title="Vorschau mit Beispielen" {...refusal.preview} />}
      {refusal?.theirs && (
        <Panel title="Was inzwischen gespeichert ist">
          <Facts
            facts={[
              ['Name', refusal.theirs.name],
              ['Betreff', refusal.theirs.subject],
              ['Text', refusal.theirs.body],
            ]}
          />
        </Panel>
      )}
      {mayWrite && version > 0 && (
        <Panel title={isStandard ? 'Auf den Standard zurücksetzen' : 'Vorlage löschen'}>
          <OfficeForm intent="zuruecksetzen" refusal={refusal} className="space-y-3">
            <input type="hidden" name="version" value={version} />
            <p>
              {isStandard
                ? 'Der Text, mit dem die Website kam, gilt dann wieder. Ihrer ist danach weg.'
                : 'Antworten, die schon geschrieben sind, bleiben unverändert.'}
            </p>
            <details>
              <summary className="link inline-flex min-h-11 cursor-pointer items-center">
                {isStandard ? 'Zurücksetzen …' : 'Löschen …'}
              </summary>
              <Button type="submit" size="sm" variant="danger" className="mt-2">
                {isStandard ? 'Jetzt zurücksetzen' : 'Jetzt löschen'}
              </Button>
            </details>
          </OfficeForm>
        </Panel>
      )}
    </PageFrame>
  )
}

type TemplatePreviewProps = { title: string; subject: string; body: string }

/** A mail's words as they will be read. */
function TemplatePreview({ title, subject, body }: TemplatePreviewProps) {
  return (
    <Panel title={title}>
      <p className="font-semibold [overflow-wrap:anywhere] text-ink-950">{subject}</p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line text-ink-950">{body}</p>
    </Panel>
  )
}
