import { data, redirect } from 'react-router'
import { showReference } from '#requests/request/reference.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { findRequest } from '../request/find-request.server.ts'
import type { Route } from './+types/page.ts'
import { findCandidates } from './candidates.server.ts'
import { CandidateSearch } from './candidate-search.tsx'
import { merge, type MergeOutcome } from './merge.server.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { findOther, previewMerge } from './preview.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

export const meta = () => officeMeta('Zusammenführen')

type Asked = Pick<Route.LoaderArgs, 'context' | 'params'>

/** @throws a 404 for the router when there is no such request that this person may work on. */
async function findMine({ context, params }: Asked) {
  const { app, staff } = officeContext(context)
  const request = await findRequest(app, staff, params.reference)
  if (!mayWriteKind(staff.role, request.kind)) throw data(null, { status: 404 })
  return { app, staff, request }
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff, request } = await findMine({ context, params })
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const typed = url.searchParams.get('mit')
  const other = typed === null ? null : await findOther(app, staff, typed)
  return {
    reference: showReference(request.reference),
    search,
    groups: other ? [] : await findCandidates(app, staff, request, search),
    isUnknown: typed !== null && other === null,
    preview: other && (await previewMerge(app, request, { other, survivor: url.searchParams.get('bleibt') ?? '' })),
  }
}

export async function action({ context, request: posted, params }: Route.ActionArgs) {
  const { app, staff, request } = await findMine({ context, params })
  const form = await readOfficeForm(posted)
  const target = (name: string) => ({
    id: String(form.get(name) ?? ''),
    version: seenVersion(form, `${name}_version`),
  })
  const pair = { closing: target('schliessen'), surviving: target('bleiben') }
  // The form's page is one of the two.
  if (![pair.closing.id, pair.surviving.id].includes(request.id)) throw data(null, { status: 400 })
  const outcome = await merge(app, staff, pair)
  if (outcome === 'merged') {
    const survivor = pair.surviving.id === request.id ? params.reference : String(form.get('weiter') ?? '')
    return redirect(`/verwaltung/anfragen/${encodeURIComponent(survivor)}`)
  }
  return data<FormRefusal>({ intent: 'zusammenfuehren', message: refusals[outcome] }, { status: 409 })
}

const refusals: Record<Exclude<MergeOutcome, 'merged'>, string> = {
  collision:
    'Inzwischen hat jemand anderes einen der beiden Vorgänge geändert; der neue Stand steht hier. Zusammengeführt ist nichts: Bitte sehen Sie nach, und bestätigen Sie dann noch einmal.',
  gone: 'Einen der beiden Vorgänge gibt es nicht mehr.',
  refused: 'So lassen sich die beiden nicht zusammenführen; der Stand steht hier.',
}

export default function MergePage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, search, groups, isUnknown, preview } = loaderData
  return (
    <PageFrame
      width="narrow"
      title="Zusammenführen"
      lead={
        preview
          ? 'Prüfen Sie, was geschieht.'
          : `Wählen Sie den Vorgang, der zur selben Sache gehört wie ${reference}. Danach sehen Sie, was geschieht.`
      }
      back={
        preview
          ? { to: `/verwaltung/anfragen/${reference}/zusammenfuehren`, label: 'Andere wählen' }
          : { to: `/verwaltung/anfragen/${reference}`, label: `Vorgang ${reference}` }
      }
    >
      {preview ? (
        <PreviewPanel reference={reference} preview={preview} refusal={actionData} />
      ) : (
        <CandidateSearch reference={reference} search={search} groups={groups} isUnknown={isUnknown} />
      )}
    </PageFrame>
  )
}
