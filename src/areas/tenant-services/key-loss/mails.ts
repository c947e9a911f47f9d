import {
  dueRow,
  examplePhone,
  type FormMails,
  noticeMail,
  readExample,
  receiptMail,
  requestLink,
} from '#areas/form-mails.ts'
import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import { exampleReport } from './example-report.ts'
import { keyLossForm, type KeyLoss } from './fields.ts'
import { texts } from './texts.ts'

const example = () => ({ payload: readExample(keyLossForm, exampleReport(examplePhone('reporter_phone'))) })

/** Both mails about one lost key. */
export const keyLossMails: FormMails<KeyLoss> = {
  receipt: receiptMail<KeyLoss>({
    id: 'schluesselverlust-eingang',
    title: 'Schlüsselverlust: Eingangsbestätigung',
    to: 'einen verlorenen Schlüssel melden',
    subject: 'Ihre Meldung über einen verlorenen Schlüssel ist eingegangen ({{vorgangsnummer}})',
    opening: 'Ihre Meldung über einen verlorenen Schlüssel ist vollständig bei {{firma}} angekommen.',
    next: texts.next,
    more: 'Stehen Sie vor verschlossener Tür? Rufen Sie uns an: {{telefon}}.',
    notYou:
      'Sie haben uns gar nichts gemeldet? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Meldung.',
    example,
  }),
  /** Does not say to which door the key belongs: a stranger who reads the mail must not learn where it fits. */
  notice: noticeMail<KeyLoss>({
    id: 'schluesselverlust-meldung',
    title: 'Schlüsselverlust: Meldung',
    subject: 'Schlüsselverlust {{vorgangsnummer}}: {{name}}',
    placeholders: { name: ['Name des Absenders', ({ payload }) => senderOf(keyLossForm, payload).name] },
    opening: 'Ein verlorener Schlüssel wurde gemeldet.',
    rows: (about) => [
      ...dueRow('Versprochen bis', about),
      ...factsOf(keyLossForm, about.payload, 'lost_key', 'needed_by'),
      ...senderFacts(keyLossForm, about.payload),
    ],
    note: ['Zu welcher Wohnung er gehört und wie er verloren ging, steht nur beim Vorgang.', () => true],
    links: (about) => [requestLink('Der Vorgang in der Verwaltung', about)],
    closing: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die meldende Person.',
    example,
  }),
}
