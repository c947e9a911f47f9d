import { useApiQuery } from '#platform/query/use-api-query.ts'
import { type StepAddress, useStepsInDialog } from '#forms/use-step-address.ts'
import { fetchApi } from '#platform/api-client.ts'
import { LoadFailed } from '#ui/notice/load-failed.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useId } from 'react'
import type { Apartment } from '../apartments/apartment.ts'
import { canBeAppliedFor } from '../apartments/availability.ts'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { Property } from '../properties/property.ts'
import { ApplicationForm } from './application-form.tsx'
import { stepsFor } from './fields.ts'
import { texts } from './texts.ts'

const chosenQuery = (apartmentId: string) => ({
  queryKey: ['application', 'chosen', apartmentId],
  async queryFn({ signal }: { signal: AbortSignal }): Promise<ChosenApartment> {
    const apartment = await fetchApi<Apartment>(`/api/apartments/${encodeURIComponent(apartmentId)}`, signal)
    const property = await fetchApi<Property>(`/api/properties/${encodeURIComponent(apartment.propertyId)}`, signal)
    return {
      id: apartment.id,
      name: apartment.name,
      availabilityStatus: apartment.availabilityStatus,
      propertyId: property.id,
      propertyName: property.name,
      addressStreet: property.addressStreet,
      addressCity: property.addressCity,
    }
  },
})

type DialogContentProps = {
  apartmentId: string
  address: StepAddress
  onClose: () => void
  onReceived: (reference: string) => void
}

const [firstStep] = stepsFor(true)

/** Fills the dialog, once the flat's building is known. */
export function DialogContent({ apartmentId, address, onClose, onReceived }: DialogContentProps) {
  const { data: chosen, isError, isFetching, refetch } = useApiQuery(chosenQuery(apartmentId))
  const titleId = useId()
  useStepsInDialog(address, firstStep.id, onClose)

  if (isError)
    return <LoadFailed title="Die Wohnung konnte nicht geladen werden" isBusy={isFetching} onRetry={refetch} />
  if (!chosen) return <p role="status">Das Formular wird geladen…</p>
  if (!canBeAppliedFor(chosen))
    return (
      <Notice tone="warning">
        <p>{texts.taken}</p>
      </Notice>
    )
  return (
    <>
      <p id={titleId} hidden>{`Bewerbung für ${chosen.name}`}</p>
      <ApplicationForm chosen={chosen} address={address} labelledBy={titleId} level={3} onReceived={onReceived} />
    </>
  )
}
