import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { FileField } from '#forms/file-field.tsx'
import { DataUse } from '#forms/form-element.tsx'
import { FormFields, inputOf } from '#forms/form-field.tsx'
import { withConfirmation } from '#forms/sent-elsewhere.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import type { FreshFields, PostedAnswer } from '#forms/submission.ts'
import type { StepAddress } from '#forms/use-step-address.ts'
import { TextAreaField } from '#forms/text-field.tsx'
import { useSubmissionForm } from '#forms/use-submission-form.ts'
import { useWizard } from '#forms/use-wizard.ts'
import { WizardForm } from '#forms/wizard-form.tsx'
import { site } from '#site'
import { Arrive, type GivenTrades } from '../trades/arriving-trades.tsx'
import { partnerForm } from './fields.ts'
import { type GivenArea, OutsideNotice } from './outside-notice.tsx'
import { confirmationOf, texts } from './texts.ts'
import { TradeSelect } from './trade-select.tsx'

type PartnerFormProps = {
  trades: GivenTrades
  area: GivenArea
  address: StepAddress
  labelledBy: string
  fresh: FreshFields | undefined
  answer: PostedAnswer | undefined
}

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** The partner application in four steps. Once it was received, the visitor is at home, and reads there the reference and what happens next. */
export function PartnerForm({ trades, area, address, labelledBy, fresh, answer }: PartnerFormProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'never' | 'now' | 'before'>('never')
  const form = useSubmissionForm({
    form: partnerForm,
    fresh,
    answer,
    toasts: texts.toasts,
    onReceived: (reference) => navigate('/', { replace: true, state: withConfirmation(confirmationOf(reference)) }),
  })
  const wizard = useWizard(partnerForm.steps, form, address)

  return (
    <>
      <WizardForm
        form={form}
        wizard={wizard}
        renderStep={({ id }) => <StepFields step={id} trades={trades} area={area} />}
        labelledBy={labelledBy}
        submitLabel={texts.submit}
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
              void form.submit()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

type StepFieldsProps = { step: (typeof partnerForm.steps)[number]['id']; trades: GivenTrades; area: GivenArea }

const { partnershipType, coverageAreas, proofs } = partnerForm.fields

function StepFields({ step, trades, area }: StepFieldsProps) {
  return (
    <div className="field-grid">
      <FormFields
        of={partnerForm}
        step={step}
        special={{
          partnershipType: (
            <RadioGroupField
              {...inputOf(partnerForm, 'partnershipType')}
              options={partnershipType.options ?? []}
              columns={2}
            />
          ),
          coverageAreas: (
            <TextAreaField
              {...inputOf(partnerForm, 'coverageAreas')}
              hint={`Orte oder Umkreis, höchstens ${site.area.radius} um unser Büro.`}
              rows={coverageAreas.rows}
            />
          ),
          tradeCategory: <Arrive given={trades}>{(arrived) => <TradeSelect trades={arrived} />}</Arrive>,
          proofs: <FileField {...inputOf(partnerForm, 'proofs')} rule={proofs.file} />,
        }}
      />
      {step === 'betrieb' && <OutsideNotice given={area} field="companyAddress" />}
      {step === 'leistungen' && <OutsideNotice given={area} field="coverageAreas" />}
      {step === 'weiteres' && (
        <div className="sm:col-span-2">
          <DataUse>{texts.use}</DataUse>
        </div>
      )}
    </div>
  )
}
