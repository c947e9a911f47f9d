import type { ReactNode, Ref } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import type { Wizard } from './use-wizard.ts'

type WizardFrameProps = {
  /** From 1. */
  step: number
  steps: number
  title: string
  lead?: ReactNode
  /** The step's title can take the focus (tabIndex -1): move it there when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  /** Level of the title: 2 on a page, 3 in a dialog, whose own title is the 2. */
  level?: 2 | 3
  /** Between header and fields: an error summary, a notice about a kept draft. */
  notice?: ReactNode
  /** At the left of the lower edge; on phones under the other button. */
  back?: ReactNode
  /** At the right: „Weiter“ or what sends. */
  next: ReactNode
  children: ReactNode
}

/**
 * The looks of a form in steps: where one is, the step's fields, the way back and on. It knows no rule and no state.
 * Without JavaScript there are no steps, only one long form, so the header is not shown then.
 */
export function WizardFrame(props: WizardFrameProps) {
  const { step, steps, title, lead, titleRef, level = 2, notice, back, next, children } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  const position = `Schritt ${step} von ${steps}`
  return (
    <div className="flex flex-col gap-8">
      <div className="needs-js scroll-mt-32">
        <div className="mb-2.5 flex items-baseline justify-between gap-4 text-sm font-semibold">
          <p className="text-action">{position}</p>
          <p className="text-ink-600 tabular">{`${Math.round((step / steps) * 100)} %`}</p>
        </div>
        <Progress label={position} value={step} max={steps} />
        <Heading ref={titleRef} tabIndex={-1} className="mt-7 text-3xl">
          {title}
        </Heading>
        {lead && <div className="mt-2.5 measure text-ink-700">{lead}</div>}
      </div>
      {notice}
      <div className="flex flex-col gap-8">{children}</div>
      <div className="flex flex-col-reverse gap-3 border-t border-ink-200 pt-6 sm:flex-row sm:items-center sm:justify-between">
        {back ?? <span />}
        {next}
      </div>
    </div>
  )
}

type OpenPointsProps = {
  wizard: Pick<Wizard, 'steps' | 'openPoints' | 'correct'>
  /** Names of fields for messages that do not say it. */
  labels: Readonly<Record<string, string>>
}

/** Lists open points of other steps, where any step may be left; each with the way there. */
export function OpenPoints({ wizard, labels }: OpenPointsProps) {
  const points = wizard.openPoints()
  if (points.length === 0) return null
  return (
    <Notice tone="warning" role="status" title="Das fehlt noch">
      <ul className="space-y-2">
        {points.map(({ stepId, errors }) => (
          <li key={stepId}>
            <button type="button" onClick={() => wizard.correct(stepId)} className="link min-h-6 font-semibold">
              {wizard.steps.find(({ id }) => id === stepId)?.title}
            </button>
            <ul className="list-disc pl-5">
              {Object.entries(errors).map(([name, message]) => (
                <li key={name}>{labels[name] ? `${labels[name]}: ${message}` : message}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
