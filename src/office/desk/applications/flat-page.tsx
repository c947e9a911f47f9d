import { data, Form, redirect, useSubmit } from 'react-router'
import { useId } from 'react'
import { formatNumber } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { may } from '#office/frame/access/roles.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { recordRead } from '#office/frame/audit-log/record-read.server.ts'
import { revalidateAfterCollision } from '#office/frame/frame/after-collision.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { changeRequest } from '../request/change-request.server.ts'
import type { Route } from './+types/flat-page.ts'
import { ApplicantList } from './applicant-list.tsx'
import { readApplicants } from './applicants.server.ts'
import { FlatLead, flatTitle } from './flat-head.tsx'
import { APPLICANTS_PER_PAGE, listPath, type ListState, orders, readListState, shown } from './list-order.ts'
import { seenVersion } from '#office/frame/seen-version.ts'
import { filterControl, Options } from '#office/frame/frame/filter-controls.tsx'
import { SecondaryButton, SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

export const meta = () => officeMeta('Bewerbungen um eine Wohnung')

export const shouldRevalidate = revalidateAfterCollision

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const state = readListState(url.searchParams)
  const found = await readApplicants(app, params.apartmentId, state)
  if (!found) throw data(null, { status: 404 })
  const subject = { kind: 'apartment', id: params.apartmentId }
  await recordRead(app, staff, { action: 'application.list', subject })
  return {
    about: params.apartmentId,
    state,
    ...found,
    mayWrite: may(staff.role, 'applications.write'),
    // From a flat that was just let: the rest is refused together.
    areAllTicked: url.searchParams.get('auswahl') === 'alle' && may(staff.role, 'applications.write'),
    now: app.clock.now().getTime(),
  }
}

/** On the shortlist, or off it, from the list. */
export async function action({ context, request: httpRequest, url }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const target = { id: String(form.get('id') ?? ''), version: seenVersion(form) }
  const outcome = await changeRequest(app, staff, target, { isShortlisted: form.get('auswahl') !== 'nein' })
  if (outcome === 'changed' || outcome === 'unchanged') return redirect(url.pathname + url.search)
  if (outcome === 'forbidden') throw data(null, { status: 403 })
  return data(
    { message: 'Inzwischen hat jemand anderes diese Bewerbung geändert: Der neue Stand steht hier.' },
    { status: 409 },
  )
}

/** Everybody who applied for one flat: what matters for the tenancy, in one line each, and a choice to set side by side. */
export default function FlatPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about, subject, state, all, total, page, applicants, mayWrite, areAllTicked, now } = loaderData
  const pages = Math.ceil(total / APPLICANTS_PER_PAGE)
  const first = (page - 1) * APPLICANTS_PER_PAGE + 1
  return (
    <PageFrame
      title={flatTitle(subject)}
      lead={<FlatLead subject={subject} />}
      back={{ to: '/verwaltung/bewerbungen', label: 'Bewerbungen' }}
      actions={<SecondaryLink to={`/verwaltung/bewerbungen/${about}/besichtigungen`}>Besichtigungen</SecondaryLink>}
    >
      <ListStateForm about={about} state={state} />
      {actionData && (
        <Notice tone="warning" role="alert">
          {actionData.message}
        </Notice>
      )}
      {applicants.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          {all === 0
            ? 'Um diese Wohnung hat sich niemand beworben.'
            : 'Hier ist nichts. Wählen Sie „Alle“, um auch geschlossene Bewerbungen zu sehen.'}
        </p>
      ) : (
        <>
          {pages > 1 && (
            <p className="text-ink-700 tabular">{`${formatNumber(first)} bis ${formatNumber(first + applicants.length - 1)} von ${formatNumber(total)} Bewerbungen. Vergleichen lassen sich die einer Seite.`}</p>
          )}
          {areAllTicked && (
            <Notice tone="info">
              Alle Bewerbungen dieser Seite sind ausgewählt. Nehmen Sie das Häkchen bei denen heraus, die Sie nicht
              ablehnen, und drücken Sie „Ausgewählte ablehnen …“. Vor dem Senden sehen Sie die E-Mail.
            </Notice>
          )}
          <ApplicantList
            about={about}
            applicants={applicants}
            rentEuro={subject?.apartment?.totalRentEuro ?? null}
            mayWrite={mayWrite}
            areAllTicked={areAllTicked}
            now={now}
          />
          <Pagination
            page={page}
            pages={pages}
            hrefFor={(wanted) => listPath(about, { ...state, page: wanted })}
            prefetch="none"
          />
        </>
      )}
    </PageFrame>
  )
}

/** A GET form: with JavaScript a choice applies at once. */
function ListStateForm({ about, state }: { about: string; state: ListState }) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      action={`/verwaltung/bewerbungen/${about}`}
      key={`${state.show} ${state.order}`}
      onChange={({ currentTarget }) => void submit(currentTarget, { preventScrollReset: true })}
      className="flex flex-wrap items-end gap-3 rounded-card border border-ink-200 bg-white p-3 print:hidden"
    >
      <Choice name="zeige" label="Zeige" value={state.show} options={shown} />
      <Choice name="sortierung" label="Reihenfolge" value={state.order} options={orders} />
      <SecondaryButton type="submit">Anwenden</SecondaryButton>
    </Form>
  )
}

type ChoiceProps = { name: string; label: string; value: string; options: Readonly<Record<string, string>> }

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-xs font-semibold text-ink-600">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={`${filterControl} w-auto!`}>
        <Options of={Object.entries(options).map(([key, text]) => ({ value: key, label: text }))} />
      </select>
    </div>
  )
}
