import { formatDateTime } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { FailedSignIns } from './failed-sign-ins.server.ts'

/** Tells the owner of an account that somebody tried to sign in, and what there is to do. */
export function FailedNotice({ failed }: { failed: FailedSignIns }) {
  const { count, isMore, withPassword, lastAt } = failed
  return (
    <Notice tone="warning" title="Fehlgeschlagene Anmeldungen">
      <p>{`In den letzten drei Tagen gab es ${isMore ? 'mehr als ' : ''}${count === 1 ? 'eine fehlgeschlagene Anmeldung' : `${count} fehlgeschlagene Anmeldungen`} mit Ihrer E-Mail-Adresse, zuletzt am ${formatDateTime(new Date(lastAt))} Uhr.`}</p>
      {withPassword > 0 ? (
        <p>
          <span>{`${withPassword === 1 ? 'Einmal' : `${withPassword}-mal`} stimmte dabei das Passwort, nur der Code nicht. Waren Sie das nicht, kennt jemand Ihr Passwort: Ändern Sie es jetzt unter`}</span>{' '}
          <a href="/verwaltung/konto" className="link">
            Mein Konto
          </a>{' '}
          <span>und sagen Sie es der Leitung.</span>
        </p>
      ) : (
        <p>
          Waren Sie das nicht, hat jemand Ihr Passwort nicht erraten. Sie müssen nichts tun; kommt es wieder, sagen Sie
          es der Leitung.
        </p>
      )}
    </Notice>
  )
}
