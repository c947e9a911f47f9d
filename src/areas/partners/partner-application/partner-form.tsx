import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import type { GivenTrades } from '../trades/arriving-trades.tsx'
import { partnerFiles } from './files.ts'
import { partnerApplicationRules } from './form-rules.ts'
import { labels } from './labels.ts'
import { type PartnerStep, steps } from './rules.ts'
import { PartnershipStep } from './steps/partnership-step.tsx'
import type { ServicesStepProps } from './steps/services-step.tsx'
import { PARTNER_FORM_ID, texts } from './texts.ts'

type PartnerFormProps = {
  trades: GivenTrades
  address: StepAddress
  labelledBy: string
  fresh: FreshFields | undefined
  answer: PostedAnswer | undefined
}

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

// Fetched once the form is there: nobody begins with them.
const loadCompany = () => import('./steps/company-step.tsx')
const loadServices = () => import('./steps/services-step.tsx')
const loadFurther = () => import('./steps/further-step.tsx')
const CompanyStep = lazy(async () => ({ default: (await loadCompany()).CompanyStep }))
const ServicesStep = lazy(async () => ({ default: (await loadServices()).ServicesStep }))
const FurtherStep = lazy(async () => ({ default: (await loadFurther()).FurtherStep }))

const contents: Record<string, ComponentType<ServicesStepProps>> = {
  betrieb: CompanyStep,
  leistungen: ServicesStep,
  weiteres: FurtherStep,
}

const leads: Record<PartnerStep['id'], string> = {
  partnerschaft: 'Wie möchten Sie mit uns arbeiten?',
  betrieb: 'Wer sind Sie, und wie erreichen wir Sie?',
  leistungen: 'Was können wir Ihnen anvertrauen, und wo?',
  weiteres: 'Alles hier ist freiwillig. Es hilft uns, schneller zu entscheiden.',
}

/** Some messages do not say which field they mean. */
const summaryLabels = { website: labels.website, experienceYears: labels.experienceYears }

/** The partner application in four steps. Once it was received, the visitor is at home, and the toast names the reference. */
export function PartnerForm({ trades, address, labelledBy, fresh, answer }: PartnerFormProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  const form = useSubmissionForm({
    id: PARTNER_FORM_ID,
    rules: partnerApplicationRules,
    files: partnerFiles,
    endpoint: '/api/submit-form',
    fresh,
    answer,
    keepsDraft: true,
    toasts: texts.toasts,
    onReceived: () => void navigate('/', { replace: true }),
  })
  const wizard = useWizard(steps, form, address)
  useEffect(() => void Promise.all([loadCompany(), loadServices(), loadFurther()]).catch(() => {}), [])

  return (
    <>
      <WizardForm
        form={form}
        steps={steps}
        wizard={wizard}
        renderLead={(step) => leads[step.id]}
        renderStep={(step) => {
          const Content = contents[step.id] ?? PartnershipStep
          return <Content trades={trades} />
        }}
        labelledBy={labelledBy}
        submitLabel={texts.submit}
        labels={summaryLabels}
        level={3}
        onConfirm={() => setAsking('now')}
      />
      <Suspense>
        {asking !== 'never' && (
          <ConfirmDialog
            open={asking === 'now'}
            onCancel={() => setAsking('before')}
            onSend={() => {
              setAsking('before')
              void form.submit({ preventDefault() {} })
            }}
          />
        )}
      </Suspense>
    </>
  )
}
