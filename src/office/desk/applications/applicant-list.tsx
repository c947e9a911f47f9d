import { Form, Link, useLocation } from 'react-router'
import { isClosed, statusLabels } from '#requests/request/status.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { formatDate, formatEuro, plural } from '#ui/format.ts'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { SecondaryButton } from '#office/frame/frame/secondary-button.tsx'
import { ageOf, dueOf } from '../inbox/due.ts'
import { TickAll } from '../inbox/tick-all.tsx'
import type { Applicant } from './applicants.server.ts'
import { rentShare } from './facts.ts'

const COMPARE = 'vergleich'

type ApplicantListProps = {
  about: string
  applicants: readonly Applicant[]
  rentEuro: number | null
  mayWrite: boolean
  areAllTicked: boolean
  now: number
}

/** One sheet each; what is ticked is set side by side. */
export function ApplicantList({ about, applicants, ...row }: ApplicantListProps) {
  const { mayWrite } = row
  const isTickable = applicants.length > 1 || mayWrite
  return (
    <div className="group space-y-3">
      {isTickable && (
        <TickAll form={COMPARE} className="needs-js -mb-1 inline-flex min-h-11 items-center gap-3 px-6 print:hidden" />
      )}
      <ul
        aria-label="Bewerbungen"
        className="divide-y divide-ink-200 overflow-hidden rounded-card border border-ink-200 bg-white"
      >
        {applicants.map((applicant) => (
          <Row key={applicant.id} applicant={applicant} {...row} />
        ))}
      </ul>
      {isTickable && (
        <Form
          id={COMPARE}
          method="get"
          action={`/verwaltung/bewerbungen/${about}/vergleich`}
          className="sticky bottom-16 z-10 hidden flex-wrap items-center gap-3 rounded-card border border-ink-200 bg-white p-3 shadow-card group-has-[input[name=b]:checked]:flex lg:bottom-3 print:hidden"
        >
          <span className="text-ink-700">Zum Vergleich zwei bis vier</span>
          <Button type="submit" size="sm">
            Nebeneinander vergleichen
          </Button>
          {mayWrite && (
            <SecondaryButton
              type="submit"
              formMethod="post"
              formAction="/verwaltung/anfragen"
              name="wanted"
              value="abgelehnt:tenant_application"
            >
              Ausgewählte ablehnen …
            </SecondaryButton>
          )}
        </Form>
      )}
    </div>
  )
}

type RowProps = Omit<ApplicantListProps, 'about' | 'applicants'> & { applicant: Applicant }

function Row({ applicant, rentEuro, mayWrite, areAllTicked, now }: RowProps) {
  const { reference, name, status, isOnShortlist, twins, hasMoreTwins, refusedBecause } = applicant
  const isOpen = !isClosed(status)
  const due = dueOf(applicant, now)
  return (
    <li className="relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-2 px-3 py-2 focus-within:bg-brand-50 hover:bg-brand-50 md:grid-cols-[2.75rem_minmax(0,1fr)_auto]">
      <label className="relative z-10 grid size-11 place-items-center print:hidden">
        <span className="sr-only">{`${name} auswählen`}</span>
        <input
          type="checkbox"
          form={COMPARE}
          name="b"
          value={reference}
          defaultChecked={areAllTicked}
          className="size-5"
        />
      </label>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3">
          <RowLink to={`/verwaltung/anfragen/${reference}`}>{name}</RowLink>
          {isOnShortlist && <SoftBadge tone="green">Engere Auswahl</SoftBadge>}
          {twins.length > 0 && <SoftBadge tone="amber">Duplikat?</SoftBadge>}
          {due && <SoftBadge tone={due.tone}>{due.text}</SoftBadge>}
        </div>
        <p className="text-ink-950">{factsLine(applicant, rentEuro)}</p>
        <p className="mt-0.5 text-xs text-ink-600">{`${isOnShortlist ? `${reference} · ` : ''}${statusLabels[status]}${refusedBecause !== null ? `: ${refusedBecause}` : ''} · vor ${ageOf(applicant.receivedAt, now)}${applicant.files > 0 ? ` · ${plural(applicant.files, 'Datei', 'Dateien')}` : ''}`}</p>
        {twins.length > 0 && (
          <p className="relative z-10 text-xs text-ink-600">
            <span>Vermutlich dieselbe Person:</span>{' '}
            {twins.map((twin, index) => (
              <span key={twin}>
                <span>{index > 0 && ', '}</span>
                <Link to={`/verwaltung/anfragen/${twin}`} className="link tabular inline-flex min-h-6 items-center">
                  {twin}
                </Link>
              </span>
            ))}
            <span>{hasMoreTwins && ' und weitere'}</span>
          </p>
        )}
      </div>
      {mayWrite && isOpen && <ShortlistButton applicant={applicant} />}
    </li>
  )
}

function factsLine({ facts }: Applicant, rentEuro: number | null): string {
  const { incomeEuro: income } = facts
  return [
    facts.householdSize === null ? null : plural(facts.householdSize, 'Person', 'Personen'),
    income === null ? null : `${formatEuro(income)} im Monat`,
    rentEuro === null || income === null ? null : `davon ${rentShare(facts, rentEuro)} für die Warmmiete`,
    facts.employment,
    facts.moveIn === null ? null : `Einzug ${formatDate(facts.moveIn)}`,
    facts.hasPets ? 'Haustiere' : null,
  ]
    .filter(Boolean)
    .join(' · ')
}

function ShortlistButton({ applicant: { id, name, version, isOnShortlist } }: { applicant: Applicant }) {
  const { pathname, search } = useLocation()
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      className="relative z-10 col-start-2 mt-1 md:col-start-3 md:mt-0 print:hidden"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="auswahl" value={isOnShortlist ? 'nein' : 'ja'} />
      <Button
        type="submit"
        size="sm"
        variant={isOnShortlist ? 'quiet' : 'secondary'}
        aria-label={`${isOnShortlist ? 'Aus der engeren Auswahl' : 'In die engere Auswahl'}: ${name}`}
      >
        {isOnShortlist ? 'Aus der Auswahl' : 'Engere Auswahl'}
      </Button>
    </Form>
  )
}
