import { COMMERCIAL } from '../properties/rules.ts'

/** Words for headings: a flat, an office or a workshop. */
export const unitWords = (propertyType: string) =>
  propertyType === COMMERCIAL
    ? {
        about: 'Über diese Räume',
        pictures: 'Bilder der Räume',
        interest: 'Interesse an diesen Räumen?',
        all: 'Alle Einheiten',
      }
    : {
        about: 'Über diese Wohnung',
        pictures: 'Bilder der Wohnung',
        interest: 'Interesse an dieser Wohnung?',
        all: 'Alle Wohnungen',
      }
