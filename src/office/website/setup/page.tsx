import { redirect } from 'react-router'
import { appContext } from '#platform/app.server.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/page.ts'
import { openPoints, type SetupStep } from './points.ts'
import { readSetup } from './read-setup.server.ts'
import { addressOf, placeOf } from '#office/frame/setup-way/steps.ts'
import { keepStep, stepOnWay } from '#office/frame/setup-way/way-cookie.server.ts'

export const meta = () => officeMeta('Einrichten')

export async function loader({ context, request: httpRequest }: Route.LoaderArgs) {
  const steps = await readSetup(context.get(appContext))
  const open = openPoints(steps)
  // Where they were, else where the first thing is missing.
  const next = stepOnWay(httpRequest) ?? steps.find(({ points }) => openPoints([{ points }]) > 0)?.id ?? 'start'
  return { steps, open, next }
}

/** „Später weiter“: the bar above the other pages is gone, what was entered stays. */
export const action = () => redirect('/verwaltung', { headers: keepStep(null) })

/** The way from the first start to the public at a glance: leave at any step, come back to it. */
export default function SetupPage({ loaderData: { steps, open, next } }: Route.ComponentProps) {
  const toDo = steps.filter(({ id }) => id !== 'start')
  const done = toDo.filter((step) => openPoints([step]) === 0).length
  const place = placeOf(next)
  return (
    <PageFrame
      title="Einrichten"
      lead="In neun Schritten von der leeren Website bis zur öffentlichen Adresse. Sie können jederzeit gehen und wiederkommen: Was Sie eingetragen haben, bleibt."
      width="narrow"
    >
      <Notice tone={open === 0 ? 'success' : 'info'}>
        <p>
          {open === 0
            ? 'Nichts fehlt, was vor dem Start nötig ist.'
            : `${plural(open, 'Punkt fehlt', 'Punkte fehlen')} noch, bevor die Website öffentlich werden sollte.`}
        </p>
        <Progress label="Schritte, in denen nichts mehr fehlt" value={done} max={toDo.length} className="my-3" />
        <ButtonLink href={addressOf(next)}>{`Weiter mit Schritt ${place.number}: ${place.title}`}</ButtonLink>
      </Notice>
      <Panel title="Die Schritte">
        <ol className="divide-y divide-ink-200">
          {steps.map((step, index) => (
            <StepLine key={step.id} step={step} number={index + 1} missing={open} />
          ))}
        </ol>
      </Panel>
    </PageFrame>
  )
}

/** `missing`: in all steps, which is what the last one tells. */
function StepLine({ step, number, missing }: { step: SetupStep; number: number; missing: number }) {
  const open = step.id === 'start' ? missing : openPoints([step])
  const hints = step.points.filter(({ state }) => state === 'hint').length
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2">
      <a
        href={addressOf(step.id)}
        className="link inline-flex min-h-11 flex-1 basis-52 items-center"
      >{`${number}. ${step.title}`}</a>
      <span className={open > 0 ? 'font-semibold text-bad-700' : 'text-ink-600'}>{stateInWords(open, hints)}</span>
    </li>
  )
}

function stateInWords(open: number, hints: number): string {
  if (open > 0) return `✗ ${plural(open, 'Punkt fehlt', 'Punkte fehlen')}`
  return hints > 0 ? `! ${plural(hints, 'Empfehlung', 'Empfehlungen')}` : '✓ erledigt'
}
