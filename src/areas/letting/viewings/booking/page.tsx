import { data } from 'react-router'
import { FormAnswered } from '#forms/form-answered.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { readSealedAddress } from '#requests/request/sealed-address.server.ts'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/page.ts'
import { answerBooking } from './book.server.ts'
import { BookingForm } from './booking-form.tsx'
import { bookingPath, type BookingWay, HOLD_MINUTES } from './booking.ts'
import { openViewings } from './open-viewings.server.ts'
import { flatToView } from './flat-to-view.server.ts'

const TITLE = 'Besichtigung buchen'
const TITLE_ID = 'besichtigung-buchen'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: TITLE,
    description: 'Einen Termin für die Besichtigung einer Wohnung wählen.',
    path: bookingPath(params.apartmentId),
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const flat = await flatToView(app.db, params.apartmentId)
  if (flat === null)
    return data({ flat: null, open: [], chosen: '', done: null, mailedTo: null }, { status: 404, headers: noStore })
  const open = flat.isOffered ? await openViewings(app.db, params.apartmentId, app.clock.now()) : []
  const asked = url.searchParams.get('termin')
  return data(
    {
      flat,
      open,
      chosen: open.find(({ id }) => id === asked)?.id ?? (open.length === 1 ? open[0]?.id : undefined) ?? '',
      done: url.searchParams.get('angelegt'),
      mailedTo: readSealedAddress(app, url.searchParams),
    },
    { headers: noStore },
  )
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const flat = await flatToView(app.db, params.apartmentId)
  if (!flat?.isOffered) throw data(null, { status: 404, headers: noStore })
  return answerBooking(app, params.apartmentId, httpRequest, context.get(httpContext).clientAddress)
}

/** The slots of a flat that anybody may book, and the form: one step before any application, so it asks for no more than a telephone call would. */
export default function BookingPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const refusal = actionData as PostRefusal | undefined
  const { flat, open, chosen, done, mailedTo } = loaderData
  if (flat === null) return <NoSuchFlat />
  const back = `/wohnung/${params.apartmentId}`
  const steps = done === null || refusal ? undefined : nextSteps.get(done)
  return (
    <>
      <PageHero eyebrow={flat.words} title={TITLE} height="sm" />
      <Section labelledBy={TITLE_ID} spacing="tight">
        <div className="mx-auto grid max-w-3xl gap-6">
          <Card className="p-5 sm:p-9">
            {steps ? (
              <FormAnswered
                title="Fast geschafft: Bitte bestätigen Sie"
                titleId={TITLE_ID}
                mailed={mailedTo === null ? null : { to: mailedTo, formAgain: bookingPath(params.apartmentId) }}
                text="Wir haben Ihnen eine E-Mail geschickt, damit niemand fremde Adressen einträgt."
                nextSteps={[
                  ...steps,
                  'Kommt nichts? Sehen Sie im Spam-Ordner nach. Sind Sie für diese Wohnung schon eingetragen, steht der Link in jeder E-Mail dazu.',
                ]}
              >
                <ButtonLink href={back} variant="secondary">
                  Zurück zur Wohnung
                </ButtonLink>
              </FormAnswered>
            ) : open.length === 0 ? (
              <NothingToBook back={back} isOffered={flat.isOffered} />
            ) : (
              <>
                <h2 id={TITLE_ID} className="scroll-mt-28 text-3xl">
                  Termin wählen
                </h2>
                <p className="mt-3 text-ink-700">
                  Unverbindlich und kostenlos. Nach Einkommen und Haushalt fragen wir erst, wenn Sie sich bewerben:{' '}
                  <a href="/so-laeuft-die-vergabe" className="link">
                    So läuft die Vergabe
                  </a>
                </p>
                <BookingForm
                  titleId={TITLE_ID}
                  apartmentId={params.apartmentId}
                  open={open}
                  chosen={chosen}
                  refusal={refusal}
                />
              </>
            )}
          </Card>
        </div>
      </Section>
    </>
  )
}

/** Says the same whether the address is there already or not. */
const wayAndSteps: Record<BookingWay, readonly string[]> = {
  place: [
    `Öffnen Sie den Link in der E-Mail und bestätigen Sie: Wir halten den Platz ${HOLD_MINUTES}\u00A0Minuten frei.`,
    'Danach bekommen Sie den Treffpunkt und eine Datei für Ihren Kalender, am Tag davor eine Erinnerung.',
  ],
  waiting: [
    'Öffnen Sie den Link in der E-Mail und bestätigen Sie: Dann stehen Sie auf der Warteliste.',
    'Sagt jemand ab, bekommen Sie den Platz von selbst und erfahren es per E-Mail.',
  ],
  draw: [
    'Öffnen Sie den Link in der E-Mail und bestätigen Sie vor dem Anmeldeschluss: Dann nehmen Sie an der Auslosung teil.',
    'Nach der Auslosung schreiben wir allen, auch denen, für die es nicht gereicht hat.',
  ],
}

const nextSteps = new Map<string, readonly string[]>(Object.entries(wayAndSteps))

function NothingToBook({ back, isOffered }: { back: string; isOffered: boolean }) {
  return (
    <>
      <h2 id={TITLE_ID} className="text-2xl">
        Zurzeit ist kein Termin frei zu buchen
      </h2>
      <p className="mt-3 text-ink-700">
        {isOffered
          ? 'Rufen Sie uns an, oder bewerben Sie sich um die Wohnung: Kommt sie infrage, laden wir Sie zur Besichtigung ein.'
          : 'Die Wohnung ist zurzeit nicht zu mieten. Sehen Sie nach, welche anderen frei sind.'}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isOffered ? (
          <ButtonLink href={back}>Zur Wohnung</ButtonLink>
        ) : (
          <ButtonLink href="/wohnungen">Freie Wohnungen</ButtonLink>
        )}
        <ButtonLink href={site.phone.href} variant="secondary">
          {site.phone.shown}
        </ButtonLink>
      </div>
    </>
  )
}

function NoSuchFlat() {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title="Diese Wohnung gibt es nicht"
      lead="Vielleicht ist die Adresse unvollständig, oder die Wohnung wird nicht mehr angeboten."
      height="lg"
    >
      <ButtonLink href="/wohnungen">Freie Wohnungen</ButtonLink>
    </PageHero>
  )
}
