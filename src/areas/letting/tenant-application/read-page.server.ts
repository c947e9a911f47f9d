import { declareParameters, text } from '#platform/address-parameters.ts'
import type { App } from '#platform/app.server.ts'
import { canBeAppliedFor } from '../apartments/availability.ts'
import type { ChosenApartment } from '../apartments/choices/choice.ts'
import { applicationChoices } from '../apartments/choices/repository.server.ts'
import type { ApartmentChoices } from './apartment-choices.ts'

export type ApplicationPage = {
  /** The flat named by `?wohnung=`, when it can be applied for. */
  chosen: ChosenApartment | null
  /** A flat was named, but it cannot be applied for (any more). */
  isChosenGone: boolean
  choices: ApartmentChoices
}

/** Either a flat, or the city and then the building that one is chosen from. */
export const applicationParameters = declareParameters({
  apartmentId: text('wohnung'),
  city: text('stadt'),
  propertyId: text('immobilie'),
})
type Asked = typeof applicationParameters.none

/** Reads the page of the application for its address. */
export async function readApplicationPage(app: App, query: URLSearchParams): Promise<ApplicationPage> {
  const asked = applicationParameters.read(query)
  const { apartmentId } = asked
  const wanted = apartmentId ? await applicationChoices(app.db).findForApplication(apartmentId) : null
  const chosen = wanted && canBeAppliedFor(wanted) ? wanted : null
  return {
    chosen,
    isChosenGone: apartmentId !== '' && chosen === null,
    choices: chosen ? noChoices : await readChoices(app, asked),
  }
}

const noChoices: ApartmentChoices = { cities: [], city: null, properties: [], propertyId: null, apartments: [] }

async function readChoices(app: App, asked: Asked): Promise<ApartmentChoices> {
  const choices = applicationChoices(app.db)
  const cities = await choices.listApplicationCities()
  const city = cities.find((each) => each === asked.city) ?? null
  if (city === null) return { ...noChoices, cities }
  const properties = await choices.listApplicationProperties(city)
  const propertyId = properties.find(({ id }) => id === asked.propertyId)?.id ?? null
  const apartments = propertyId === null ? [] : await choices.listApplicationApartments(propertyId)
  return { cities, city, properties, propertyId, apartments }
}
