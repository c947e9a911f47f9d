import {
  dueRow,
  examplePhone,
  type FormMails,
  noticeMail,
  readExample,
  receiptMail,
  typedParagraphs,
} from '#areas/form-mails.ts'
import { factsOf, senderFacts } from '#forms/staff-view.ts'
import { exampleMessage } from './example-message.ts'
import { contactForm, type ContactMessage } from './fields.ts'
import { texts } from './texts.ts'

const example = () => ({ payload: readExample(contactForm, exampleMessage(examplePhone('telefon'))) })

/** Both mails about one message. */
export const contactMessageMails: FormMails<ContactMessage> = {
  receipt: receiptMail<ContactMessage>({
    id: 'nachricht-eingang',
    title: 'Nachricht: Eingangsbestätigung',
    to: 'über das Kontaktformular schreiben',
    subject: 'Ihre Nachricht ist eingegangen ({{vorgangsnummer}})',
    opening: 'vielen Dank für Ihre Nachricht an {{firma}}. Sie ist vollständig bei uns angekommen.',
    next: texts.next,
    more: 'Möchten Sie etwas ergänzen? Antworten Sie auf diese E-Mail, oder rufen Sie uns an ({{telefon}}). Nennen Sie bitte Ihre Vorgangsnummer.',
    notYou:
      'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Nachricht.',
    example,
  }),
  /** Carries the whole message, so that it can be answered from the mailbox: the sender is the mail's reply address. */
  notice: noticeMail<ContactMessage>({
    id: 'nachricht-meldung',
    title: 'Nachricht: Meldung',
    subject: 'Nachricht {{vorgangsnummer}}: {{betreff}}',
    placeholders: { betreff: ['Betreff, den der Absender schrieb', ({ payload }) => payload.betreff] },
    opening: 'Über das Kontaktformular ist eine Nachricht eingegangen.',
    rows: (about) => [
      ...dueRow('Antwort versprochen bis', about),
      ...senderFacts(contactForm, about.payload),
      ...factsOf(contactForm, about.payload, 'betreff'),
    ],
    below: ({ payload }) => [{ heading: contactForm.fields.nachricht.label }, ...typedParagraphs(payload.nachricht)],
    closing: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Absenderin oder den Absender.',
    example,
  }),
}
