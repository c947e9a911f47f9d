import {
  dueRow,
  examplePhone,
  flatLink,
  type FormMails,
  noticeMail,
  readExample,
  receiptMail,
} from '#areas/form-mails.ts'
import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import { exampleRequest } from './example-request.ts'
import { OTHER_FLAT, rentCertificateForm, type RentCertificateRequest } from './fields.ts'
import { texts } from './texts.ts'

const example = () => ({ payload: readExample(rentCertificateForm, exampleRequest(examplePhone('tenant_phone'))) })

/** Both mails about one request. */
export const rentCertificateMails: FormMails<RentCertificateRequest> = {
  receipt: receiptMail<RentCertificateRequest>({
    id: 'mietbescheinigung-eingang',
    title: 'Mietbescheinigung: Eingangsbestätigung',
    to: 'eine Mietbescheinigung beantragen',
    subject: 'Ihr Antrag auf Mietbescheinigung ist eingegangen ({{vorgangsnummer}})',
    opening: 'Ihr Antrag auf eine Mietbescheinigung ist vollständig bei {{firma}} angekommen.',
    next: texts.next,
    notYou:
      'Sie haben gar nichts beantragt? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen den Antrag.',
    example,
  }),
  /** Says who needs what until when; the rest is read under the reference, so that it can be deleted with its period. */
  notice: noticeMail<RentCertificateRequest>({
    id: 'mietbescheinigung-meldung',
    title: 'Mietbescheinigung: Meldung',
    subject: 'Mietbescheinigung {{vorgangsnummer}}: {{name}}',
    placeholders: { name: ['Name des Absenders', ({ payload }) => senderOf(rentCertificateForm, payload).name] },
    opening: 'Eine Mietbescheinigung wurde beantragt.',
    rows: (about) => [
      ...dueRow('Fertig bis', about),
      ...senderFacts(rentCertificateForm, about.payload),
      ...factsOf(rentCertificateForm, about.payload, 'purpose', 'move_in_date'),
    ],
    below: (about) => [
      about.payload.apartment_id === OTHER_FLAT
        ? { paragraph: 'Die Wohnung steht nicht in der Liste; die Adresse steht beim Vorgang.' }
        : flatLink(about.payload.apartment_id, about),
    ],
    closing:
      'Alle Angaben stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show {{vorgangsnummer}}). Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Mieterin oder den Mieter.',
    example,
  }),
}
