import { data, redirect } from 'react-router'
import { appContext, httpContext } from '#platform/app.server.ts'
import { bookingIdOf } from '#requests/outbox/search-link.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { notUnderstood, readStep, refuseStep } from '#requests/request/plain-post.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Container } from '#ui/layout/container.tsx'
import { cancelBooking, type ChangeOutcome, confirmBooking, moveBooking } from '../change-booking.server.ts'
import { LARGEST_BOOKING_BYTES } from '../fields.ts'
import { bookings } from '../repository.server.ts'
import type { Route } from './+types/page.ts'
import { OwnBookingCard } from './own-booking-card.tsx'
import { readOwnBooking } from './read-own.server.ts'

/** Where somebody comes out who cancelled: the booking and its page are gone. */
const CANCELLED = 'abgesagt'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Ihre Besichtigung',
    description: `Ihre Besichtigung bei ${site.brand}.`,
    path: '/besichtigung',
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = await readOwnBooking(context.get(appContext), params.token)
  const isCancelled = params.token === CANCELLED
  return data({ booking, isCancelled }, { status: booking || isCancelled ? 200 : 404, headers: noStore })
}

const REFUSED: Record<Exclude<ChangeOutcome, 'done'>, string> = {
  full: 'Der letzte Platz dieses Termins ist gerade vergeben worden. Ihr bisheriger Stand bleibt.',
  drawing:
    'Die Anmeldung ist beendet, die Plätze werden gerade ausgelost. Versuchen Sie es bitte in einer Minute noch einmal.',
  gone: 'Dieser Termin ist nicht mehr zu buchen. Bitte sehen Sie nach, welche Termine noch möglich sind.',
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = bookingIdOf(app.secret, params.token)
  if (id === null || (await bookings(app.db).find(id)) === null) return data(null, { status: 404, headers: noStore })
  const { clientAddress } = context.get(httpContext)
  const step = await readStep(app, httpRequest, clientAddress, LARGEST_BOOKING_BYTES)
  if (!step.ok) return step.refusal
  const { intent, termin } = step.fields
  if (intent === 'absagen') {
    await cancelBooking(app, id)
    return redirect(`/besichtigung/${CANCELLED}`, 303)
  }
  if (intent === 'aendern' && typeof termin !== 'string') return refuseStep(422, 'Bitte wählen Sie einen Termin.')
  if (intent !== 'bestaetigen' && intent !== 'aendern') return notUnderstood()
  const outcome = intent === 'aendern' ? await moveBooking(app, id, String(termin)) : await confirmBooking(app, id)
  if (outcome !== 'done') return refuseStep(409, REFUSED[outcome])
  return redirect(`/besichtigung/${params.token}`, 303)
}

/** Opens from the link in the mails. Nothing changes by opening it: mail programs look into links before people do. */
export default function OwnBookingPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { booking, isCancelled } = loaderData
  if (booking === null) return isCancelled ? <Cancelled /> : <Gone />
  return (
    <>
      <PageHero eyebrow={booking.flat} title="Ihre Besichtigung" height="sm" />
      <Container className="pt-2 pb-16 lg:pb-24">
        <OwnBookingCard booking={booking} token={params.token} message={actionData?.message} />
      </Container>
    </>
  )
}

function Cancelled() {
  return (
    <PageHero
      title="Abgesagt"
      lead="Danke, dass Sie Bescheid sagen: So bekommt jemand anderes den Platz. Ihre Angaben haben wir gelöscht."
      height="lg"
    >
      <ButtonLink href="/wohnungen">Freie Wohnungen</ButtonLink>
    </PageHero>
  )
}

/** The same for a wrong link and for a booking that is deleted. */
function Gone() {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title="Diese Seite gibt es nicht mehr"
      lead="Vielleicht ist der Link unvollständig, oder die Besichtigung ist abgesagt oder länger vorbei."
      height="lg"
    >
      <ButtonLink href="/wohnungen">Freie Wohnungen</ButtonLink>
    </PageHero>
  )
}
