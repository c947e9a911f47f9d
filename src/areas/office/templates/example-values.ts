import { site } from '#site'
import type { VariableValues } from './variables.ts'

/** An invented request, to see how a template reads. */
export const exampleValues: VariableValues = {
  anrede: 'Guten Tag Erika Muster',
  name: 'Erika Muster',
  vorgangsnummer: '7K42-PXR9',
  eingegangen: '01.03.2027',
  wohnung: 'Wohnung 3, 2. OG links',
  adresse: 'Am Viehtor 4, 56321 Rhens',
  bearbeiter: 'Petra Öz',
  firma: site.brand,
  telefon: site.phone.shown,
  buerozeiten: site.businessHours.shown,
  status_link: 'https://…/vorgang/…',
}
