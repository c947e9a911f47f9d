import type { ChosenApartment } from '../apartments/choices/choice.ts'

type Named = Pick<ChosenApartment, 'name' | 'propertyName' | 'addressStreet' | 'addressCity'>

/** „Wohnung 3, Haus am Rhein, Mainzer Straße 5, Rhens“, without a street that is withheld. */
export const flatInWords = ({ name, propertyName, addressStreet, addressCity }: Named) =>
  [name, propertyName, addressStreet, addressCity].filter(Boolean).join(', ')
