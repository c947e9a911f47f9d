import { data, redirect } from 'react-router'
import { sheetOf } from '#company/look-sheet.server.ts'
import { lookOf, readLogos } from '#company/look.server.ts'
import { readFacts } from '#company/repository.server.ts'
import type { CompanyFacts } from '#company/facts.ts'
import { fieldsOf } from '#company/content/field-spec.ts'
import type { App } from '#platform/app.server.ts'
import { readFormWithFiles } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { type EditRefusal, saveForm } from '../content/edit-form.server.ts'
import { contentHistory } from '../content/history/repository.server.ts'
import { mayWrite } from '../content/kinds.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { lastChangeInWords } from '../content/last-change.ts'
import { SavedNote } from '../content/saved-note.tsx'
import { inputTexts } from '../content/show-value.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import type { Route } from './+types/page.ts'
import { fileOf } from './logo-names.ts'
import { LookForm } from './look-form.tsx'
import { LOOK, lookGroups } from './look-groups.ts'
import { readLookForm } from './read-look-form.server.ts'
import { wordTable } from '#platform/word-table.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'

export const meta = () => officeMeta('Aussehen')

const notes = wordTable<string>({ gespeichert: 'Gespeichert. So sieht die Website ab jetzt aus.' })

const TOO_LARGE = 'Das ist zu viel auf einmal. Eine Datei darf höchstens 5 MB groß sein.'

type Answer = EditRefusal & { preview?: Awaited<ReturnType<typeof previewOf>> }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { app, staff } = officeContext(context)
  const record = await companyKind.store(app.db).find(LOOK)
  if (!record) throw data(null, { status: 404 })
  const facts = await readFacts(app.db)
  const last = await contentHistory(app.db).lastChange(companyKind.name, LOOK)
  return {
    version: record.version,
    values: inputTexts(fieldsOf(lookGroups), record.values),
    brand: facts.brand,
    look: await shownLook(app, facts),
    mayWrite: mayWrite(staff.role, companyKind),
    lastChange: last && { staffName: last.staffName, happenedAt: last.happenedAt },
    note: notes[url.searchParams.get('hinweis') ?? ''] ?? null,
  }
}

/** The three logos as they would stand on the site, drawn or chosen. */
async function shownLook(app: App, facts: CompanyFacts) {
  const files = await readLogos(app.config, facts)
  const { light, dark } = lookOf(facts, files)
  const icon = lookOf(facts, { ...files, light: files.icon }).light
  return { logo_light: light, logo_dark: dark, logo_icon: { ...icon, isPlated: false } }
}

async function previewOf(app: App, values: Record<string, unknown>) {
  const facts = { ...(await readFacts(app.db)), ...values } as CompanyFacts
  const { typeface } = lookOf(facts, await readLogos(app.config, facts))
  return { sheet: sheetOf({ color: facts.brand_color, typeface }).address, look: await shownLook(app, facts) }
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  const form = await readFormWithFiles(httpRequest)
  if (form === 'too-large')
    return data<Answer>({ intent: 'speichern', errors: { [fileOf('logo_light')]: TOO_LARGE } }, { status: 413 })
  const record = await companyKind.store(app.db).find(LOOK)
  if (!record) throw data(null, { status: 404 })
  const { values, typed, errors: found } = await readLookForm(app, form)
  const errors = { ...companyKind.faults?.(values, LOOK), ...found }
  const answer = { intent: 'speichern', values: typed, errors }
  if (Object.keys(errors).length > 0) return data<Answer>(answer, { status: 422 })
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']))
  const preview = () => previewOf(app, shown)
  if (form.get('intent') === 'vorschau') return data<Answer>({ ...answer, preview: await preview() })
  const saved = await saveForm(app, staff, companyKind, record, form)
  if ('refusal' in saved) return data<Answer>({ ...saved.refusal, preview: await preview() }, { status: saved.status })
  return redirect(`/verwaltung/firma/${LOOK}?hinweis=gespeichert`)
}

export default function AppearancePage({ loaderData, actionData }: Route.ComponentProps) {
  const { lastChange, version } = loaderData
  return (
    <PageFrame
      title="Aussehen"
      back={{ to: '/verwaltung/firma', label: 'Firma' }}
      {...(lastChange && {
        lead: lastChangeInWords(lastChange),
      })}
      actions={<SecondaryLink to={`/verwaltung/verlauf?art=firma&id=${LOOK}`}>Verlauf</SecondaryLink>}
    >
      <SavedNote note={actionData ? null : loaderData.note} />
      <LookForm
        key={version}
        values={loaderData.values}
        version={actionData?.collision?.version ?? version}
        answer={actionData}
        brand={loaderData.brand}
        look={actionData?.preview?.look ?? loaderData.look}
        previewSheet={actionData?.preview?.sheet ?? null}
        isWritable={loaderData.mayWrite}
      />
    </PageFrame>
  )
}
