import { CheckboxField } from '#forms/checkbox-field.tsx'
import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { acceptedFiles } from '../portfolio-files/formats.ts'
import { inWords, type Problem } from '../portfolio-files/problem.ts'
import type { ImportAnswer } from './import-portfolio.server.ts'
import { SETUP } from '#office/frame/setup-way/steps.ts'

/** Many buildings and flats at once: one field, two formats. */
export function ImportPanel({ answer }: { answer: ImportAnswer | null }) {
  return (
    <Panel title="Viele auf einmal: OpenImmo oder Tabelle">
      <p>
        Aus einem Maklerprogramm kommt eine OpenImmo-Datei (XML oder ZIP). Für eine Tabelle laden Sie die Vorlage,
        füllen sie in Excel oder LibreOffice aus, eine Zeile je Wohnung, und speichern sie als „CSV UTF-8“. Ist eine
        Zeile falsch, wird nichts übernommen. Was schon da ist, wird an Adresse und Objektnummer erkannt. Zuerst sehen,
        was sich ändert:{' '}
        <a href="/verwaltung/uebernehmen" className="link">
          Aus Datei übernehmen
        </a>
        .
      </p>
      <SecondaryLink href={`${SETUP}/vorlage.csv`}>Vorlage herunterladen</SecondaryLink>
      {answer && <Outcome answer={answer} />}
      <OfficeForm intent="bestand" withFiles>
        <label className="block font-semibold text-ink-950">
          Datei (XML oder CSV)
          <input
            type="file"
            name="datei"
            accept={acceptedFiles}
            className="mt-1.5 block min-h-11 w-full cursor-pointer py-2 text-sm font-normal file:mr-3 file:cursor-pointer file:rounded-control file:border-0 file:bg-brand-100 file:px-4 file:py-2 file:font-semibold file:text-brand-800"
          />
        </label>
        <CheckboxField
          name="zeigen"
          label="Gleich auf der Website zeigen; Gebäude erst, wenn ihr Energieausweis eingetragen ist"
        />
        <SubmitButton variant="secondary">Übernehmen</SubmitButton>
      </OfficeForm>
    </Panel>
  )
}

function Outcome({ answer }: { answer: ImportAnswer }) {
  if (answer.kind === 'refused')
    return (
      <Notice tone="error" role="alert">
        <p>{answer.text}</p>
        <ProblemList problems={answer.problems} />
      </Notice>
    )
  const { buildings, flats, hidden, notes } = answer
  return (
    <Notice tone="success" role="status">
      <p>{`Übernommen: ${plural(buildings, 'Gebäude', 'Gebäude')} und ${plural(flats, 'Wohnung', 'Wohnungen')}.`}</p>
      <ProblemList problems={notes} />
      {hidden > 0 && (
        <p>
          <span>{`${plural(hidden, 'Gebäude wartet', 'Gebäude warten')} als Entwurf. Tragen Sie jeweils den Energieausweis ein, und drücken Sie „Veröffentlichen“.`}</span>{' '}
          <a href="/verwaltung/gebaeude" className="link">
            Gebäude ansehen
          </a>
        </p>
      )}
    </Notice>
  )
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className="list-disc pl-5">
      {problems.map((problem) => (
        <li key={inWords(problem)}>{inWords(problem)}</li>
      ))}
    </ul>
  )
}
