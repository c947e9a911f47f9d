import { House } from 'lucide-react'
import type { ChosenApartment } from '../apartments/choices/choice.ts'

/** The flat that was chosen before the form began, as words and as the form's fields. */
export function ChosenFlat({ chosen }: { chosen: ChosenApartment }) {
  const { id, name, propertyId, propertyName, addressStreet, addressCity } = chosen
  return (
    <div className="mb-8 flex items-start gap-3.5 rounded-card bg-brand-50 p-4 sm:p-5">
      <House aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-action" />
      <p className="min-w-0">
        <span className="block font-semibold text-ink-950">{name}</span>
        <span className="block text-ink-700">
          {[propertyName, addressStreet, addressCity].filter(Boolean).join(', ')}
        </span>
      </p>
      <input type="hidden" name="city" defaultValue={addressCity} />
      <input type="hidden" name="property_id" defaultValue={propertyId} />
      <input type="hidden" name="apartment_id" defaultValue={id} />
    </div>
  )
}
