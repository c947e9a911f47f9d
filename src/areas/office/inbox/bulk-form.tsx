import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { statusLabels, submissionStatuses } from '#platform/submissions/status.ts'
import { SubmitButton } from '../frame/office-form.tsx'

/** Around the list: what is ticked in it gets a new status or somebody who works on it. */
export function BulkForm({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const { search } = useLocation()
  if (!isShown) return <>{children}</>
  return (
    <Form method="post" action={`/verwaltung/anfragen${search}`} preventScrollReset className="group space-y-3">
      <input type="hidden" name="intent" value="aendern" />
      {children}
      <div className="sticky bottom-16 z-10 hidden flex-wrap group-has-[input[name=request]:checked]:flex items-center gap-2 rounded-card border border-ink-200 bg-white p-3 shadow-card lg:bottom-3">
        <label htmlFor="wanted" className="font-semibold text-ink-950">
          Ausgewählte
        </label>
        <select id="wanted" name="wanted" defaultValue="" className="field-control min-h-11 w-auto! py-1.5! text-sm!">
          <option value="">bitte wählen</option>
          <optgroup label="Status">
            {submissionStatuses.map((status) => (
              <option key={status} value={status}>
                {statusLabels[status]}
              </option>
            ))}
          </optgroup>
          <optgroup label="Zuständig">
            <option value="ich">ich</option>
            <option value="niemand">niemand</option>
          </optgroup>
        </select>
        <SubmitButton intent="aendern" size="sm">
          Ändern
        </SubmitButton>
      </div>
    </Form>
  )
}
