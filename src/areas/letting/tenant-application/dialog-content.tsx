import { useQuery } from '@tanstack/react-query'
import { useStepInHash } from '#forms/use-step-address.ts'
import { fetchApi } from '#platform/api-client.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Apartment } from '../apartments/apartment.ts'
import { canBeAppliedFor } from '../apartments/availability.ts'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import type { Property } from '../properties/property.ts'
import { ApplicationForm } from './application-form.tsx'
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

/** What the dialog holds, once the flat's building is known. The reference of a received application stands in the toast. */
export function DialogContent({ apartmentId, onClose }: { apartmentId: string; onClose: () => void }) {
  const { data: chosen, isError, isFetching, refetch } = useQuery(chosenQuery(apartmentId))
  const address = useStepInHash('bewerbung')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const titleId = useId()

  function finish(reference: string) {
    showToast({
      title: texts.received,
      description: `Ihre Vorgangsnummer: ${reference}. Eine Eingangsbestätigung ist per E-Mail unterwegs.`,
      tone: 'success',
    })
    void navigate(`${pathname}${search}`, { replace: true, preventScrollReset: true })
    onClose()
  }

  if (isError) {
    return (
      <Notice tone="error" role="alert" title="Die Wohnung konnte nicht geladen werden">
        <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      </Notice>
    )
  }
  if (!chosen) return <p role="status">Das Formular wird geladen…</p>
  if (!canBeAppliedFor(chosen)) return <Notice tone="warning">{texts.taken}</Notice>
  return (
    <>
      <p id={titleId} hidden>
        Bewerbung für {chosen.name}
      </p>
      <ApplicationForm chosen={chosen} address={address} labelledBy={titleId} level={3} onReceived={finish} />
    </>
  )
}
