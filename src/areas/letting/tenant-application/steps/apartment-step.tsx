import { useApiQuery } from '#platform/query/use-api-query.ts'
import { useEffect } from 'react'
import { inputOf } from '#forms/form-field.tsx'
import { useEntered, useFormStore } from '#forms/form-context.ts'
import {
  type ApartmentChoices,
  apartmentsQuery,
  apartmentText,
  citiesQuery,
  propertiesQuery,
  propertyText,
} from '../apartment-choices.ts'
import { tenantForm } from '../fields.ts'
import { ChoiceSelect } from './choice-select.tsx'

/** City, then building, then flat: each narrows the next. `given` is what the server had read for the page's address. */
export function ApartmentStep({ given }: { given: ApartmentChoices }) {
  const store = useFormStore()
  const city = useEntered((entered) => entered.city ?? '')
  const propertyId = useEntered((entered) => entered.property_id ?? '')
  const apartmentId = useEntered((entered) => entered.apartment_id ?? '')
  const cities = useApiQuery({ ...citiesQuery(), initialData: given.cities })
  const properties = useApiQuery({
    ...propertiesQuery(city),
    ...(city === given.city && { initialData: given.properties }),
  })
  const apartments = useApiQuery({
    ...apartmentsQuery(propertyId),
    ...(propertyId !== '' && propertyId === given.propertyId && { initialData: given.apartments }),
  })

  const change = (different: Record<string, string>) => store.write({ ...store.read(), ...different })

  // A draft may name what is no longer offered.
  useEffect(() => {
    if (propertyId && properties.data && !properties.data.some(({ id }) => id === propertyId)) {
      change({ property_id: '', apartment_id: '' })
    } else if (apartmentId && apartments.data && !apartments.data.some(({ id }) => id === apartmentId)) {
      change({ apartment_id: '' })
    }
  })

  return (
    <div className="grid gap-y-6">
      {/* Without JavaScript the small form above the steps has asked for the city. */}
      <div className="needs-js">
        <ChoiceSelect
          {...inputOf(tenantForm, 'city')}
          placeholder="Stadt wählen"
          loading="Städte werden geladen…"
          failed="Die Städte konnten nicht geladen werden."
          query={cities}
          toOption={(name) => ({ value: name, label: name })}
          value={city}
          onChoose={(chosen) => change({ city: chosen, property_id: '', apartment_id: '' })}
        />
      </div>
      <ChoiceSelect
        {...inputOf(tenantForm, 'property_id')}
        placeholder={city ? 'Gebäude wählen' : 'Bitte zuerst eine Stadt wählen'}
        loading="Gebäude werden geladen…"
        failed="Die Gebäude konnten nicht geladen werden."
        query={properties}
        toOption={(property) => ({ value: property.id, label: propertyText(property) })}
        value={propertyId}
        isDisabled={!city}
        onChoose={(chosen) => change({ property_id: chosen, apartment_id: '' })}
      />
      <ChoiceSelect
        {...inputOf(tenantForm, 'apartment_id')}
        placeholder={propertyId ? 'Keine bestimmte Wohnung' : 'Bitte zuerst ein Gebäude wählen'}
        loading="Wohnungen werden geladen…"
        failed="Die Wohnungen konnten nicht geladen werden."
        query={apartments}
        toOption={(apartment) => ({ value: apartment.id, label: apartmentText(apartment) })}
        value={apartmentId}
        isDisabled={!propertyId}
        onChoose={(chosen) => change({ apartment_id: chosen })}
      />
    </div>
  )
}
