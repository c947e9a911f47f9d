import { ButtonLink } from '#ui/button/button.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import { applicationFiles } from './files.ts'
import { jobApplicationRules } from './form-rules.ts'
import { labels } from './labels.ts'
import { laterContents } from './later-steps.tsx'
import { PersonStep } from './person-step.tsx'
import { steps } from './steps.ts'
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

/** Messages that do not say which field they mean. */
const summaryLabels = { availableFrom: labels.availableFrom, salary: labels.salary, message: labels.message }

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
    id: 'stellenbewerbung',
    rules: jobApplicationRules,
    files: applicationFiles,
    endpoint: '/api/job-applications',
    ...(fresh && { fresh }),
    answer,
    fixed: { job },
    keepsDraft: true,
    onReceived,
  })
  const wizard = useWizard(steps, form, address, { checksAtEnd: true })

  return (
    <WizardForm
      form={form}
      steps={steps}
      wizard={wizard}
      renderLead={(step) => step.lead}
      renderStep={(step) => {
        const Content = laterContents[step.id] ?? PersonStep
        return (
          <Content
            steps={steps.slice(0, -1)}
            filesOf={form.chosenFiles}
            onCorrect={wizard.correct}
            isLast={wizard.isLast}
          />
        )
      }}
      labelledBy={labelledBy}
      submitLabel={texts.submit}
      labels={summaryLabels}
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
