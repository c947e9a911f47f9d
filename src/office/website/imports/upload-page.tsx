import { data, redirect } from 'react-router'
import { type App, appContext } from '#platform/app.server.ts'
import { readFormWithFiles } from '#office/frame/access/read-office-form.server.ts'
import { type Staff, staffContext } from '#office/frame/access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import type { Route } from './+types/upload-page.ts'
import { acceptedFiles, eachFormat } from '../portfolio-files/formats.ts'
import { UnreadableFile } from '../portfolio-files/import-row.ts'
import { readInThread } from '../portfolio-files/read-in-thread.server.ts'
import { portfolioImports } from './repository.server.ts'

export const meta = () => officeMeta('Aus Datei übernehmen')

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  const taken = await takeFile(context.get(appContext), context.get(staffContext), await readFormWithFiles(httpRequest))
  if ('id' in taken) return redirect(`/verwaltung/uebernehmen/${taken.id}`)
  const refusal = { intent: 'datei', title: 'Die Datei wird nicht gelesen', message: taken.refusal }
  return data<FormRefusal>(refusal, { status: 422 })
}

/** Buildings and flats from another program: first a look, then the press. */
export default function UploadPage({ actionData }: Route.ComponentProps) {
  return (
    <PageFrame
      title="Aus Datei übernehmen"
      lead="Gebäude und Wohnungen aus Ihrem Maklerprogramm oder aus einer Tabelle. Sie sehen zuerst, was sich ändert; gespeichert wird erst danach."
      back={{ to: '/verwaltung/gebaeude', label: 'Gebäude' }}
      width="narrow"
    >
      <Panel title="Datei wählen">
        <OfficeForm intent="datei" withFiles refusal={actionData}>
          <label className="block font-semibold text-ink-950">
            <span>{eachFormat.map(({ label }) => label).join(' oder ')}</span>
            <input
              type="file"
              name="datei"
              accept={acceptedFiles}
              className="mt-1.5 block min-h-11 w-full cursor-pointer py-2 text-sm font-normal file:mr-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-100 file:px-4 file:py-2 file:font-semibold file:text-brand-800"
            />
          </label>
          <SubmitButton>Ansehen, was sich ändert</SubmitButton>
        </OfficeForm>
      </Panel>
      <Panel title="Was gelesen wird">
        <ul className="list-disc space-y-1 pl-5">
          {eachFormat.map(({ label, about }) => (
            <li key={label}>{about}</li>
          ))}
          <li>
            Ein Gebäude wird an der Adresse erkannt, eine Wohnung an der Objektnummer, ohne sie an der Bezeichnung.
          </li>
          <li>
            Was die Datei nicht nennt, bleibt, wie es ist. Eine 0 bei Miete, Fläche oder Zimmern heißt „nicht
            angegeben“.
          </li>
        </ul>
        <SecondaryLink href="/verwaltung/uebernehmen/vorlage.csv">Vorlage herunterladen</SecondaryLink>
      </Panel>
    </PageFrame>
  )
}

/** Rows of the largest table that anybody has; what is more is cut by who wrote it. */
const MOST_ROWS = 20_000

/** Keeps what the file of the form says, for its preview. @returns its id, or why it is refused. */
async function takeFile(
  app: App,
  staff: Staff,
  form: FormData | 'too-large',
): Promise<{ id: string } | { refusal: string }> {
  if (form === 'too-large') return { refusal: 'Die Datei ist zu groß. Größere übernimmt, wer den Server betreibt.' }
  const file = form.get('datei')
  if (!(file instanceof File) || file.size === 0) return { refusal: 'Bitte wählen Sie eine Datei.' }
  try {
    const bytes = Buffer.from(await file.arrayBuffer())
    const reading = await readInThread(bytes)
    if (reading.rows.length > MOST_ROWS)
      return { refusal: `Die Datei enthält mehr als ${MOST_ROWS} Objekte. Bitte teilen Sie sie.` }
    const id = app.newId()
    const fileName = file.name || 'Datei'
    await portfolioImports(app.db).add({ id, staffId: staff.id, fileName, reading, now: app.clock.now() })
    return { id }
  } catch (error) {
    if (error instanceof UnreadableFile) return { refusal: error.message }
    throw error
  }
}
