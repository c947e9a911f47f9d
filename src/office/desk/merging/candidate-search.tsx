import { Form } from 'react-router'
import { statusLabels } from '#requests/request/status.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { formatDayOf } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { SearchRow } from '#office/frame/frame/filter-controls.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { AlarmBadges } from '../inbox/alarm-badges.tsx'
import { kindLabel, kindTone } from '../request/kind-labels.ts'
import type { Candidate, CandidateGroup } from './candidates.server.ts'

type CandidateSearchProps = {
  reference: string
  search: string
  groups: readonly CandidateGroup[]
  /** The number in the address leads nowhere. */
  isUnknown: boolean
}

/** Which other request it is: what is likely first, or by number, name or words. */
export function CandidateSearch({ reference, search, groups, isUnknown }: CandidateSearchProps) {
  const base = `/verwaltung/anfragen/${reference}/zusammenfuehren`
  const isEmpty = groups.every(({ candidates }) => candidates.length === 0)
  return (
    <>
      {isUnknown && (
        <Notice tone="warning" role="status">
          Diesen Vorgang gibt es nicht, oder Ihre Rolle bearbeitet ihn nicht.
        </Notice>
      )}
      <Form action={base} role="search">
        <SearchRow value={search} placeholder="Vorgangsnummer, Name oder Wörter" />
      </Form>
      {isEmpty && (
        <p className="rounded-card border border-ink-200 bg-white p-5 text-ink-700">
          {search === ''
            ? 'Von derselben Person, Wohnung oder demselben Haus gibt es nichts, was dazu passt. Suchen Sie nach Nummer oder Name.'
            : 'Hier ist nichts. Bewerbungen vor der engeren Auswahl findet nur ihre Vorgangsnummer.'}
        </p>
      )}
      {groups.map(({ label, candidates }) =>
        candidates.length === 0 ? null : (
          <Panel key={label} title={label} flush>
            <ul aria-label={label} className="divide-y divide-ink-200 border-t border-ink-200">
              {candidates.map((candidate) => (
                <CandidateItem key={candidate.reference} base={base} candidate={candidate} />
              ))}
            </ul>
          </Panel>
        ),
      )}
    </>
  )
}

function CandidateItem({ base, candidate }: { base: string; candidate: Candidate }) {
  const { reference, contactName, kind, status, summary, place, receivedAt, alarm, fault } = candidate
  const words = [summary.subject, ...summary.facts, summary.text].filter(Boolean).join(' · ')
  return (
    <li className="relative px-4 py-2.5 focus-within:bg-brand-50 hover:bg-brand-50 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {fault === null ? (
          <RowLink to={`${base}?mit=${reference}`}>{contactName}</RowLink>
        ) : (
          <span className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] text-ink-700">
            {contactName}
          </span>
        )}
        <AlarmBadges alarm={alarm} />
        <SoftBadge tone={kindTone(kind)}>{kindLabel(kind)}</SoftBadge>
        <span className="tabular text-xs text-ink-600">{reference}</span>
      </div>
      {words !== '' && <p className="line-clamp-2 [overflow-wrap:anywhere] text-ink-950">{words}</p>}
      <p className="text-xs leading-5 text-ink-600">
        {[statusLabels[status], `eingegangen ${formatDayOf(receivedAt)}`, place].filter(Boolean).join(' · ')}
      </p>
      {fault !== null && <p className="text-sm text-ink-700">{fault}</p>}
    </li>
  )
}
