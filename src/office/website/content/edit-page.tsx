import { data, redirect } from 'react-router'
import { isOffered, offers } from '#company/offered.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { may } from '#office/frame/access/roles.ts'
import { MOST_CONTENT_BYTES, readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/edit-page.ts'
import { DeletePanel } from './delete-panel.tsx'
import { draftPlace, openDraft } from './drafts/keep-draft.server.ts'
import { editorDrafts } from './drafts/repository.server.ts'
import { DISCARD, EditFields } from './edit-fields.tsx'
import { type EditRefusal, groupsWith, saveForm } from './edit-form.server.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import { contentHistory } from './history/repository.server.ts'
import { FeedbackPanel } from './feedback-panel.tsx'
import { FollowUpLink } from './follow-up-link.tsx'
import { followUpOf } from './follow-up.server.ts'
import { requestsAbout } from './requests-about.server.ts'
import { kindAt, mayWrite } from './kinds.server.ts'
import { VERB } from './publish-button.tsx'
import { readFeedback } from './read-feedback.server.ts'
import { removal } from './removal.server.ts'
import { lastChangeInWords } from './last-change.ts'
import { RequestsPanel } from './requests-panel.tsx'
import { inputTexts } from './show-value.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { wordTable } from '#platform/word-table.ts'
import type { Check } from '#company/content/content-kind.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.title ?? 'Inhalt')

const notes = wordTable<string>({
  gespeichert: 'Gespeichert. Die Website zeigt es ab dem nächsten Aufruf.',
  entwurf: 'Gespeichert als Entwurf. Besucher sehen es nicht.',
  rueckgaengig: 'Die Änderung ist zurückgenommen.',
})

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const kind = kindAt(url.pathname)
  const isNew = params.id === 'neu'
  const record = isNew ? null : await kind.store(app.db).find(params.id)
  if (!record && !isNew) throw data(null, { status: 404 })
  if (isNew && kind.isFixed) throw data(null, { status: 404 })
  if (isNew && !mayWrite(staff.role, kind)) throw data(null, { status: 403 })
  const options = (await kind.options?.(app.db, record?.id)) ?? {}
  const groups = groupsWith(kind, options, record)
  const start = Object.fromEntries(
    fieldsOf(groups).flatMap(({ name }) => (url.searchParams.has(name) ? [[name, url.searchParams.get(name)]] : [])),
  )
  const values = record?.values ?? { ...kind.start, ...start }
  const isShown = kind.shownBy === undefined || values[kind.shownBy] === true
  const publicPath = record && isShown ? (kind.publicPath?.(record.id, values) ?? null) : null
  const base = `/verwaltung/${kind.path}`
  const last = record && (await contentHistory(app.db).lastChange(kind.name, record.id))
  return {
    base,
    one: kind.one,
    many: kind.many,
    title: record ? kind.line(values, options, record.id).title : kind.newLabel,
    groups,
    values: inputTexts(fieldsOf(groups), values),
    id: record?.id ?? null,
    version: record?.version ?? 0,
    isShown,
    hasDrafts: kind.shownBy !== undefined,
    mayWrite: mayWrite(staff.role, kind),
    draft: mayWrite(staff.role, kind) ? await openDraft(app, staff, kind, record) : null,
    draftAddress: `/verwaltung/entwurf/${kind.path}/${record?.id ?? 'neu'}`,
    hanging: record && !kind.isFixed ? ((await kind.hangsOn?.(app.db, record.id, record.values)) ?? []) : null,
    checks: record && kind.check ? await kind.check(app, record.id, values) : [],
    lastChange: last && { staffName: last.staffName, happenedAt: last.happenedAt },
    publicPath: publicPath !== null && isOffered(publicPath) ? publicPath : null,
    links: record
      ? [
          ...(kind.media ? [{ to: `${base}/${record.id}/bilder`, label: 'Bilder' }] : []),
          ...(kind.hasDocuments ? [{ to: `${base}/${record.id}/dokumente`, label: 'Dokumente' }] : []),
          ...(kind.name === 'apartment' ? [{ to: `${base}/${record.id}/videos`, label: 'Videos' }] : []),
          ...(kind.name === 'property' && offers('damage_reports')
            ? [{ to: `${base}/${record.id}/aushang`, label: 'Aushang mit QR-Code' }]
            : []),
          ...(kind.name === 'apartment' && may(staff.role, 'applications.read')
            ? [{ to: `/verwaltung/bewerbungen/${record.id}/besichtigungen`, label: 'Besichtigungen' }]
            : []),
          { to: `/verwaltung/verlauf?art=${kind.path}&id=${record.id}`, label: 'Verlauf' },
        ]
      : [],
    preview: record && kind.hasPreview ? `${base}/${record.id}/vorschau` : null,
    flats: record && kind.name === 'property' ? `/verwaltung/wohnungen?property_id=${record.id}` : null,
    next: record ? await followUpOf(app, staff.role, kind, record) : null,
    feedback: record && kind.feedback ? await readFeedback(kind.feedback(app.db), record.id) : null,
    requests: record && kind.requests ? await requestsAbout(app, staff, kind.requests(record)) : null,
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

export async function action({ context, params, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const kind = kindAt(url.pathname)
  const record = params.id === 'neu' ? null : await kind.store(app.db).find(params.id)
  if (!record && (params.id !== 'neu' || kind.isFixed)) throw data(null, { status: 404 })
  const form = await readOfficeForm(httpRequest, MOST_CONTENT_BYTES)
  if (form.get('intent') === 'loeschen' && record && !kind.isFixed) {
    const refusal = await removal(app, staff, kind, record, seenVersion(form))
    if (refusal) return data<EditRefusal>({ intent: 'loeschen', message: refusal }, { status: 409 })
    return redirect(`/verwaltung/verlauf?art=${kind.path}&id=${record.id}&hinweis=geloescht`)
  }
  const forgetDraft = () => editorDrafts(app.db).remove(draftPlace(staff, kind, record))
  if (form.get('intent') === DISCARD) {
    await forgetDraft()
    return redirect(`/verwaltung/${kind.path}/${params.id}`)
  }
  if (kind.shownBy !== undefined) tickAs(form, kind.shownBy)
  const saved = await saveForm(app, staff, kind, record, form)
  if ('refusal' in saved) return data<EditRefusal>(saved.refusal, { status: saved.status })
  await forgetDraft()
  const isDraft = kind.shownBy !== undefined && form.get(kind.shownBy) === null
  return redirect(`/verwaltung/${kind.path}/${saved.id}?hinweis=${isDraft ? 'entwurf' : 'gespeichert'}`)
}

/** „Veröffentlichen“ and „Auf Entwurf setzen“ say for the tick what it should be. */
function tickAs(form: FormData, name: string): void {
  if (form.get(VERB) === 'zeigen') form.set(name, 'on')
  if (form.get(VERB) === 'entwurf') form.delete(name)
}

export default function EditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, base, links, preview, publicPath, mayWrite: isWritable } = loaderData
  return (
    <PageFrame
      title={loaderData.title}
      lead={<Lead {...loaderData} />}
      back={{ to: base, label: loaderData.many }}
      actions={
        <>
          {loaderData.flats && <SecondaryLink to={loaderData.flats}>Wohnungen</SecondaryLink>}
          {links.map(({ to, label }) => (
            <SecondaryLink key={to} to={to}>
              {label}
            </SecondaryLink>
          ))}
          {preview && <SecondaryLink href={preview}>Vorschau</SecondaryLink>}
          {publicPath && <SecondaryLink href={publicPath}>Auf der Website</SecondaryLink>}
        </>
      }
    >
      {loaderData.note && !actionData && (
        <Notice tone="success" role="status">
          {loaderData.note}
        </Notice>
      )}
      {loaderData.next && (
        <Notice tone="info">
          <FollowUpLink {...loaderData.next} />
        </Notice>
      )}
      <ChecksPanel checks={loaderData.checks} isShown={loaderData.isShown} />
      {/* Another version, or a draft that was thrown away, is another form: what stands in its inputs is what was saved. */}
      <EditFields
        key={`${id}:${version}:${loaderData.draft?.savedAt}`}
        {...loaderData}
        version={actionData?.collision?.version ?? version}
        refusal={actionData}
        isWritable={isWritable}
        isShown={loaderData.hasDrafts ? loaderData.isShown : null}
      />
      {loaderData.feedback && <FeedbackPanel {...loaderData.feedback} />}
      {loaderData.requests && <RequestsPanel {...loaderData.requests} />}
      {isWritable && loaderData.hanging && (
        <DeletePanel one={loaderData.one} version={version} hanging={loaderData.hanging} refusal={actionData} />
      )}
    </PageFrame>
  )
}

type LeadProps = Pick<Route.ComponentProps['loaderData'], 'hasDrafts' | 'isShown' | 'lastChange' | 'id'>

function Lead({ hasDrafts, isShown, lastChange, id }: LeadProps) {
  if (id === null) return null
  const state = hasDrafts ? (isShown ? 'Veröffentlicht.' : 'Entwurf.') : ''
  return <p>{[state, lastChange && lastChangeInWords(lastChange)].filter(Boolean).join(' ')}</p>
}

/** Lists what is missing before visitors see it, or should be mended where they do. */
function ChecksPanel({ checks, isShown }: { checks: readonly Check[]; isShown: boolean }) {
  if (checks.length === 0) return null
  const hasErrors = checks.some(({ tone }) => tone === 'error')
  return (
    <Notice
      tone={hasErrors && isShown ? 'error' : 'warning'}
      title={isShown ? 'Bitte nachtragen' : 'Vor dem Veröffentlichen'}
    >
      <ul className="list-disc space-y-1 pl-5">
        {checks.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
}
