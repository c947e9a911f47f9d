import { CalendarDays } from 'lucide-react'
import { useMemo } from 'react'
import { FormContext } from '#forms/form-context.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { StepForm } from '#forms/step-form.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { bookingDataUse } from '../privacy.ts'
import type { OwnBooking } from './read-own.server.ts'

type OwnBookingCardProps = { booking: OwnBooking; token: string; message: string | undefined }

/** How somebody's booking stands, and the plain forms that change it. */
export function OwnBookingCard({ booking, token, message }: OwnBookingCardProps) {
  const { state, time, isCancelled, isPast, where, others } = booking
  const isUnconfirmed = state === 'held' || state === 'asked'
  const isOver = isPast || isCancelled
  return (
    <Card className="mx-auto grid max-w-3xl gap-6 p-5 sm:p-9">
      {message && (
        <Notice tone="error" role="alert" title="Das ging leider nicht">
          <p>{message}</p>
        </Notice>
      )}
      <div>
        <h2 className="text-2xl">{time}</h2>
        <p className="mt-2 text-ink-700">{stands(booking)}</p>
        {where && (
          <div className="mt-4 [overflow-wrap:anywhere]">
            <p>
              <strong className="font-semibold text-ink-950">Treffpunkt:</strong> <span>{where.meetingPoint}</span>
            </p>
            {where.agent !== '' && <p>{`Es empfängt Sie: ${where.agent}`}</p>}
            {where.note !== null && <p className="whitespace-pre-line">{where.note}</p>}
          </div>
        )}
        {where && !isPast && (
          <p className="mt-3 print:hidden">
            <a href={`/besichtigung/${token}/termin.ics`} className="link inline-flex min-h-11 items-center gap-2">
              <CalendarDays aria-hidden="true" className="size-5 shrink-0" />
              In den Kalender eintragen (Datei)
            </a>
          </p>
        )}
      </div>
      {isUnconfirmed && !isOver ? (
        <>
          <p className="text-ink-700">{bookingDataUse}</p>
          <div className="flex flex-wrap gap-3">
            <StepForm intent="bestaetigen" label="Ja, bestätigen" />
            <StepForm intent="absagen" variant="secondary" label="Nein, Angaben löschen" />
          </div>
        </>
      ) : (
        <>
          {others.length > 0 && <Others options={others} isInstead={!isCancelled} />}
          <div className="flex flex-wrap gap-3 border-t border-ink-200 pt-6 print:hidden">
            <StepForm intent="absagen" variant="secondary" label={endLabel(booking)} />
            {booking.isFlatShown && (
              <ButtonLink href={`/wohnung/${booking.about}`} variant="quiet">
                Zur Wohnung
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function stands({ state, isCancelled, isPast, heldUntil, closesAt, position, others }: OwnBooking): string {
  if (isCancelled)
    return `Diesen Termin mussten wir leider absagen. ${others.length > 0 ? 'Diese Termine sind noch möglich.' : 'Zurzeit gibt es keinen anderen freien Termin.'}`
  if (isPast) return 'Dieser Termin ist vorbei.'
  if (state === 'held') return `Wir halten Ihnen den Platz bis ${heldUntil} frei. Bitte bestätigen Sie ihn.`
  if (state === 'asked')
    return closesAt === null
      ? 'Bitte bestätigen Sie: Ist ein Platz frei, bekommen Sie ihn, sonst stehen Sie auf der Warteliste.'
      : `Bitte bestätigen Sie, dass Sie an der Auslosung teilnehmen. Anmeldeschluss: ${closesAt}.`
  if (state === 'registered')
    return `Sie nehmen an der Auslosung teil. Nach dem Anmeldeschluss (${closesAt}) losen wir aus und schreiben Ihnen.`
  if (state === 'waiting')
    return `Sie stehen auf der Warteliste, an Stelle ${position}. Wird ein Platz frei, rücken Sie nach und bekommen eine E-Mail.`
  return 'Ihr Platz ist fest gebucht.'
}

function endLabel({ state, isCancelled, isPast }: OwnBooking): string {
  if (isCancelled || isPast) return 'Meine Angaben löschen'
  if (state === 'registered') return 'Nicht an der Auslosung teilnehmen'
  return state === 'waiting' ? 'Warteliste verlassen' : 'Termin absagen'
}

const ID = 'anderer-termin'

function Others({ options, isInstead }: { options: OwnBooking['others']; isInstead: boolean }) {
  const context = useMemo(() => ({ idPrefix: 'anderer-', values: {}, errors: {}, required: new Set(['termin']) }), [])
  return (
    <FormContext value={context}>
      <form method="post" aria-labelledby={ID} className="grid gap-4 print:hidden">
        <h3 id={ID} className="text-xl">
          {isInstead ? 'Lieber ein anderer Termin?' : 'Andere Termine'}
        </h3>
        <input type="hidden" name="intent" value="aendern" />
        <RadioGroupField name="termin" label="Termin" options={options} />
        <div>
          <Button type="submit">{isInstead ? 'Termin ändern' : 'Termin buchen'}</Button>
        </div>
      </form>
    </FormContext>
  )
}
