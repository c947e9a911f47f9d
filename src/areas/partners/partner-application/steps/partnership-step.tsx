import { useEntered } from '#forms/form-store.ts'
import { RadioGroupField } from '#forms/radio-group-field.tsx'
import { TextAreaField } from '#forms/text-area-field.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { labels } from '../labels.ts'
import { PARTNERSHIP_TYPES } from '../form-rules.ts'
import { partnershipTypes } from '../texts.ts'

const options = PARTNERSHIP_TYPES.map((value) => ({ value, ...partnershipTypes[value] }))

/** For all houses, or for some: only then it matters for which. */
export function PartnershipStep() {
  const isLocal = useEntered((entered) => entered.partnershipType === 'local')
  const isHydrated = useHydrated()
  return (
    <div className="grid gap-y-6">
      <RadioGroupField name="partnershipType" label={labels.partnershipType} options={options} columns={2} />
      <div hidden={isHydrated && !isLocal} className={isLocal || isHydrated ? undefined : 'with-js-hidden'}>
        <TextAreaField
          name="specificObjects"
          label={labels.specificObjects}
          hint="Nur für die lokale Partnerschaft: Straßen, Orte oder Häuser, zum Beispiel „Rhens und Braubach“."
          required={isHydrated && isLocal}
          rows={3}
        />
      </div>
    </div>
  )
}
