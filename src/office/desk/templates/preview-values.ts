import { site } from '#site'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import type { VariableValues } from './variables.ts'

/** An invented request, to see how a template reads. */
export const exampleValues = (): VariableValues & Record<'termine' | 'loeschtag', string> => ({
  anrede: 'Guten Tag Erika Muster',
  name: 'Erika Muster',
  vorgangsnummer: '7K42-PXR9',
  eingegangen: '01.03.2027',
  wohnung: 'Wohnung 3, 2. OG links',
  adresse: 'Lindenweg 4, 12345 Musterstadt',
  bearbeiter: 'Petra Öz',
  firma: site.brand,
  telefon: site.phone.shown,
  buerozeiten: site.businessHours.shown,
  termine: 'Mo., 15.03.2027, 14:00–14:20 Uhr\nHauseingang, Lindenweg 4',
  loeschtag: '15.09.2027',
  status_link: SENDER_LINK,
})

export const exampleRequest = { reference: '7K42PXR9', quarantined: false }
