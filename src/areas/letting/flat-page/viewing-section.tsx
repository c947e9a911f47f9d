import { CalendarDays } from 'lucide-react'
import { bookingPath, freeInWords, type OpenViewing } from '../viewings/booking/booking.ts'
import { viewingTimeUnbroken } from '../viewings/viewing.ts'
import { ButtonLink } from '#ui/button/button.tsx'

const MOST_SHOWN = 3

type ViewingSectionProps = { titleId: string; apartmentId: string; viewings: readonly OpenViewing[] }

/** When anybody may see the flat; the form has an address of its own, for this page is a kept answer. */
export function ViewingSection({ titleId, apartmentId, viewings }: ViewingSectionProps) {
  const shown = viewings.slice(0, MOST_SHOWN)
  const path = bookingPath(apartmentId)
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-ink-200 p-5 sm:p-7 print:hidden">
      <h2 id={titleId} className="text-2xl">
        Besichtigung
      </h2>
      <p className="mt-2 text-ink-700">
        Erst ansehen, dann bewerben: Zum Buchen genügen Name und{' '}
        <span className="whitespace-nowrap">E-Mail-Adresse</span>.
      </p>
      <ul className="mt-4 divide-y divide-ink-200">
        {shown.map((viewing) => (
          <li key={viewing.id} className="py-3">
            <a href={`${path}?termin=${viewing.id}`} className="link font-semibold">
              {viewingTimeUnbroken(viewing)}
            </a>
            <p className="text-sm text-ink-700">{freeInWords(viewing)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ButtonLink href={path} variant="secondary">
          <CalendarDays aria-hidden="true" /> Besichtigung buchen
        </ButtonLink>
      </div>
    </section>
  )
}
