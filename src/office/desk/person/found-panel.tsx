import { Form } from 'react-router'
import { TextField } from '#forms/text-field.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatDayOf, plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { OwnPasswordField } from '#office/accounts/account/own-password-field.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { kindLabel } from '../request/kind-labels.ts'
import type { FoundPerson } from './find-person.server.ts'

type FoundPanelProps = { person: FoundPerson; refusal: FormRefusal | undefined }

const row = 'flex flex-wrap items-center gap-x-4 gap-y-1 py-1'

/** Lists what is stored about the person, with the ways to export and delete it. */
export function FoundPanel({ person, refusal }: FoundPanelProps) {
  const { email, requests, loose, mentions, isStaff } = person
  const held = requests.filter(({ isHeld }) => isHeld).length
  const count = requests.length + loose.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Panel title={`Gefunden zu ${email}`}>
        {count === 0 && <p>Unter dieser Adresse ist nichts gespeichert.</p>}
        {requests.length > 0 && (
          <ul aria-label="Vorgänge" className="divide-y divide-ink-200">
            {requests.map(({ reference, kind, receivedAt, deleteAfter, isHeld }) => (
              <li key={reference} className={row}>
                <ThumbLink to={`/verwaltung/anfragen/${reference}`}>{`${kindLabel(kind)} ${reference}`}</ThumbLink>
                <span className="text-ink-600">{`eingegangen ${formatDayOf(receivedAt)}`}</span>
                {isHeld ? (
                  <Badge tone="amber">Löschung ausgesetzt</Badge>
                ) : (
                  deleteAfter && <span className="text-ink-600">{`wird gelöscht ${formatDayOf(deleteAfter)}`}</span>
                )}
              </li>
            ))}
          </ul>
        )}
        {loose.map(({ kind, label, items }) => (
          <div key={kind}>
            <h3 className="font-semibold text-ink-950">{label}</h3>
            <ul className="divide-y divide-ink-200">
              {items.map(({ id, title, at, isHeld }) => (
                <li key={id} className={row}>
                  <span className="[overflow-wrap:anywhere]">{title}</span>
                  <span className="text-ink-600">{formatDayOf(at)}</span>
                  {isHeld && <Badge tone="amber">Löschung ausgesetzt</Badge>}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {isStaff && <p>Die Adresse gehört auch zu einem Konto der Verwaltung. Das ändern Sie unter „Team“.</p>}
        {mentions.length > 0 && (
          <Notice tone="info" title="Auch anderswo genannt">
            <p>
              Diese Vorgänge anderer Personen nennen die Adresse. Sie gehören nicht zur Auskunft und werden nicht
              gelöscht: Bitte sehen Sie sie selbst durch.
            </p>
            <ul className="flex flex-wrap gap-x-4">
              {mentions.map((reference) => (
                <li key={reference}>
                  <ThumbLink to={`/verwaltung/anfragen/${reference}`}>{reference}</ThumbLink>
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </Panel>
      {count > 0 && (
        <Panel title="Auskunft geben">
          <p>
            Ein ZIP-Archiv mit allem: Angaben und Verlauf zum Lesen, dieselben Daten für Programme, die Dateien. Prüfen
            Sie zuerst, dass die Person wirklich die ist, für die sie sich ausgibt, und sehen Sie die Notizen durch.
          </p>
          <Form method="post" action="/verwaltung/aufbewahrung/person/auskunft" reloadDocument className="space-y-3">
            <input type="hidden" name="email" value={email} />
            <label className="flex min-h-11 items-center gap-2">
              <input type="checkbox" name="notes" value="1" defaultChecked className="size-5" />
              Interne Notizen mitgeben
            </label>
            <Button type="submit" size="sm">
              Auskunft herunterladen
            </Button>
          </Form>
        </Panel>
      )}
      {count > held && (
        <Panel title="Alles löschen">
          <p>{`${plural(requests.length - held, 'Vorgang', 'Vorgänge')} mit Dateien, Notizen und E-Mails werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`}</p>
          {held > 0 && (
            <p>{`${held === 1 ? 'Ein Vorgang bleibt' : `${held} Vorgänge bleiben`}, weil die Löschung ausgesetzt ist. Sagen Sie das der Person und nennen Sie den Grund (Art. 17 Abs. 3 DSGVO).`}</p>
          )}
          <OfficeForm
            intent="loeschen"
            refusal={refusal}
            required={['email_again']}
            className="space-y-3"
            action="/verwaltung/aufbewahrung/person"
          >
            <input type="hidden" name="email" value={email} />
            <TextField
              name="email_again"
              label="E-Mail-Adresse noch einmal eintippen"
              type="email"
              autoComplete="off"
              hint="Damit nichts aus Versehen gelöscht wird."
            />
            <OwnPasswordField />
            <SubmitButton size="sm" variant="danger">
              Endgültig löschen
            </SubmitButton>
          </OfficeForm>
        </Panel>
      )}
    </>
  )
}
