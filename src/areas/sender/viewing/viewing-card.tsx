import { CalendarDays } from 'lucide-react'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { OwnRefusal } from '../status/actions.server.ts'
import type { OwnSlot, OwnViewings } from './own-viewings.server.ts'
import { viewingIntents } from './texts.ts'

type ViewingCardProps = { viewings: OwnViewings; token: string; refusal: OwnRefusal | undefined }

/** The invitation to a viewing: choose one of the slots, change it until it begins, or decline. Plain forms. */
export function ViewingCard({ viewings, token, refusal }: ViewingCardProps) {
  const { place, chosen, open, hasDeclined } = viewings
  const own = refusal && Object.values(viewingIntents).includes(refusal.intent) ? refusal : undefined
  return (
    <TitledCard
      id="besichtigung-titel"
      title={chosen ? 'Ihr Besichtigungstermin' : 'Einladung zur Besichtigung'}
      size="lg"
    >
      <p className="mt-2 text-ink-700">{place}</p>
      {own?.message && (
        <Notice tone="warning" role="alert" className="mt-5">
          <p>{own.message}</p>
        </Notice>
      )}
      {chosen && <Chosen slot={chosen} token={token} />}
      {hasDeclined && <p className="mt-4">Sie haben abgesagt. Passt doch ein Termin, wählen Sie ihn hier.</p>}
      {open.length > 0 && <Choice open={open} isChange={chosen !== null} />}
      {(chosen?.isAhead || (!chosen && !hasDeclined)) && (
        <form method="post" className="mt-4 print:hidden">
          <input type="hidden" name="intent" value={viewingIntents.decline} />
          <Button type="submit" variant="quiet" className="-ml-5">
            {chosen ? 'Termin absagen' : 'Keiner der Termine passt'}
          </Button>
        </form>
      )}
    </TitledCard>
  )
}

function Chosen({ slot, token }: { slot: OwnSlot; token: string }) {
  return (
    <>
      <p className="mt-5 text-xl font-semibold text-ink-950">
        <SlotTime slot={slot} />
      </p>
      <SlotFacts slot={slot} />
      <p className="mt-3 print:hidden">
        <a href={`/vorgang/${token}/termin.ics`} className="link inline-flex min-h-11 items-center gap-2">
          <CalendarDays aria-hidden="true" className="size-5 shrink-0" />
          In den Kalender eintragen (Datei)
        </a>
      </p>
    </>
  )
}

/** „Samstag, 28.11.2026, 14:00–14:20 Uhr“: no line ends within the hours. */
function SlotTime({ slot }: { slot: OwnSlot }) {
  const [day, hours] = slot.time.split(/ (?=\d{2}:\d{2})/)
  return (
    <span>
      <span>{day}</span> <span className="whitespace-nowrap">{hours}</span>
    </span>
  )
}

function SlotFacts({ slot: { meetingPoint, note, agent } }: { slot: OwnSlot }) {
  return (
    <div className="[overflow-wrap:anywhere] text-ink-700">
      <p>{`Treffpunkt: ${meetingPoint}`}</p>
      {agent !== '' && <p>{`Es empfängt Sie: ${agent}`}</p>}
      {note !== null && <p className="whitespace-pre-line">{note}</p>}
    </div>
  )
}

function Choice({ open, isChange }: { open: readonly OwnSlot[]; isChange: boolean }) {
  const free = open.filter(({ isFull }) => !isFull)
  return (
    <form method="post" aria-labelledby="besichtigung-titel" className="mt-6 grid gap-4 print:hidden">
      <input type="hidden" name="intent" value={viewingIntents.accept} />
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-semibold text-ink-950">
          {isChange ? 'Lieber ein anderer Termin?' : 'Welcher Termin passt Ihnen?'}
        </legend>
        {open.map((slot) => (
          <label
            key={slot.id}
            className="flex min-h-12 items-start gap-3 rounded-control border border-field bg-white px-3.5 py-3 has-checked:border-action has-checked:bg-brand-50 has-disabled:bg-ink-50"
          >
            <input
              type="radio"
              name="slot"
              value={slot.id}
              required
              disabled={slot.isFull}
              defaultChecked={!isChange && free.length === 1 && free[0]?.id === slot.id}
              className="mt-0.5 size-5 shrink-0 accent-action"
            />
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-3 font-medium text-ink-950">
                <SlotTime slot={slot} />
                {slot.isFull && <SoftBadge tone="grey">Ausgebucht</SoftBadge>}
              </span>
              <SlotFacts slot={slot} />
            </span>
          </label>
        ))}
      </fieldset>
      {free.length === 0 ? (
        <p className="text-ink-700">
          Alle Plätze sind vergeben. Schauen Sie später noch einmal nach, oder schreiben Sie uns unten.
        </p>
      ) : (
        <div>
          <Button type="submit">{isChange ? 'Termin ändern' : 'Termin zusagen'}</Button>
        </div>
      )}
    </form>
  )
}
