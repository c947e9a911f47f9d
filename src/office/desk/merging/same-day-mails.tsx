import { Link } from 'react-router'
import { formatDateTime } from '#ui/format.ts'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import type { Candidate } from './candidates.server.ts'

/** Offers to make one of several mails that came from one person within a day. */
export function SameDayMails({ reference, mails }: { reference: string; mails: readonly Candidate[] }) {
  if (mails.length === 0) return null
  return (
    <section
      aria-labelledby="am-selben-tag"
      className="rounded-card border border-sand-400 bg-sand-50 px-4 py-3 print:hidden"
    >
      <h2 id="am-selben-tag" className="font-semibold text-ink-950">
        Dieselbe Person hat innerhalb eines Tages noch einmal geschrieben
      </h2>
      <ul className="mt-1 space-y-1">
        {mails.map((mail) => (
          <li key={mail.reference} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={`/verwaltung/anfragen/${mail.reference}`}
              className="link inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere]"
            >
              {`${mail.summary.subject || 'Ohne Betreff'}, ${formatDateTime(new Date(mail.receivedAt))} Uhr`}
            </Link>
            <SecondaryLink to={`/verwaltung/anfragen/${reference}/zusammenfuehren?mit=${mail.reference}`}>
              Zusammenführen
            </SecondaryLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
