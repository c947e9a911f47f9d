import { TextField } from '#forms/text-field.tsx'
import { formatDateTime } from '#ui/format.ts'
import { HOUR_MS, MINUTE_MS } from '#values/durations.ts'
import { LONGEST_IDLE_MS, LONGEST_SESSION_MS } from '#office/frame/access/session-length.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'

type Session = { id: string; createdAt: string; lastUsedAt: string; isThis: boolean }

/** Where this account is signed in. No addresses and browsers' names are stored, so the times must do. */
export function SessionsPanel({ sessions, refusal }: { sessions: Session[]; refusal: FormRefusal | undefined }) {
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <Panel title="Sitzungen">
      <p>{`Eine Sitzung endet nach ${LONGEST_IDLE_MS / MINUTE_MS} Minuten ohne Benutzung, spätestens nach ${LONGEST_SESSION_MS / HOUR_MS} Stunden.`}</p>
      <ul className="divide-y divide-ink-200 border-y border-ink-200">
        {sessions.map((session) => (
          <li key={session.id} className="py-2">
            <span>{`Angemeldet ${formatDateTime(new Date(session.createdAt))} Uhr, zuletzt benutzt`}</span>{' '}
            <span>{`${formatDateTime(new Date(session.lastUsedAt))} Uhr`}</span>
            {session.isThis && <strong> (diese)</strong>}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <OfficeForm intent="sitzungen" refusal={refusal} reloadDocument>
          <fieldset>
            <legend className="font-semibold text-ink-950">Was soll beendet werden?</legend>
            <label className="flex min-h-11 items-center gap-3">
              <input type="radio" name="session" value="" defaultChecked className="size-5" />
              Alle anderen Sitzungen
            </label>
            {others.map((session) => (
              <label key={session.id} className="flex min-h-11 items-center gap-3">
                <input type="radio" name="session" value={session.id} className="size-5" />
                <span>{`Die von ${formatDateTime(new Date(session.createdAt))} Uhr`}</span>
              </label>
            ))}
          </fieldset>
          <TextField name="password" label="Ihr Passwort" type="password" autoComplete="current-password" required />
          <SubmitButton variant="secondary">Beenden</SubmitButton>
        </OfficeForm>
      )}
    </Panel>
  )
}
