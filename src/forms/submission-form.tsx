import { type ReactNode, useEffect, useRef } from 'react'
import { DraftNote, FormElement, FormSummary } from './form-element.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { type Submission, submissionTexts } from './submission.ts'

type SubmissionFormProps = {
  form: SubmissionFormState
  /** Id of the heading that names the form. */
  labelledBy: string
  submitLabel: string
  /** In the fields' place while it waits for the network (`sendsLater`): a `WaitingNotice`. */
  waiting?: ReactNode
  /** Other ways out of the form, beside its button. */
  actions?: ReactNode
  children: ReactNode
}

/** A form on one page: summary, fields, why it could not be sent, button, draft. Forms in steps use `WizardForm`. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { form, labelledBy, submitLabel, waiting, actions, children } = props
  const { submission } = form
  return (
    <FormElement
      form={form}
      labelledBy={labelledBy}
      onSubmit={(event) => void form.submit(event)}
      className="flex flex-col gap-8"
    >
      {/* What was sent is not changed while it waits; its inputs still hold it. */}
      <div hidden={submission.kind === 'waiting'} className="contents">
        <FormSummary form={form} />
        {/* Fields begin anew with a restored draft; the button stays, for it may just be pressed. */}
        <div key={form.generation} className="contents">
          {children}
        </div>
        <UploadProgress submission={submission} noun={form.fileNoun} />
        <SubmissionFailure submission={submission} />
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

type SubmitButtonProps = { submission: Submission; label: string }

/** Sends the form. While it is on its way it says so and cannot be pressed; after a failure it is the same button. */
export function SubmitButton({ submission, label }: SubmitButtonProps) {
  const isSending = submission.kind === 'sending'
  return (
    <Button type="submit" size="lg" busy={isSending} disabled={isSending}>
      {isSending ? submissionTexts.sending : label}
    </Button>
  )
}

/** How far the files are, while they are on their way. */
export function UploadProgress({ submission, noun }: { submission: Submission; noun: string }) {
  if (submission.kind !== 'sending' || submission.percentSent === undefined) return null
  const { percentSent } = submission
  const label = percentSent < 100 ? `${noun} werden hochgeladen` : `${noun} werden geprüft`
  return (
    <div>
      <p className="mb-2 flex justify-between gap-4 text-sm text-ink-700">
        <span>{label}</span>
        <span className="tabular">{`${percentSent} %`}</span>
      </p>
      <Progress label={label} value={percentSent} />
    </div>
  )
}

/** Why a form was not stored, beside its button, read out at once. `children` follow a refusal: what could be done instead. */
export function SubmissionFailure({ submission, children }: { submission: Submission; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)

  // The button that was pressed could not be used meanwhile, so the focus has no place any more.
  useEffect(() => {
    if (submission.kind === 'failed') box.current?.focus()
  }, [submission])

  if (submission.kind !== 'failed') return null
  const wasRefused = submission.why === 'refused'
  return (
    // The toast stands above on narrow screens and below on wide ones: the focus scrolls this between the two.
    <div ref={box} tabIndex={-1} className="scroll-my-64">
      <Notice tone="error" role="alert" title={wasRefused ? 'Das ging leider nicht' : 'Noch nicht gesendet'}>
        <p>{submission.title}</p>
        {wasRefused && children}
      </Notice>
    </div>
  )
}
