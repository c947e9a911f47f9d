import { data, Form, Link, redirect } from 'react-router'
import { TextField } from '#forms/text-field.tsx'
import { libraryPicture } from '#company/pictures/repository.server.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { CollisionPanel } from '../content/collision-panel.tsx'
import { DeletePanel } from '../content/delete-panel.tsx'
import { type EditRefusal, saveForm } from '../content/edit-form.server.ts'
import { contentHistory } from '../content/history/repository.server.ts'
import { mayWrite } from '../content/kinds.server.ts'
import { libraryKind, type PictureUse, usesOfPictures } from '#company/pictures/content-kind.server.ts'
import { lastChangeInWords } from '../content/last-change.ts'
import { pictureAccept } from '#areas/media-texts.ts'
import { ReplaceForm } from '../content/media/replace-form.tsx'
import { removal } from '../content/removal.server.ts'
import { SavedNote } from '../content/saved-note.tsx'
import { inputTexts } from '../content/show-value.ts'
import { UnsavedGuard } from '../content/unsaved-guard.tsx'
import { OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/picture-page.ts'
import { FocusField } from './focus-field.tsx'
import { shownSize } from './focus-point.ts'
import { LIBRARY_PATH, libraryFields } from '#company/pictures/library-fields.ts'
import { placeClicked } from './place-clicked.server.ts'
import { readUpload } from './library-form.server.ts'
import { replacePicture } from './upload-pictures.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { wordTable } from '#platform/word-table.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

const BASE = `/verwaltung/${LIBRARY_PATH}`
const CLICK = 'punkt'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.title ?? 'Bild der Firma')

const notes = wordTable<string>({ gespeichert: 'Gespeichert. Die Website zeigt es ab dem nächsten Aufruf.' })

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const record = await libraryKind.store(app.db).find(params.id)
  if (!record) throw data(null, { status: 404 })
  const { values, version, id } = record
  const picture = libraryPicture(values)
  const last = await contentHistory(app.db).lastChange(libraryKind.name, id)
  return {
    id,
    version,
    title: libraryKind.line(values, {}, id).title,
    point: { x: Number(values.focus_x), y: Number(values.focus_y) },
    src: `${picture.base}-${picture.widths.find((width) => width >= 640) ?? picture.widths.at(-1)}.webp`,
    size: shownSize(picture),
    values: inputTexts(libraryFields, values),
    uses: (await usesOfPictures(app.db)).get(id) ?? [],
    hanging: (await libraryKind.hangsOn?.(app.db, id, values)) ?? [],
    mayWrite: mayWrite(staff.role, libraryKind),
    lastChange: last && { staffName: last.staffName, happenedAt: last.happenedAt },
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const record = await libraryKind.store(app.db).find(params.id)
  if (!record) throw data(null, { status: 404 })
  const read = await readUpload(httpRequest, { intent: `ersetzen-${record.id}`, file: 'datei' })
  if ('refusal' in read) return data<EditRefusal>(read.refusal, { status: 413 })
  const { form } = read
  const intent = String(form.get('intent') ?? '')
  const saved = redirect(`${BASE}/${record.id}?hinweis=gespeichert`)
  if (intent === 'loeschen') {
    const refusal = await removal(app, staff, libraryKind, record, seenVersion(form))
    if (refusal) return data<EditRefusal>({ intent, message: refusal }, { status: 409 })
    return redirect(`/verwaltung/verlauf?art=${LIBRARY_PATH}&id=${record.id}&hinweis=geloescht`)
  }
  if (intent === `ersetzen-${record.id}`) {
    const answer = await replacePicture(app, staff, record, form)
    return 'refusal' in answer ? data<EditRefusal>(answer.refusal, { status: answer.status }) : saved
  }
  if (intent === CLICK) {
    const refusal = await placeClicked(app, staff, record, form)
    return refusal ? data<EditRefusal>(refusal, { status: 409 }) : saved
  }
  if (intent !== 'speichern') throw data(null, { status: 404 })
  // The file is changed by a form of its own.
  form.set('storage_key', String(record.values.storage_key))
  const outcome = await saveForm(app, staff, libraryKind, record, form)
  return 'refusal' in outcome ? data<EditRefusal>(outcome.refusal, { status: outcome.status }) : saved
}

const required = ['alt_text', 'focus_x', 'focus_y']

export default function PicturePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, title, lastChange, mayWrite: isWritable, hanging } = loaderData
  const own = actionData?.intent === 'speichern' ? actionData : undefined
  const isElsewhere = actionData?.message && (actionData.intent === CLICK || hanging.length > 0) && !own
  return (
    <PageFrame
      title={title}
      back={{ to: BASE, label: 'Bilder der Firma' }}
      {...(lastChange && { lead: lastChangeInWords(lastChange) })}
      actions={<SecondaryLink to={`/verwaltung/verlauf?art=${LIBRARY_PATH}&id=${id}`}>Verlauf</SecondaryLink>}
    >
      <SavedNote note={actionData ? null : loaderData.note} />
      {isElsewhere && (
        <Notice tone="warning" role="alert">
          {actionData.message}
        </Notice>
      )}
      <OfficeForm key={version} intent="speichern" refusal={own} values={loaderData.values} required={required}>
        <input type="hidden" name="version" value={own?.collision?.version ?? version} />
        {isWritable && <UnsavedGuard isRefused={own !== undefined} />}
        {own?.collision && <CollisionPanel collision={own.collision} fields={libraryFields} />}
        <fieldset disabled={!isWritable} className="min-w-0">
          <legend className="sr-only">Angaben zum Bild</legend>
          <Panel>
            <div className="field-grid">
              <TextField
                name="alt_text"
                label="Bildbeschreibung (Alternativtext)"
                hint="Was ist zu sehen? Zum Beispiel „Unser Büro am Marktplatz, von der Straße gesehen“."
                className="sm:col-span-2"
              />
              <FocusField
                src={loaderData.src}
                size={loaderData.size}
                clickForm={CLICK}
                isWritable={isWritable}
                stored={loaderData.point}
              />
            </div>
            {isWritable && (
              <div className="mt-5">
                <SubmitButton>Speichern</SubmitButton>
              </div>
            )}
          </Panel>
        </fieldset>
      </OfficeForm>
      {/* Sent by a click on the picture without a script. */}
      <Form method="post" id={CLICK}>
        <input type="hidden" name="intent" value={CLICK} />
        <input type="hidden" name="version" value={version} />
      </Form>
      <Uses uses={loaderData.uses} />
      {isWritable && (
        <Panel title="Datei">
          <ReplaceForm id={id} version={version} refusal={actionData} accept={pictureAccept} />
        </Panel>
      )}
      {isWritable && <DeletePanel one="Bild" version={version} hanging={hanging} refusal={actionData} />}
    </PageFrame>
  )
}

function Uses({ uses }: { uses: readonly PictureUse[] }) {
  return (
    <Panel title="Wo es steht">
      {uses.length === 0 ? (
        <p className="text-ink-700">
          Noch nirgends. Wählen Sie es unter{' '}
          <Link to="/verwaltung/firma/bildplaetze" className="link">
            Bilder der Seiten
          </Link>{' '}
          oder bei einem{' '}
          <Link to="/verwaltung/ansprechpartner" className="link">
            Ansprechpartner
          </Link>
          .
        </p>
      ) : (
        <ul className="space-y-1">
          {uses.map(({ text, to }) => (
            <li key={text}>
              <ThumbLink to={to}>{text}</ThumbLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
