import { Link } from 'react-router'
import { type BadgeTone, SoftBadge } from '#ui/badge/badge.tsx'
import { classNames } from '#ui/class-names.ts'
import { PhoneLink } from '#office/frame/frame/phone-link.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import { GuestList } from './guest-list.tsx'
import type { ShownInvitation, ShownSlot } from './shown-slots.server.ts'

const tones: Record<ShownInvitation['state'], BadgeTone> = {
  offered: 'grey',
  accepted: 'green',
  declined: 'red',
  elsewhere: 'grey',
}

type SlotListProps = {
  label: string
  slots: readonly ShownSlot[]
  mayWrite: boolean
  /** Under a heading of its own: `h3`. */
  heading?: 'h2' | 'h3'
}

/** Appointments with everybody who is invited or has booked; printed as the sheet that goes along. */
export function SlotList({ label, slots, mayWrite, heading: Heading = 'h2' }: SlotListProps) {
  return (
    <ol aria-label={label} className="space-y-3">
      {slots.map((slot) => (
        <li key={slot.id} className="card rounded-card border border-ink-200 bg-white p-4 sm:p-5">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Heading className={classNames('text-base', slot.cancelledAt !== null && 'line-through')}>
              {slot.time}
            </Heading>
            <SlotBadge slot={slot} />
            {mayWrite && slot.cancelledAt === null && !slot.isPast && (
              <Link
                to={`/verwaltung/bewerbungen/${slot.about}/besichtigungen/${slot.id}`}
                aria-label={`Ändern oder absagen: ${slot.time}`}
                className="link ml-auto inline-flex min-h-11 items-center print:hidden"
              >
                Ändern oder absagen
              </Link>
            )}
          </div>
          <p className="[overflow-wrap:anywhere] text-ink-700">{`${slot.meetingPoint}${slot.agentName !== '' ? ` · ${slot.agentName}` : ''}`}</p>
          {slot.note !== null && <p className="whitespace-pre-line text-ink-600">{slot.note}</p>}
          {slot.publicly !== null && <p className="text-ink-600">{slot.publicly}</p>}
          {(slot.publicly === null || slot.invitations.length > 0) && <Invited invitations={slot.invitations} />}
          <GuestList
            guests={slot.guests}
            held={slot.held}
            hasBegun={slot.hasBegun}
            mayWrite={mayWrite && slot.cancelledAt === null}
          />
        </li>
      ))}
    </ol>
  )
}

function SlotBadge({ slot }: { slot: ShownSlot }) {
  if (slot.cancelledAt !== null) return <SoftBadge tone="red">Abgesagt</SoftBadge>
  if (slot.booking === 'draw' && slot.drawnAt === null)
    return (
      <SoftBadge tone="blue">{`${slot.guests.length} angemeldet für ${slot.places} ${slot.places === 1 ? 'Platz' : 'Plätze'}`}</SoftBadge>
    )
  return (
    <SoftBadge
      tone={slot.taken >= slot.places ? 'green' : 'blue'}
    >{`${slot.taken} von ${slot.places} ${slot.places === 1 ? 'Platz' : 'Plätzen'} ${slot.publicly === null ? 'zugesagt' : 'vergeben'}`}</SoftBadge>
  )
}

function Invited({ invitations }: { invitations: readonly ShownInvitation[] }) {
  if (invitations.length === 0) return <p className="mt-2 text-ink-600">Noch niemand eingeladen.</p>
  return (
    <ul aria-label="Eingeladene" className="mt-2 divide-y divide-ink-200 border-t border-ink-200">
      {invitations.map((person) => (
        <li key={person.reference} className="flex flex-wrap items-center gap-x-3 py-1">
          <ThumbLink to={`/verwaltung/anfragen/${person.reference}`} className="[overflow-wrap:anywhere]">
            {person.name}
          </ThumbLink>
          <span className="tabular text-ink-600">{person.reference}</span>
          {person.phone !== null && <PhoneLink call={person.phone} />}
          <SoftBadge tone={tones[person.state]} className="ml-auto">
            {person.label.charAt(0).toUpperCase() + person.label.slice(1)}
          </SoftBadge>
        </li>
      ))}
    </ul>
  )
}
