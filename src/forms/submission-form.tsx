import type { ReactNode } from 'react'
import { DraftNote } from './draft-note.tsx'
import { FormElement, FormSummary } from './form-element.tsx'
import { SubmissionFailure, SubmitButton, UploadProgress } from './submit-area.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'

type SubmissionFormProps = {
  form: SubmissionFormState
  /** Id of the heading that names the form. */
  labelledBy: string
  submitLabel: string
  /** What fields are called in the summary, where a message does not say it. */
  labels?: Record<string, string>
  /** What could be done instead, after a refusal. */
  refused?: ReactNode
  /** In the fields' place while it waits for the network (`sendsLater`): a `WaitingNotice`. */
  waiting?: ReactNode
  /** Other ways out of the form, beside its button. */
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A form on one page: summary, fields, why it could not be sent, button, draft. Forms in steps use `WizardForm`. */
export function SubmissionForm(props: SubmissionFormProps) {
  const {
    form,
    labelledBy,
    submitLabel,
    labels,
    refused,
    waiting,
    actions,
    className = 'flex flex-col gap-8',
    children,
  } = props
  const { submission } = form
  return (
    <FormElement
      form={form}
      labelledBy={labelledBy}
      onSubmit={(event) => void form.submit(event)}
      className={className}
    >
      {/* What was sent is not changed while it waits; its inputs still hold it. */}
      <div hidden={submission.kind === 'waiting'} className="contents">
        <FormSummary form={form} labels={labels} />
        {/* Fields begin anew with a restored draft; the button stays, for it may be under somebody's finger. */}
        <div key={form.generation} className="contents">
          {children}
        </div>
        <UploadProgress submission={submission} noun={form.fileNoun} />
        <SubmissionFailure submission={submission}>{refused}</SubmissionFailure>
        <div>
          <p className="mb-4 text-sm text-ink-600">* Pflichtfelder</p>
          <div className="flex flex-wrap gap-3.5">
            <SubmitButton submission={submission} label={submitLabel} />
            {actions}
          </div>
        </div>
        <DraftNote form={form} />
      </div>
      {submission.kind === 'waiting' && waiting}
    </FormElement>
  )
}
