import {
  dueRow,
  examplePhone,
  type FormMails,
  noticeMail,
  readExample,
  type Received,
  receiptMail,
  typedParagraphs,
} from '#areas/form-mails.ts'
import type { Fields } from '#forms/field.ts'
import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import { serviceContents } from '../contents/contents.ts'
import { exampleEnquiry } from './example-enquiry.ts'
import { type BillingEnquiry, enquiryForms, type LandlordEnquiry } from './fields.ts'

type Enquiry = LandlordEnquiry | BillingEnquiry

export const contentOf = (enquiry: Enquiry) =>
  serviceContents['leistung' in enquiry ? enquiry.leistung : 'nebenkostenabrechnung']

const example = () => ({
  payload: readExample<Enquiry>(enquiryForms.hausverwaltung, exampleEnquiry('hausverwaltung', examplePhone('telefon'))),
})

const service = ['Name der Leistung', ({ payload }: Received<Enquiry>) => contentOf(payload).name] as const

/** Both mails about one enquiry, the same for all services. */
export const enquiryMails: FormMails<Enquiry> = {
  receipt: receiptMail<Enquiry>({
    id: 'anfrage-eingang',
    title: 'Anfrage zu einer Leistung: Eingangsbestätigung',
    to: 'auf der Seite einer Leistung anfragen',
    subject: 'Ihre Anfrage ist eingegangen ({{vorgangsnummer}})',
    placeholders: {
      leistung: service,
      naechste_schritte: [
        'was auf der Seite dieser Leistung nach dem Absenden steht',
        ({ payload }) => contentOf(payload).nextSteps.join('\n\n'),
      ],
    },
    opening: 'vielen Dank für Ihre Anfrage an {{firma}}. Sie ist vollständig bei uns angekommen.',
    rows: ({ payload }) => [['Leistung', contentOf(payload).name]],
    next: ['{{naechste_schritte}}'],
    more: 'Möchten Sie etwas ergänzen oder Fotos schicken? Antworten Sie auf diese E-Mail, oder rufen Sie uns an ({{telefon}}). Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Anfrage.',
    example,
  }),
  /** Carries the whole enquiry, so that it can be answered from the mailbox: the sender is the mail's reply address. */
  notice: noticeMail<Enquiry>({
    id: 'anfrage-meldung',
    title: 'Anfrage zu einer Leistung: Meldung',
    subject: '{{leistung}} {{vorgangsnummer}}: Anfrage von {{name}}',
    placeholders: {
      leistung: service,
      name: ['Name des Absenders', ({ payload }) => senderOf(enquiryForms[contentOf(payload).service], payload).name],
    },
    opening: 'Auf der Seite „{{leistung}}“ ist eine Anfrage eingegangen.',
    rows: (about) => {
      const { payload } = about
      const form = enquiryForms[contentOf(payload).service]
      const own = Object.entries(form.fields).flatMap(([name, { searched }]) => (searched ? [name] : []))
      return [
        ...dueRow('Antwort versprochen bis', about),
        ...senderFacts(form, payload),
        ...factsOf<Fields>(form, payload, ...own),
      ]
    },
    below: ({ payload }) => [
      { heading: enquiryForms[contentOf(payload).service].fields.nachricht.label },
      ...typedParagraphs(payload.nachricht),
    ],
    closing: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Absenderin oder den Absender.',
    example,
  }),
}
