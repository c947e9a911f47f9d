import { dueRow, examplePhone, type FormMails, noticeMail, readExample, receiptMail } from '#areas/form-mails.ts'
import { factsOf, senderFacts } from '#forms/staff-view.ts'
import { exampleApplication } from './example-application.ts'
import { type PartnerApplication, partnerForm } from './fields.ts'
import { texts } from './texts.ts'

const example = () => ({ payload: readExample(partnerForm, exampleApplication(examplePhone('phone'))) })

/** Both mails about one application. */
export const partnerApplicationMails: FormMails<PartnerApplication> = {
  receipt: receiptMail<PartnerApplication>({
    id: 'partnerbewerbung-eingang',
    title: 'Partnerbewerbung: Eingangsbestätigung',
    to: 'sich als Handwerker-Partner bewerben',
    subject: 'Ihre Bewerbung als Handwerker-Partner ist eingegangen ({{vorgangsnummer}})',
    opening:
      'vielen Dank für Ihr Interesse, mit {{firma}} zusammenzuarbeiten. Ihre Bewerbung ist vollständig bei uns angekommen.',
    next: texts.next,
    more: 'Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an ({{telefon}}). Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben sich gar nicht beworben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Bewerbung.',
    example,
  }),
  /** Holds only what is needed to call back. The mailbox is outside the reach of the deletion periods, so the rest is read under the reference. */
  notice: noticeMail<PartnerApplication>({
    id: 'partnerbewerbung-meldung',
    title: 'Partnerbewerbung: Meldung',
    subject: 'Neue Partnerbewerbung {{vorgangsnummer}}: {{betrieb}}, {{gewerk}}',
    placeholders: {
      betrieb: ['Name des Betriebs', ({ payload }) => payload.companyName],
      gewerk: ['Gewerk', ({ payload }) => payload.tradeCategory],
    },
    opening: 'Ein Handwerksbetrieb hat sich als Partner beworben.',
    rows: (about) => {
      const { payload, files } = about
      return [
        ...dueRow('Antwort versprochen bis', about),
        ...factsOf(partnerForm, payload, 'companyName'),
        ...senderFacts(partnerForm, payload),
        ...factsOf(partnerForm, payload, 'tradeCategory', 'partnershipType'),
        ['Nachweise', files.length === 0 ? 'keine' : `${files.length}, in der Verwaltung, nicht auf Viren geprüft`],
      ]
    },
    closing:
      'Alle Angaben stehen unter der Vorgangsnummer in der Verwaltung (npm run office -- submissions show {{vorgangsnummer}}). Wenn Sie auf diese E-Mail antworten, geht die Antwort an den Betrieb.',
    example,
  }),
}
