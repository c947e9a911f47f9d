import { euro } from '#forms/amount-fields.ts'
import { day } from '#forms/days.ts'
import { declareForm, type Sent } from '#forms/declare-form.ts'
import { box, line } from '#forms/text-fields.ts'

const required = (what: string) => `Bitte geben Sie ${what} an.`

/** Fields of a rent certificate; the form begins with what the request and the flat hold. */
export const certificateForm = declareForm({
  fields: {
    landlord: line('Vermieter', { required: required('den Vermieter'), max: 200, wide: true }),
    tenant: line('Mieterin oder Mieter', { required: required('den Namen'), max: 200, wide: true }),
    flat: line('Wohnung', { hint: 'Zum Beispiel „Wohnung 3, 2. Obergeschoss links“.', max: 200, voluntary: true }),
    address: line('Anschrift', { required: required('die Anschrift'), max: 200 }),
    living_area: line('Wohnfläche', { max: 40, voluntary: true }),
    move_in_date: day('Einzugsdatum', { required: required('das Einzugsdatum') }),
    cold_rent: euro('Kaltmiete', { required: 'Bitte geben Sie die Kaltmiete in Euro an, zum Beispiel 750,00.' }),
    utilities: euro('Nebenkosten', { voluntary: true }),
    heating: euro('Heizkosten', { voluntary: true }),
    heating_included: box('Die Nebenkosten enthalten die Heizkosten schon'),
    purpose: line('Verwendungszweck', { max: 200, voluntary: true, wide: true }),
  },
})

export type RentCertificate = Sent<typeof certificateForm>
