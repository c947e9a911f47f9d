import { data, redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { PICTURE_RECORD } from '#company/pictures/picture-places.ts'
import { libraryPicture } from '#company/pictures/repository.server.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { plural } from '#ui/format.ts'
import type { LibraryPicture } from '#company/pictures/library-picture.ts'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import { officeContext, staffContext } from '#office/frame/access/staff-context.server.ts'
import { KindTabs } from '../content/kind-tabs.tsx'
import { listsIn, mayWrite, unusedKinds } from '../content/kinds.server.ts'
import { libraryKind, usesOfPictures } from '#company/pictures/content-kind.server.ts'
import { UploadForm } from '../content/media/upload-form.tsx'
import { SavedNote } from '../content/saved-note.tsx'
import { UnsavedGuard } from '../content/unsaved-guard.tsx'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/list-page.ts'
import { LIBRARY_PATH } from '#company/pictures/library-fields.ts'
import { readUpload } from './library-form.server.ts'
import { takePictures } from './upload-pictures.server.ts'
import { wordTable } from '#platform/word-table.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

const BASE = `/verwaltung/${LIBRARY_PATH}`

export const meta = () => officeMeta('Bilder der Firma')

const notes = wordTable<string>({
  hochgeladen: 'Hochgeladen. Wählen Sie jetzt, wo es stehen soll.',
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const uses = await usesOfPictures(app.db)
  const records = await everyRecord(libraryKind.store(app.db))
  return {
    tabs: listsIn(libraryKind.realm, await unusedKinds(app.db)),
    mayWrite: mayWrite(staff.role, libraryKind),
    pictures: records.toReversed().map(({ id, values }) => ({
      id,
      picture: libraryPicture(values),
      uses: (uses.get(id) ?? []).map(({ text }) => text),
    })),
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const read = await readUpload(httpRequest, { intent: 'hochladen', file: 'dateien' })
  if ('refusal' in read) return data<FormRefusal>(read.refusal, { status: 413 })
  const answer = await takePictures(context.get(appContext), context.get(staffContext), read.form)
  if ('refusal' in answer) return data<FormRefusal>(answer.refusal, { status: answer.status })
  return redirect(`${BASE}?hinweis=${answer.note}`)
}

export default function LibraryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pictures, tabs, note, mayWrite: isWritable } = loaderData
  return (
    <PageFrame
      title="Bilder der Firma"
      lead={`${plural(pictures.length, 'Bild', 'Bilder')}. Für die eigenen Seiten; Bilder von Häusern und Wohnungen stehen bei diesen.`}
      actions={<SecondaryLink to={`/verwaltung/firma/${PICTURE_RECORD}`}>Wo sie stehen</SecondaryLink>}
    >
      <KindTabs tabs={tabs} current={BASE} />
      {isWritable && <UnsavedGuard isRefused={actionData?.intent === 'hochladen'} />}
      <SavedNote note={actionData ? null : note} />
      {isWritable && <UploadForm refusal={actionData} />}
      {pictures.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          Es gibt noch keine Bilder. Bis dahin zeigen die Seiten, was die Software mitbringt.
        </p>
      ) : (
        <ul aria-label="Bilder der Firma" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {pictures.map((each) => (
            <PictureCard key={each.id} {...each} />
          ))}
        </ul>
      )}
    </PageFrame>
  )
}

function PictureCard({ id, picture, uses }: { id: string; picture: LibraryPicture; uses: readonly string[] }) {
  return (
    <li className="relative overflow-hidden rounded-card border border-ink-200 bg-white focus-within:bg-brand-50 hover:bg-brand-50">
      <ResponsivePicture
        picture={picture}
        sizes="(min-width: 80rem) 22rem, (min-width: 40rem) 40vw, 92vw"
        className="aspect-16/9"
        decorative
      />
      <div className="p-4">
        <RowLink to={`${BASE}/${id}`}>{picture.alt || 'ohne Beschreibung'}</RowLink>
        {uses.length === 0 ? (
          <p className="mt-1">
            <SoftBadge tone="grey">steht nirgends</SoftBadge>
          </p>
        ) : (
          <ul className="mt-1 space-y-1 text-ink-600">
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
