import { data, redirect } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { readFormWithFiles } from '#office/frame/access/read-office-form.server.ts'
import { officeContext } from '#office/frame/access/staff-context.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { sendTestMail } from '../settings/test-mail.server.ts'
import type { Route } from './+types/step-page.ts'
import { ImportPanel } from './import-panel.tsx'
import { type ImportAnswer, takePortfolio } from './import-portfolio.server.ts'
import { PointList } from './point-list.tsx'
import { openPoints, type SetupState, type SetupStep } from './points.ts'
import { readSetup } from './read-setup.server.ts'
import { addressOf, isSetupStep, placeOf, SETUP, type SetupStepId } from '#office/frame/setup-way/steps.ts'
import { keepStep } from '#office/frame/setup-way/way-cookie.server.ts'

type Answer = FormRefusal & { taken?: ImportAnswer }

export const meta: Route.MetaFunction = ({ loaderData }) => officeMeta(loaderData?.place.title ?? 'Einrichten')

/** Checks that ask outside take seconds, so only by wish. */
const lookWords: Partial<Record<SetupStepId, string>> = {
  mail: 'SPF, DKIM und DMARC ansehen',
  domain: 'Adresse und Zertifikat prüfen',
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!isSetupStep(params.step)) throw data(null, { status: 404 })
  const { app, staff } = officeContext(context)
  const { siteUrl } = app.config
  const looksAt = url.searchParams.has('nachsehen') ? params.step : null
  const steps = await readSetup(app, looksAt)
  const open = openPoints(steps)
  const loaded = {
    step: params.step,
    place: placeOf(params.step),
    steps,
    open,
    // Without a certificate there is nothing to look at.
    look:
      looksAt || (params.step === 'domain' && !siteUrl.startsWith('https:')) ? null : (lookWords[params.step] ?? null),
    siteUrl,
    email: staff.email,
    testMail: url.searchParams.get('testmail'),
  }
  // At the end of the way nothing needs to lead back to it.
  return data(loaded, { headers: keepStep(params.step === 'start' && open === 0 ? null : params.step) })
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff } = officeContext(context)
  if (params.step === 'bestand') {
    const taken = await takePortfolio(app, await readFormWithFiles(httpRequest))
    return data<Answer>({ intent: 'bestand', taken }, { status: taken.kind === 'done' ? 200 : 422 })
  }
  if (params.step !== 'mail') throw data(null, { status: 404 })
  const id = await sendTestMail(app, staff)
  if (id !== null) return redirect(`${addressOf('mail')}?testmail=${id}`)
  const message = 'Das waren fünf Testmails in einer Viertelstunde. Bitte warten Sie etwas.'
  return data<Answer>({ intent: 'testmail', message }, { status: 429 })
}

/** One step of the setup: what is done, what is missing, where to do it, and on to the next. */
export default function SetupStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, place, steps, open, look, email, testMail } = loaderData
  const { lead = '', points = [] } = steps.find(({ id }) => id === step) ?? {}
  return (
    <PageFrame title={place.title} lead={lead} back={{ to: SETUP, label: 'Alle Schritte' }} width="narrow">
      <div>
        <p className="mb-2 font-semibold text-ink-700">{`Schritt ${place.number} von ${place.of}`}</p>
        <Progress label="Fortschritt der Einrichtung" value={place.number} max={place.of} />
      </div>
      {testMail && !actionData && (
        <Notice tone="success" role="status">
          <p>
            <span>{`Die Testmail an ${email} ist auf dem Weg.`}</span>{' '}
            <a href={`/verwaltung/mails/${testMail}`} className="link">
              Wie steht sie?
            </a>
          </p>
        </Notice>
      )}
      {step === 'start' ? (
        <GoLive steps={steps} siteUrl={loaderData.siteUrl} />
      ) : (
        <Panel title={inWords(openPoints([{ points }]))}>
          <PointList points={points} />
          {step === 'mail' && (
            <OfficeForm intent="testmail" refusal={actionData}>
              <SubmitButton variant="secondary">Testmail an mich</SubmitButton>
            </OfficeForm>
          )}
          {look && (
            <ButtonLink href="?nachsehen=1" variant="secondary">
              {look}
            </ButtonLink>
          )}
        </Panel>
      )}
      {step === 'bestand' && <ImportPanel answer={actionData?.taken ?? null} />}
      <nav aria-label="Schritte" className="flex flex-wrap-reverse items-center justify-between gap-3">
        {place.before ? (
          <ButtonLink href={addressOf(place.before.id)} variant="secondary">
            <span>←</span> <span>{place.before.title}</span>
          </ButtonLink>
        ) : (
          <span />
        )}
        {place.after && (
          <ButtonLink href={addressOf(place.after.id)}>
            <span>Weiter:</span> <span>{place.after.title}</span>
          </ButtonLink>
        )}
        {!place.after && open === 0 && <ButtonLink href="/verwaltung">Zur Übersicht</ButtonLink>}
      </nav>
    </PageFrame>
  )
}

function inWords(open: number): string {
  if (open === 0) return 'Hier fehlt nichts'
  return open === 1 ? 'Ein Punkt fehlt noch' : `${open} Punkte fehlen noch`
}

/** The list before the first visitor: what is missing in any step, what is advised, and what follows. */
function GoLive({ steps, siteUrl }: { steps: readonly SetupStep[]; siteUrl: string }) {
  const all = (state: SetupState) => steps.flatMap(({ points }) => points.filter((point) => point.state === state))
  const [open, hints] = [all('open'), all('hint')]
  return (
    <>
      {open.length === 0 ? (
        <Notice tone="success" title="Alles Nötige ist erledigt">
          Die Website kann öffentlich werden.
        </Notice>
      ) : (
        <Panel title="Das fehlt noch">
          <PointList points={open} />
        </Panel>
      )}
      {hints.length > 0 && (
        <Panel title="Das empfehlen wir">
          <PointList points={hints} />
        </Panel>
      )}
      <Panel title="Danach">
        <ol className="list-decimal space-y-2 pl-5">
          <li>
            Öffnen Sie{' '}
            <a href={siteUrl} className="link [overflow-wrap:anywhere]">
              {siteUrl}
            </a>{' '}
            auf Ihrem Telefon, und schicken Sie sich über „Kontakt“ selbst eine Nachricht. Sie muss unter „Anfragen“ und
            in Ihrem Postfach ankommen.
          </li>
          <li>{`Melden Sie die Website bei der Google Search Console und bei Bing an: ${siteUrl}/sitemap.xml`}</li>
          <li>Sehen Sie nach der ersten Nacht hier nach, ob eine Sicherung entstanden ist.</li>
        </ol>
      </Panel>
    </>
  )
}
