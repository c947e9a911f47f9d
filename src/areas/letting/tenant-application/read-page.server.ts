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

/** What the page of the application shows for its address: `?wohnung=`, or `?stadt=&immobilie=`. */
export async function readApplicationPage(app: App, parameters: URLSearchParams): Promise<ApplicationPage> {
  const wantedId = parameters.get('wohnung')
  const wanted = wantedId ? await applicationChoices(app.db).findForApplication(wantedId) : null
  const chosen = wanted && canBeAppliedFor(wanted) ? wanted : null
  return {
    chosen,
    isChosenGone: Boolean(wantedId) && chosen === null,
    choices: chosen ? noChoices : await readChoices(app, parameters),
  }
}

const noChoices: ApartmentChoices = { cities: [], city: null, properties: [], propertyId: null, apartments: [] }

async function readChoices(app: App, parameters: URLSearchParams): Promise<ApartmentChoices> {
  const choices = applicationChoices(app.db)
  const cities = await choices.listApplicationCities()
  const city = cities.find((each) => each === parameters.get('stadt')) ?? null
  if (city === null) return { ...noChoices, cities }
  const properties = await choices.listApplicationProperties(city)
  const propertyId = properties.find(({ id }) => id === parameters.get('immobilie'))?.id ?? null
  const apartments = propertyId === null ? [] : await choices.listApplicationApartments(propertyId)
  return { cities, city, properties, propertyId, apartments }
}
