import { Form } from 'react-router'
import { type BadgeTone, SoftBadge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { PhoneLink } from '#office/frame/frame/phone-link.tsx'
import type { ShownGuest } from './shown-guests.server.ts'

const tones: Record<ShownGuest['state'], BadgeTone> = { booked: 'green', waiting: 'grey', registered: 'blue' }

type GuestListProps = {
  guests: readonly ShownGuest[]
  /** Places kept for somebody who has not confirmed. */
  held: number
  /** The appointment has begun: who came can be noted; before, somebody may cancel by telephone. */
  hasBegun: boolean
  mayWrite: boolean
}

/** Lists the guests who booked from the flat's page, on screen and on the printed sheet. */
export function GuestList({ guests, held, hasBegun, mayWrite }: GuestListProps) {
  return (
    <>
      {held > 0 && (
        <p className="mt-2 text-ink-600 print:hidden">{`${held === 1 ? 'Ein Platz ist' : `${held} Plätze sind`} reserviert, die E-Mail-Adresse aber noch nicht bestätigt.`}</p>
      )}
      {guests.length > 0 && (
        <ul aria-label="Gebucht" className="mt-2 divide-y divide-ink-200 border-t border-ink-200">
          {guests.map((guest) => (
            <li key={guest.id} className="flex flex-wrap items-center gap-x-3 py-1">
              <span className="inline-flex min-h-11 items-center font-medium text-ink-950 [overflow-wrap:anywhere]">
                {guest.name}
              </span>
              <a href={`mailto:${guest.email}`} className="link [overflow-wrap:anywhere]">
                {guest.email}
              </a>
              {guest.phone !== null && <PhoneLink call={guest.phone} />}
              <span className="ml-auto flex flex-wrap items-center gap-2">
                {mayWrite && <Steps guest={guest} hasBegun={hasBegun} />}
                <SoftBadge tone={toneOf(guest)}>{wordsOf(guest)}</SoftBadge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function wordsOf({ attended, label }: ShownGuest): string {
  if (attended !== null) return attended ? 'War da' : 'Kam nicht'
  return label.charAt(0).toUpperCase() + label.slice(1)
}

const toneOf = ({ attended, state }: ShownGuest): BadgeTone => (attended === false ? 'red' : tones[state])

function Steps({ guest, hasBegun }: { guest: ShownGuest; hasBegun: boolean }) {
  if (!hasBegun)
    return (
      <details className="print:hidden">
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          Absagen …<span className="sr-only"> {guest.name}</span>
        </summary>
        <Step guest={guest} intent="gast-absagen" label="Ja, absagen" />
      </details>
    )
  if (guest.state !== 'booked') return null
  return (
    <>
      {guest.attended !== true && <Step guest={guest} intent="war-da" label="War da" />}
      {guest.attended !== false && <Step guest={guest} intent="kam-nicht" label="Kam nicht" />}
    </>
  )
}

type StepProps = { guest: ShownGuest; intent: string; label: string }

function Step({ guest, intent, label }: StepProps) {
  return (
    <Form method="post" preventScrollReset className="print:hidden">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="booking" value={guest.id} />
      <Button type="submit" variant="quiet" size="sm" aria-label={`${label}: ${guest.name}`}>
        {label}
      </Button>
    </Form>
  )
}
