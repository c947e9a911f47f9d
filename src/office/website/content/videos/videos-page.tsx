import { data, redirect } from 'react-router'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { readFormWithFiles } from '#office/desk/request/attachments/read-request-form.server.ts'
import type { App } from '#platform/app.server.ts'
import { FieldEntry } from '../field-entry.tsx'
import { apartmentKind } from '#areas/letting/public.server.ts'
import { mayWrite } from '../kinds.server.ts'
import { fileNotes, FilesFrame } from '../media/files-frame.tsx'
import { UploadFrame } from '../media/upload-frame.tsx'
import type { Route } from './+types/videos-page.ts'
import { changeVideos, videosOf } from './video-actions.server.ts'
import { LARGEST_VIDEO_FORM_BYTES, VIDEO_HINT, videoFields, videoRules } from './video-fields.ts'
import { type ShownVideo, VideoItem } from './video-item.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(`Videos: ${loaderData?.title ?? ''}`)

async function flatAt(app: App, id: string) {
  const record = await apartmentKind.store(app.db).find(id)
  if (!record) throw data(null, { status: 404 })
  return record
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const flat = await flatAt(app, params.id)
  const videos = await videosOf(app, { kind: 'apartment', id: flat.id })
  return {
    title: apartmentKind.line(flat.values, {}, flat.id).title,
    back: { to: `/verwaltung/wohnungen/${flat.id}`, label: apartmentKind.one },
    mayWrite: mayWrite(staff.role, apartmentKind),
    items: videos.map(
      ({ id, version, values }): ShownVideo => ({
        id,
        version,
        address: `/verwaltung/videos/${id}.${String(values.storage_key).split('.')[1]}`,
        title: String(values.title ?? ''),
        description: String(values.description ?? ''),
        sizeBytes: Number(values.size_bytes ?? 0),
      }),
    ),
    note: fileNotes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const flat = await flatAt(app, params.id)
  const sent = await readFormWithFiles(app, httpRequest, videoRules, LARGEST_VIDEO_FORM_BYTES)
  const answer = await changeVideos(app, staff, { kind: 'apartment', id: flat.id }, sent)
  if ('refusal' in answer) return data<FormRefusal>(answer.refusal, { status: answer.status })
  return redirect(`/verwaltung/wohnungen/${flat.id}/videos?hinweis=${answer.note}`)
}

export default function VideosPage({ loaderData, actionData }: Route.ComponentProps) {
  const { title, back, items, note, mayWrite: isWritable } = loaderData
  return (
    <FilesFrame
      name="Videos"
      of={title}
      lead="Eigene Videos liegen auf unserem Server: Besucher sehen sie ohne Zustimmung, und geladen wird erst, wenn jemand abspielt. Ein Video bei YouTube oder Vimeo und ein 360°-Rundgang stehen als Adresse bei der Wohnung."
      back={back}
      note={note}
      refusal={actionData}
      upload={
        isWritable && (
          <UploadFrame
            key={items.length}
            title="Video hochladen"
            refusal={actionData}
            required={['title', 'description']}
            drop={{ name: 'datei', label: 'Datei', hint: VIDEO_HINT, accept: 'video/mp4,video/webm,.mp4,.webm' }}
          >
            {videoFields.map((field) => (
              <FieldEntry key={field.name} field={field} />
            ))}
          </UploadFrame>
        )
      }
      items={items.map((item, index) => (
        <VideoItem
          key={item.id}
          item={item}
          place={index + 1}
          of={items.length}
          isWritable={isWritable}
          refusal={actionData}
        />
      ))}
    />
  )
}
