import { data, redirect } from 'react-router'
import type { App } from '#platform/app.server.ts'
import { CheckboxField } from '#forms/checkbox-field.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { readOfficeForm } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { buildingOptions } from '#areas/letting/public.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { applyImport } from '../portfolio-files/portfolio.server.ts'
import { planFile, type Reading } from '../portfolio-files/read-file.server.ts'
import type { Route } from './+types/preview-page.ts'
import type { ImportReport, Preview } from './preview.ts'
import { previewOf, reportOf } from './preview.server.ts'
import { LeftOut, PreviewLists } from './preview-lists.tsx'
import { portfolioImports } from './repository.server.ts'
import { plural } from '#ui/format.ts'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'

export const meta = () => officeMeta('Vorschau der Datei')

const OVERTAKEN =
  'Inzwischen hat jemand den Bestand geändert. Nichts wurde übernommen. Hier steht, was sich jetzt ändert: Bitte sehen Sie es noch einmal durch.'

async function shownPreview(app: App, reading: Reading): Promise<Preview> {
  const { property_id: houses = [] } = await buildingOptions(app.db)
  return previewOf(await planFile(app, reading, { publish: false }), houses)
}

async function keptFor({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { app, staff } = officeContext(context)
  const kept = await portfolioImports(app.db).find(params.id, staff.id, app.clock.now())
  return { app, staff, kept }
}

export async function loader(args: Route.LoaderArgs) {
  const { app, kept } = await keptFor(args)
  if (!kept) return { fileName: null, report: null, preview: null }
  const { fileName, report, reading } = kept
  return { fileName, report, preview: report ? null : await shownPreview(app, reading) }
}

export async function action(args: Route.ActionArgs) {
  const { app, staff, kept } = await keptFor(args)
  const here = `/verwaltung/uebernehmen/${args.params.id}`
  // Gone meanwhile, or pressed twice: the page says what became of it.
  if (!kept || kept.report) return redirect(here)
  const form = await readOfficeForm(args.request)
  const plan = await planFile(app, kept.reading, { publish: form.get('zeigen') === 'on' })
  const report = reportOf(plan)
  const isSeen = previewOf(plan, []).fingerprint === form.get('stand')
  const within = (trx: typeof app.db) => portfolioImports(trx).finish(kept.id, report)
  if (isSeen && (await applyImport(app, plan, { author: staff, within }))) return redirect(here)
  return data<FormRefusal>(
    { intent: 'uebernehmen', title: 'Der Bestand ist nicht mehr derselbe', message: OVERTAKEN },
    { status: 409 },
  )
}

export default function PreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fileName, report, preview } = loaderData
  const back = { to: '/verwaltung/uebernehmen', label: 'Andere Datei' }
  if (report)
    return (
      <PageFrame title="Übernommen" lead={fileName} back={back} width="narrow">
        <ReportPanel report={report} />
      </PageFrame>
    )
  if (!preview)
    return (
      <PageFrame title="Diese Vorschau gibt es nicht mehr" back={back} width="narrow">
        <Notice tone="warning">
          Eine Vorschau bleibt einen Tag lang stehen. Bitte laden Sie die Datei noch einmal hoch.
        </Notice>
      </PageFrame>
    )
  const touched = preview.fresh.total + preview.changed.total + preview.removed.total
  return (
    <PageFrame title="Was sich ändert" lead={`${fileName}: Noch ist nichts gespeichert.`} back={back} width="narrow">
      {touched === 0 ? (
        <Notice tone="info">In dieser Datei steht nichts Neues.</Notice>
      ) : (
        <Panel title="Übernehmen">
          <OfficeForm intent="uebernehmen" refusal={actionData}>
            <input type="hidden" name="stand" value={preview.fingerprint} />
            <Counts preview={preview} />
            {preview.fresh.total > 0 && (
              <CheckboxField
                name="zeigen"
                label="Neues gleich auf der Website zeigen; Gebäude erst, wenn ihr Energieausweis eingetragen ist"
              />
            )}
            <div className="flex flex-wrap gap-3">
              <SubmitButton>Übernehmen</SubmitButton>
              <ButtonLink to={back.to} variant="secondary">
                Nicht übernehmen
              </ButtonLink>
            </div>
          </OfficeForm>
        </Panel>
      )}
      <PreviewLists preview={preview} />
    </PageFrame>
  )
}

function Counts({ preview: { fresh, changed, removed, unchanged, leftOut } }: { preview: Preview }) {
  const counts = [
    ['Neu', fresh.total],
    ['Geändert', changed.total],
    ['Von der Website genommen', removed.total],
    ['Unverändert', unchanged],
    ['Hinweise und Ausgelassenes', leftOut.total],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {counts
        .filter(([, count]) => count > 0)
        .map(([label, count]) => (
          <div key={label}>
            <dt className="text-ink-600">{label}</dt>
            <dd className="text-xl font-semibold text-ink-950 tabular-nums">{count}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Reports how the import of a file ended. */
function ReportPanel({ report: { fresh, changed, removed, hidden, leftOut } }: { report: ImportReport }) {
  const done = [
    fresh > 0 && `${fresh} neu`,
    changed > 0 && `${changed} geändert`,
    removed > 0 && `${removed} von der Website genommen`,
  ].filter(Boolean)
  return (
    <>
      <Notice tone="success" role="status">
        <p>{`Übernommen: ${done.join(', ')}.`}</p>
        {hidden > 0 && (
          <p>
            {`${plural(hidden, 'Gebäude wartet', 'Gebäude warten')} als Entwurf. Tragen Sie ein, was noch fehlt, und drücken Sie „Veröffentlichen“.`}
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          <ThumbLink href="/verwaltung/gebaeude">Gebäude</ThumbLink>
          <ThumbLink href="/verwaltung/wohnungen">Wohnungen</ThumbLink>
          <ThumbLink href="/verwaltung/verlauf">Im Verlauf ansehen oder zurücknehmen</ThumbLink>
        </p>
      </Notice>
      <LeftOut title="Hinweise und Ausgelassenes" leftOut={leftOut} />
    </>
  )
}
