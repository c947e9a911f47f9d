import { data } from 'react-router'
import { FormAnswered } from '#forms/form-answered.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { readSealedAddress } from '#requests/request/sealed-address.server.ts'
import type { PostRefusal } from '#requests/request/plain-post.server.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PhoneWithHours } from '#ui/phone/phone-with-hours.tsx'
import type { Route } from './+types/page.ts'
import { answerListener } from './listen.server.ts'
import { CONFIRM_DAYS, INCIDENTS_PATH } from './incident.ts'
import { IncidentText } from './incident-text.tsx'
import { ListenerForm } from './listener-form.tsx'
import { incidents } from './repository.server.ts'

const TITLE = 'Bekannte Störungen'
const FORM_TITLE = 'betrifft-mich'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: TITLE,
    description: 'Was in unseren Häusern gerade gestört ist und wann es voraussichtlich wieder geht.',
    path: INCIDENTS_PATH,
  })

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const open = await incidents(app.db).listOpen()
  const asked = url.searchParams.get('nummer')
  return data({
    open,
    chosen: open.find(({ id }) => id === asked)?.id ?? (open.length === 1 ? open[0]?.id : undefined) ?? '',
    isAsked: url.searchParams.has('angelegt'),
    isEnded: url.searchParams.has('beendet'),
    mailedTo: readSealedAddress(app, url.searchParams),
  })
}

export async function action({ context, request: httpRequest }: Route.ActionArgs) {
  return answerListener(context.get(appContext), httpRequest, context.get(httpContext).clientAddress)
}

/** Lists known incidents, and offers „Betrifft mich auch“: news by mail, once the address is confirmed. */
export default function IncidentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData as PostRefusal | undefined
  const { open, chosen, isAsked, isEnded, mailedTo } = loaderData
  return (
    <>
      <PageHero
        title={TITLE}
        lead="Steht Ihre Störung hier, wissen wir davon und kümmern uns. Sie müssen sie nicht noch einmal melden."
        height="sm"
      />
      <Section labelledBy={open.length > 0 || isAsked ? FORM_TITLE : 'keine'} spacing="tight">
        <div className="mx-auto grid max-w-3xl gap-6">
          {isEnded && (
            <Notice tone="success" role="status">
              <p>Beendet. Wir schreiben Ihnen dazu nicht mehr und haben Ihre Adresse gelöscht.</p>
            </Notice>
          )}
          {open.length === 0 && !isAsked && <NothingKnown />}
          {open.length > 0 && (
            <ul className="grid gap-4">
              {open.map((incident) => (
                <li key={incident.id} className="rounded-card border border-warn-200 bg-warn-50 p-5">
                  <IncidentText incident={incident} />
                </li>
              ))}
            </ul>
          )}
          {isAsked && !refusal ? (
            <Card className="p-5 sm:p-9">
              <FormAnswered
                title="Fast geschafft: Bitte bestätigen Sie"
                titleId={FORM_TITLE}
                text="Wir haben Ihnen eine E-Mail geschickt, damit niemand fremde Adressen einträgt."
                nextSteps={nextSteps}
                mailed={mailedTo === null ? null : { to: mailedTo, formAgain: `${INCIDENTS_PATH}?nummer=${chosen}` }}
              >
                <ButtonLink href={INCIDENTS_PATH} variant="secondary">
                  Zu den Störungen
                </ButtonLink>
              </FormAnswered>
            </Card>
          ) : (
            open.length > 0 && (
              <Card className="p-5 sm:p-9">
                <h2 id={FORM_TITLE} className="scroll-mt-28 text-3xl">
                  Betrifft mich auch
                </h2>
                <ListenerForm titleId={FORM_TITLE} open={open} chosen={chosen} refusal={refusal} />
              </Card>
            )
          )}
          <p>
            <span>Etwas anderes ist kaputt?</span>{' '}
            {offers('damage_reports') ? (
              <a href="/schadensmeldung" className="link">
                Schaden melden
              </a>
            ) : (
              <>
                <span>Rufen Sie uns an:</span> <PhoneWithHours end="" />
                <span>.</span>
              </>
            )}
          </p>
        </div>
      </Section>
    </>
  )
}

/** Says the same whether the address is there already or not. */
const nextSteps = [
  `In wenigen Minuten kommt eine E-Mail. Öffnen Sie den Link darin und bestätigen Sie: Er gilt ${CONFIRM_DAYS} Tage.`,
  'Danach schreiben wir Ihnen, sobald es Neues gibt und wenn die Störung behoben ist.',
  'Kommt nichts? Sehen Sie im Spam-Ordner nach. Bekommen Sie zu dieser Störung schon Nachrichten, steht der Link in jeder davon.',
]

function NothingKnown() {
  return (
    <Card className="p-5 sm:p-9">
      <h2 id="keine" className="text-2xl">
        Zurzeit ist keine Störung bekannt
      </h2>
      <p className="mt-3 text-ink-700">
        Ist bei Ihnen etwas kaputt? Dann wissen wir es noch nicht. Bitte melden Sie es.
      </p>
    </Card>
  )
}
