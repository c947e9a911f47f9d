import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { SelectField } from '#forms/select-field.tsx'
import { mediaOf } from '#areas/letting/public.server.ts'
import type { FieldOption } from '#company/content/field-spec.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { mayWrite, ownerAt } from '../kinds.server.ts'
import type { Route } from './+types/media-page.ts'
import { changeMedia } from './media-actions.server.ts'
import { roleOptions, rolesOf, typeOptions } from '#areas/media-texts.ts'
import { PictureSection } from './picture-section.tsx'
import { inSections, sectionKeyOf } from './sections.ts'
import { SavedNote } from '../saved-note.tsx'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { shownMedia, type ShownMedia } from './shown-media.ts'
import { UploadForm } from './upload-form.tsx'
import { quoted } from '#values/quoted.ts'
import { wordTable } from '#platform/word-table.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(`Bilder: ${loaderData?.title ?? ''}`)

const notes = wordTable<string>({
  hochgeladen: 'Hochgeladen. Alle Größen sind gerechnet.',
  gespeichert: 'Gespeichert.',
  geordnet: 'Die neue Reihenfolge ist gespeichert.',
  geloescht: 'Gelöscht. Im Verlauf kommt es mit „Rückgängig“ zurück.',
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const { kind, record, owner } = await ownerAt(app, url, params.id)
  // The gallery first: there most of them belong.
  const roles = rolesOf[owner.kind].flatMap((role) => roleOptions.find(({ value }) => value === role) ?? [])
  const all = await mediaOf(app.db, owner.kind, owner.id)
  const media = all.filter(({ values }) => typeOptions.some(({ value }) => value === values.media_type)).map(shownMedia)
  const sections = inSections(media, ({ values }) => sectionKeyOf(values))
  return {
    title: kind.line(record.values, {}, record.id).title,
    back: { to: `/verwaltung/${kind.path}/${record.id}`, label: kind.one },
    roles,
    hasTitlePicture: owner.kind === 'apartment',
    mayWrite: mayWrite(staff.role, kind),
    count: media.length,
    sections,
    note:
      movedNote(sections, url.searchParams.get('verschoben')) ?? notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const { kind, record, owner } = await ownerAt(app, url, params.id)
  const answer = await changeMedia(app, staff, owner, await readOfficeForm(httpRequest))
  if ('refusal' in answer) return data<FormRefusal>(answer.refusal, { status: answer.status })
  const search = new URLSearchParams({ hinweis: answer.note, ...(answer.id && { verschoben: answer.id }) })
  return redirect(`/verwaltung/${kind.path}/${record.id}/bilder?${search}`)
}

/** „… steht jetzt an Stelle 2 von 5.“ */
function movedNote(sections: readonly { items: readonly ShownMedia[] }[], id: string | null): string | null {
  for (const { items } of sections) {
    const place = items.findIndex((item) => item.id === id)
    if (place >= 0)
      return `${quoted(items[place]?.values.alt_text ?? '')} steht jetzt an Stelle ${place + 1} von ${items.length}.`
  }
  return null
}

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, roles, sections, count, note, mayWrite: isWritable } = loaderData
  return (
    <PageFrame title={`Bilder: ${title}`} back={back}>
      {isWritable && <UnsavedGuard isRefused={/^(angaben|hochladen)/.test(actionData?.intent ?? '')} />}
      <SavedNote note={actionData ? null : note} />
      {actionData?.message && !/^(hochladen|angaben|ersetzen)/.test(actionData.intent ?? '') && (
        <Notice tone="warning" role="alert">
          {actionData.message}
        </Notice>
      )}
      {isWritable && <RoleUpload roles={roles} refusal={actionData} />}
      {count === 0 && (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">Es gibt noch keine Bilder.</p>
      )}
      {sections.map((section) => (
        <PictureSection
          key={section.key}
          section={section}
          roles={roles}
          hasTitlePicture={loaderData.hasTitlePicture}
          isWritable={isWritable}
          refusal={actionData}
        />
      ))}
    </PageFrame>
  )
}

const required = ['media_type', 'role']

function RoleUpload({ roles, refusal }: { roles: readonly FieldOption[]; refusal: FormRefusal | undefined }) {
  const values = useMemo(() => ({ media_type: 'image', role: roles[0]?.value ?? '' }), [roles])
  return (
    <UploadForm refusal={refusal} values={values} required={required}>
      <SelectField name="media_type" label="Art" options={typeOptions} />
      <SelectField name="role" label="Verwendung" options={roles} />
    </UploadForm>
  )
}
