import { ButtonLink } from '#ui/button/button.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import { jobForm } from './fields.ts'
import { StepFields } from './step-fields.tsx'
import { texts } from './texts.ts'

type ApplicationFormProps = {
  /** Null: an application on one's own initiative. */
  jobSlug: string | null
  address: StepAddress
  labelledBy: string
  fresh?: FreshFields
  answer?: PostedAnswer | undefined
  level?: 2 | 3
  onReceived: (reference: string) => void
}

/** The application in three steps, on its page and in the dialog of a job. */
export function ApplicationForm({
  jobSlug,
  address,
  labelledBy,
  fresh,
  answer,
  level,
  onReceived,
}: ApplicationFormProps) {
  const job = jobSlug ?? ''
  const form = useSubmissionForm({
    form: jobForm,
    ...(fresh && { fresh }),
    answer,
    fixed: { job },
    onReceived,
  })
  const wizard = useWizard(jobForm.steps, form, address, { checksAtEnd: true })

  return (
    <WizardForm
      form={form}
      wizard={wizard}
      renderStep={({ id }) => <StepFields step={id} form={form} wizard={wizard} />}
      labelledBy={labelledBy}
      submitLabel={texts.submit}
      {...(level && { level })}
      refused={
        <p className="pt-1">
          <ButtonLink to="/jobs/initiativbewerbung" size="sm">
            {texts.unsolicited}
          </ButtonLink>
        </p>
      }
    >
      <input type="hidden" name="job" autoComplete="off" value={job} readOnly />
    </WizardForm>
  )
}
