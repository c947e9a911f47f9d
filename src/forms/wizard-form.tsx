import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { DraftNote, FormElement, FormSummary } from './form-element.tsx'
import { SubmissionFailure, SubmitButton, UploadProgress } from './submission-form.tsx'
import type { SubmissionFormState } from './use-submission-form.ts'
import { errorsOfStep, type Wizard, type WizardStep } from './use-wizard.ts'
import { OpenPoints, WizardFrame } from './wizard-frame.tsx'
import { WizardSteps } from './wizard-steps.tsx'

type WizardFormProps<Step extends WizardStep> = {
  form: SubmissionFormState
  wizard: Wizard<Step>
  /** The fields of a step. */
  renderStep: (step: Step) => ReactNode
  labelledBy: string
  submitLabel: string
  /** Asks once more before sending: called at the last step, when there is no message left. It sends with `form.submit`. */
  onConfirm?: () => void
  /** Other ways after a refusal. */
  refused?: ReactNode
  /** 3 in a dialog, whose own title is the 2. */
  level?: 2 | 3
  /** Stands above every step: what was chosen before, with its hidden inputs. */
  children?: ReactNode
}

/** One form in steps. Without JavaScript, and on the server's answer to a plain post, it is one long form. */
export function WizardForm<Step extends WizardStep>(props: WizardFormProps<Step>) {
  const { form, wizard, renderStep, labelledBy, submitLabel } = props
  const { onConfirm, refused, level = 2, children } = props
  const { steps, step, index, isFirst, isLast, isFromReview, titleRef } = wizard
  const { submission, faults } = form
  const isSending = submission.kind === 'sending'
  // A refusal may have led back to an earlier step.
  const wasRefused = submission.kind === 'failed' && submission.why === 'refused'
  const isHydrated = useHydrated()
  // Entries that somebody did not just type are explained before the fields.
  const isRestored = form.draft.restoredFrom !== null
  // Answers to plain posts show every message at once, also where the scripts never arrive.
  const isLong = !isHydrated && (submission.kind === 'failed' || Object.keys(faults.found).length > 0)

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isLast && !onConfirm) return void form.submit(event)
    event.preventDefault()
    if (!isLast) return wizard.next()
    const errors = form.check()
    if (Object.keys(errors).length > 0) form.report(errors)
    else if (!isSending) onConfirm?.()
  }

  return (
    <FormElement form={form} labelledBy={labelledBy} onSubmit={submit}>
      {children}
      <WizardFrame
        step={index + 1}
        steps={steps.length}
        title={step.title}
        lead={step.lead}
        titleRef={titleRef}
        level={level}
        notice={
          <>
            {isRestored && <DraftNote form={form} />}
            <FormSummary form={form} errors={isHydrated ? errorsOfStep(step, faults.found) : faults.found} />
            {wizard.checksAtEnd && <OpenPoints wizard={wizard} labels={form.labels} />}
          </>
        }
        back={
          <Button
            variant="secondary"
            size="lg"
            className="needs-js"
            onClick={wizard.back}
            disabled={isFirst || isSending}
          >
            Zurück
          </Button>
        }
        next={
          isLast ? (
            <SubmitButton submission={submission} label={submitLabel} />
          ) : (
            <>
              <Button type="submit" size="lg" className="needs-js">
                {isFromReview ? 'Weiter zur Prüfung' : 'Weiter'}
              </Button>
              {!isHydrated && (
                <Button type="submit" size="lg" className={isLong ? '' : 'without-js'}>
                  {submitLabel}
                </Button>
              )}
            </>
          )
        }
      >
        <WizardSteps
          form={form}
          steps={steps}
          shownId={step.id}
          isHydrated={isHydrated}
          isLong={isLong}
          renderStep={renderStep}
        />
        <UploadProgress submission={submission} noun={form.fileNoun} />
        {(isLast || !isHydrated || wasRefused) && (
          <SubmissionFailure submission={submission}>{refused}</SubmissionFailure>
        )}
      </WizardFrame>
      {!isRestored && (
        <div className="mt-6">
          <DraftNote form={form} />
        </div>
      )}
    </FormElement>
  )
}
