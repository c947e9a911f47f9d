import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { nameSubjects } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { addDays } from '#platform/berlin-day.ts'
import { formatDate, plural } from '#ui/format.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { ThumbLink } from '#office/frame/frame/thumb-link.tsx'
import type { Route } from './+types/day-page.ts'
import { readDayOf, slotsOfDay } from './day.server.ts'
import { PrintButton } from './print-button.tsx'
import { shownSlots } from './shown-slots.server.ts'
import { SlotList } from './slot-list.tsx'

export const meta = () => officeMeta('Besichtigungen des Tages')

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const day = readDayOf(app, url.searchParams)
  const slots = await shownSlots(app, await slotsOfDay(app, day))
  const about = [...new Set(slots.map((slot) => slot.about))]
  const names = await nameSubjects(app, about, about)
  return {
    day,
    before: addDays(day, -1),
    after: addDays(day, 1),
    count: slots.filter(({ cancelledAt }) => cancelledAt === null).length,
    flats: about.map((id) => ({
      id,
      name: names.get(id)?.name ?? 'Wohnung, die es nicht mehr gibt',
      place: names.get(id)?.place ?? '',
      slots: slots.filter((slot) => slot.about === id),
    })),
  }
}

/** All viewings of one day by flat: to print and take along, or as a file for the calendar. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  const { day, before, after, count, flats } = loaderData
  return (
    <PageFrame
      title={`Besichtigungen am ${formatDate(day)}`}
      lead={count === 0 ? 'Keine Termine' : plural(count, 'Termin', 'Termine')}
      back={{ to: '/verwaltung/bewerbungen', label: 'Bewerbungen' }}
      actions={
        flats.length > 0 && (
          <>
            <SecondaryLink href={`/verwaltung/besichtigungen/kalender?tag=${day}`} download>
              <CalendarDays aria-hidden="true" />
              Kalenderdatei
            </SecondaryLink>
            <PrintButton />
          </>
        )
      }
    >
      <nav aria-label="Tage" className="flex gap-5 print:hidden">
        <ThumbLink to={`?tag=${before}`}>{`← ${formatDate(before)}`}</ThumbLink>
        <ThumbLink to={`?tag=${after}`}>{`${formatDate(after)} →`}</ThumbLink>
      </nav>
      {flats.length === 0 && (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          An diesem Tag zeigt niemand eine Wohnung. Termine legen Sie bei den{' '}
          <Link to="/verwaltung/bewerbungen" className="link">
            Bewerbungen
          </Link>{' '}
          um eine Wohnung an.
        </p>
      )}
      {flats.map((flat) => (
        <section key={flat.id} aria-labelledby={`flat-${flat.id}`} className="space-y-3">
          <h2 id={`flat-${flat.id}`} className="text-lg">
            <ThumbLink to={`/verwaltung/bewerbungen/${flat.id}/besichtigungen`}>{flat.name}</ThumbLink>
          </h2>
          <p className="-mt-3 text-ink-600">{flat.place}</p>
          <SlotList label={`Termine: ${flat.name}`} slots={flat.slots} mayWrite={false} heading="h3" />
        </section>
      ))}
    </PageFrame>
  )
}
