import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import type { KindName } from '#areas/kinds.ts'
import { statusLabels, requestStatuses } from '#requests/request/status.ts'
import { refusalOf } from '../refusals/reasons.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { filterControl, Options } from '#office/frame/frame/filter-controls.tsx'
import { SubmitButton } from '#office/frame/frame/office-form.tsx'
import { type Colleague, giveTo, ME, NOBODY } from './assignee-choice.ts'
import { TickAll } from './tick-all.tsx'

type BulkFormProps = {
  isShown: boolean
  /** Which the reader may see: applications among them are refused with a reason. */
  kinds: readonly KindName[]
  /** People they can be assigned to. */
  colleagues: readonly Colleague[]
  children: ReactNode
}

/** Around the list: what is ticked in it gets a new status or somebody who works on it. */
export function BulkForm({ isShown, kinds, colleagues, children }: BulkFormProps) {
  const { search } = useLocation()
  if (!isShown) return <>{children}</>
  return (
    <Form method="post" action={`/verwaltung/anfragen${search}`} preventScrollReset className="group space-y-3">
      <input type="hidden" name="intent" value="aendern" />
      {/* On a wide screen it stands in the head of the list. */}
      <TickAll className="needs-js -mb-1 inline-flex min-h-11 items-center gap-3 px-6 xl:hidden" />
      {children}
      <div className="sticky bottom-16 z-10 hidden flex-wrap group-has-[input[name=request]:checked]:flex items-center gap-2 rounded-card border border-ink-200 bg-white p-3 shadow-card lg:bottom-3">
        <label htmlFor="wanted" className="font-semibold text-ink-950">
          Ausgewählte: neuer Status oder Zuständige
        </label>
        <select
          id="wanted"
          name="wanted"
          defaultValue=""
          className={`${filterControl} w-auto! min-w-0 flex-1 sm:flex-none`}
        >
          <option value="">Bitte wählen</option>
          <optgroup label="Status">
            <Options of={requestStatuses.map((status) => ({ value: status, label: statusLabels[status] }))} />
          </optgroup>
          {kinds.map((kind) => {
            const { reasons = {} } = refusalOf(kind) ?? {}
            const options = Object.entries(reasons)
            return (
              options.length > 0 && (
                <optgroup key={kind} label={`${kindLabel(kind)} ablehnen, mit E-Mail`}>
                  <Options of={options.map(([reason, label]) => ({ value: `abgelehnt:${kind}:${reason}`, label }))} />
                </optgroup>
              )
            )
          })}
          <optgroup label="Zuständig">
            <option value={ME}>Ich</option>
            <option value={NOBODY}>Niemand</option>
            <Options of={colleagues.map(({ id, name }) => ({ value: giveTo(id), label: name }))} />
          </optgroup>
        </select>
        <SubmitButton intent="aendern" size="sm">
          Ändern
        </SubmitButton>
      </div>
    </Form>
  )
}
