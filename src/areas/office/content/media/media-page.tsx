import { data, redirect } from 'react-router'
import { mediaOf } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { staffContext } from '#areas/office/access/staff-context.server.ts'
import type { FormRefusal } from '#areas/office/frame/office-form.tsx'
import { officeMeta } from '#areas/office/frame/office-meta.ts'
import { PageFrame } from '#areas/office/frame/page-frame.tsx'
import { kindAt, mayWrite } from '../kinds/all.server.ts'
import type { Route } from './+types/media-page.ts'
import { changeMedia } from './media-actions.server.ts'
import { MediaItem } from './media-item.tsx'
import { roleOptions, rolesOf } from './media-texts.ts'
import { shownMedia } from './shown-media.ts'
import { UploadForm } from './upload-form.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(`Bilder: ${loaderData?.title ?? ''}`)

const notes: Record<string, string> = {
  hochgeladen: 'Hochgeladen. Alle Größen sind gerechnet.',
  gespeichert: 'Gespeichert.',
  geloescht: 'Gelöscht. Im Verlauf kommt es mit „Rückgängig“ zurück.',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const kind = kindAt(url.pathname)
  const record = await kind.store(app.db).find(params.id)
  if (!record || !kind.media) throw data(null, { status: 404 })
  const roles = roleOptions.filter(({ value }) =>
    (rolesOf[kind.media ?? 'location'] as readonly string[]).includes(value),
  )
  const media = await mediaOf(app.db, kind.media, record.id)
  return {
    title: kind.line(record.values, {}).title,
    back: { to: `/verwaltung/${kind.path}/${record.id}`, label: kind.one },
    roles,
    hasTitlePicture: kind.media === 'apartment',
    mayWrite: mayWrite(context.get(staffContext).role, kind),
    media: media.map(shownMedia),
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const app = context.get(appContext)
  const kind = kindAt(url.pathname)
  const record = await kind.store(app.db).find(params.id)
  if (!record || !kind.media) throw data(null, { status: 404 })
  const form = await request.formData()
  const answer = await changeMedia(app, context.get(staffContext), { kind: kind.media, id: record.id }, form)
  if ('refusal' in answer) return data<FormRefusal>(answer.refusal, { status: answer.status })
  return redirect(`/verwaltung/${kind.path}/${record.id}/bilder?hinweis=${answer.note}`)
}

export default function MediaPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, roles, media, note, mayWrite: isWritable } = loaderData
  return (
    <PageFrame title={`Bilder: ${title}`} back={back}>
      {note && !actionData && (
        <Notice tone="success" role="status">
          <p>{note}</p>
        </Notice>
      )}
      {actionData?.message && !/^(hochladen|angaben|ersetzen)/.test(actionData.intent ?? '') && (
        <Notice tone="warning" role="alert">
          <p>{actionData.message}</p>
        </Notice>
      )}
      {isWritable && <UploadForm key={media.length} roles={roles} refusal={actionData} />}
      {media.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">Es gibt noch keine Bilder.</p>
      ) : (
        <ol aria-label="Bilder" className="space-y-4">
          {media.map((item, place) => (
            <MediaItem
              key={`${item.id}:${item.version}`}
              item={item}
              roles={roles}
              isFirst={place === 0}
              isLast={place === media.length - 1}
              hasTitlePicture={loaderData.hasTitlePicture}
              isWritable={isWritable}
              refusal={actionData}
            />
          ))}
        </ol>
      )}
    </PageFrame>
  )
}
