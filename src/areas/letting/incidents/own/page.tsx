import { data, redirect } from 'react-router'
import { StepForm } from '#forms/step-form.tsx'
import { appContext, httpContext } from '#platform/app.server.ts'
import { listenerIdOf } from '#requests/outbox/search-link.server.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { notUnderstood, readStep } from '#requests/request/plain-post.server.ts'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Container } from '#ui/layout/container.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { LARGEST_INCIDENT_BYTES } from '../fields.ts'
import { INCIDENTS_PATH } from '../incident.ts'
import { IncidentText } from '../incident-text.tsx'
import { incidentListeners } from '../listeners/repository.server.ts'
import { consent } from '../privacy.ts'
import { incidents } from '../repository.server.ts'
import type { Route } from './+types/page.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Nachrichten zu einer Störung',
    description: `Ihre Nachrichten zu einer Störung von ${site.brand}.`,
    path: INCIDENTS_PATH,
    noindex: true,
  })

const noStore = { 'Cache-Control': 'no-store' }

export const headers = () => noStore

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, secret } = context.get(appContext)
  const id = listenerIdOf(secret, params.token)
  const listener = id === null ? null : await incidentListeners(db).find(id)
  const incident = listener && (await incidents(db).find(listener.incidentId))
  if (!listener || !incident) return data({ incident: null, isConfirmed: false }, { status: 404, headers: noStore })
  return data({ incident, isConfirmed: listener.confirmedAt !== null }, { headers: noStore })
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const app = context.get(appContext)
  const id = listenerIdOf(app.secret, params.token)
  if (id === null || (await incidentListeners(app.db).find(id)) === null)
    return data(null, { status: 404, headers: noStore })
  const { clientAddress } = context.get(httpContext)
  const step = await readStep(app, httpRequest, clientAddress, LARGEST_INCIDENT_BYTES)
  if (!step.ok) return step.refusal
  const { intent } = step.fields
  if (intent === 'beenden') {
    await incidentListeners(app.db).remove(id)
    return redirect(`${INCIDENTS_PATH}?beendet=ja`, 303)
  }
  if (intent !== 'bestaetigen') return notUnderstood()
  await incidentListeners(app.db).confirm(id, app.clock.now())
  return redirect(`${INCIDENTS_PATH}/${params.token}`, 303)
}

/** Opens from the link in its mails. Nothing changes by opening it: mail programs look into links before people do. */
export default function OwnIncidentPage({ loaderData: { incident, isConfirmed }, actionData }: Route.ComponentProps) {
  if (incident === null) return <ListenerGone />
  return (
    <>
      <PageHero eyebrow="Nachrichten zu einer Störung" title={incident.title} height="sm" />
      <Container className="pt-2 pb-16 lg:pb-24">
        <Card className="mx-auto grid max-w-3xl gap-5 p-5 sm:p-9">
          {actionData && (
            <Notice tone="error" role="alert" title="Das ging leider nicht">
              <p>{actionData.message}</p>
            </Notice>
          )}
          <div>
            <IncidentText incident={incident} />
          </div>
          {incident.isEnded ? (
            <>
              <p className="font-semibold">Diese Störung ist beendet.</p>
              <StepForm intent="beenden" variant="secondary" label="Adresse löschen" />
            </>
          ) : isConfirmed ? (
            <>
              <Notice tone="success">
                <p>Bestätigt. Wir schreiben Ihnen, sobald es Neues gibt.</p>
              </Notice>
              <StepForm intent="beenden" variant="secondary" label="Keine Nachrichten mehr" />
            </>
          ) : (
            <>
              <p className="text-ink-700">Sie willigen mit der Bestätigung ein, {consent}</p>
              <div className="flex flex-wrap gap-3">
                <StepForm intent="bestaetigen" label="Ja, betrifft mich auch" />
                <StepForm intent="beenden" variant="secondary" label="Nein, Adresse löschen" />
              </div>
            </>
          )}
        </Card>
      </Container>
    </>
  )
}

/** The same for a wrong link and for an address that is deleted. */
function ListenerGone() {
  return (
    <PageHero
      eyebrow="Fehler 404"
      title="Diese Seite gibt es nicht mehr"
      lead="Vielleicht ist der Link unvollständig, oder die Nachrichten sind beendet. Dann schreiben wir Ihnen dazu nicht mehr."
      height="lg"
    >
      <ButtonLink href={INCIDENTS_PATH}>Bekannte Störungen</ButtonLink>
    </PageHero>
  )
}
