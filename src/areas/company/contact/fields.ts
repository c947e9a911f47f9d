import { declareForm, type Sent } from '#forms/declare-form.ts'
import { email, firstName, lastName, line, phone, text } from '#forms/text-fields.ts'

/** The contact form of the specification's chapters 3 and 5. */
export const contactForm = declareForm({
  id: 'kontakt',
  endpoint: '/contact-messages',
  fields: {
    vorname: firstName({ required: 'Bitte geben Sie Ihren Vornamen ein.' }),
    nachname: lastName({ required: 'Bitte geben Sie Ihren Nachnamen ein.' }),
    email: email('E-Mail'),
    telefon: phone('Telefon', { tells: 'phone' }),
    betreff: line('Betreff', {
      required: 'Bitte geben Sie einen Betreff ein.',
      max: 150,
      wide: true,
      searched: true,
      summary: 'subject',
    }),
    nachricht: text('Nachricht', {
      required: 'Bitte schreiben Sie uns eine Nachricht.',
      max: 5000,
      rows: 7,
      wide: true,
      summary: 'text',
    }),
  },
  groups: [
    { heading: 'Nachricht', fields: ['betreff', 'nachricht'] },
    { heading: 'Absender', fields: ['vorname', 'nachname', 'email', 'telefon'] },
  ],
})

export type ContactMessage = Sent<typeof contactForm>
