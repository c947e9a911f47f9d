import { Notice } from '#ui/notice/notice.tsx'
import type { Wizard } from './use-wizard.ts'

type OpenPointsProps = {
  steps: readonly { id: string; title: string }[]
  wizard: Wizard
  /** What a field is called, when its message does not say it. */
  labels?: Record<string, string> | undefined
}

/** What other steps still ask for, where any step may be left; each with the way there. */
export function OpenPoints({ steps, wizard, labels }: OpenPointsProps) {
  const points = wizard.openPoints()
  if (points.length === 0) return null
  return (
    <Notice tone="warning" role="status" title="Das fehlt noch">
      <ul className="space-y-2">
        {points.map(({ stepId, errors }) => (
          <li key={stepId}>
            <button type="button" onClick={() => wizard.correct(stepId)} className="link min-h-6 font-semibold">
              {steps.find(({ id }) => id === stepId)?.title}
            </button>
            <ul className="list-disc pl-5">
              {Object.entries(errors).map(([name, message]) => (
                <li key={name}>{labels?.[name] ? `${labels[name]}: ${message}` : message}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
