import { SelectField } from '#forms/select-field.tsx'
import { statusLabels, requestStatuses } from '#requests/request/status.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Form } from 'react-router'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import { useWhileTyped } from '#office/frame/frame/use-while-typed.ts'
import type { ShownRequest } from './shown-request.ts'

type WorkPanelProps = {
  request: ShownRequest
  assignees: readonly { value: string; label: string }[]
  /** The reader's account. */
  me: string
  refusal: FormRefusal | undefined
}

/** Status and who works on it. The version goes along, so that two people do not overwrite each other. */
export function WorkPanel({ request, assignees, me, refusal }: WorkPanelProps) {
  const { shown, listeners } = useWhileTyped(request.id, request)
  const { version, status, assigneeId } = request
  const mayMerge = request.mergedInto === null && !request.quarantined && !isNeutral(request)
  return (
    <Panel anchor="bearbeiten" title="Bearbeiten" className="print:hidden">
      <div {...listeners}>
        <OfficeForm
          // Drawn anew when somebody changed it: the fields show the new state.
          key={shown.version}
          intent="bearbeiten"
          stays
          refusal={refusal}
          values={{ status: shown.status, assignee: shown.assigneeId ?? '' }}
          className="space-y-3"
        >
          <input type="hidden" name="version" value={shown.version} />
          <div className="grid grid-cols-2 gap-3 min-[88rem]:grid-cols-1">
            <SelectField
              name="status"
              label="Status"
              options={requestStatuses.map((value) => ({ value, label: statusLabels[value] }))}
            />
            <SelectField name="assignee" label="Zuständig" placeholder="Niemand" options={assignees} />
          </div>
          <SubmitButton size="sm">Speichern</SubmitButton>
        </OfficeForm>
      </div>
      <div className="-my-2 flex flex-wrap gap-x-4">
        {assigneeId !== me && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="bearbeiten" />
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="status" value={status} />
            <input type="hidden" name="assignee" value={me} />
            <Button type="submit" variant="quiet" size="sm" className="-mx-4" data-assign-me="">
              Mir zuweisen
            </Button>
          </Form>
        )}
        {mayMerge && (
          <ButtonLink
            to={`/verwaltung/anfragen/${request.reference}/zusammenfuehren`}
            variant="quiet"
            size="sm"
            className="-mx-4"
          >
            Mit anderem zusammenführen …
          </ButtonLink>
        )}
        <Form method="post">
          <input type="hidden" name="intent" value="ungelesen" />
          <Button type="submit" variant="quiet" size="sm" className="-mx-4">
            Für mich als ungelesen merken
          </Button>
        </Form>
      </div>
    </Panel>
  )
}
