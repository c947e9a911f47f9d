import type { FactorToShow } from '../account/current-factor.server.ts'
import { ProofFields } from '../account/proof-fields.tsx'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'

/** Ten new recovery codes after the password, folded away. */
export function RenewCodesForm({ factor, refusal }: { factor: FactorToShow; refusal: FormRefusal | undefined }) {
  return (
    <details open={refusal?.intent === 'ersatzcodes'}>
      <summary className="min-h-11 py-2 font-semibold text-action">Neue Ersatzcodes machen</summary>
      <OfficeForm intent="ersatzcodes" refusal={refusal} reloadDocument className="mt-2 space-y-4">
        <p>Die alten Codes gelten dann nicht mehr.</p>
        <ProofFields factor={factor} />
        <SubmitButton variant="secondary">Neue Codes zeigen</SubmitButton>
      </OfficeForm>
    </details>
  )
}
