import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import { keyLossForm, type KeyLoss } from './fields.ts'
import { texts } from './texts.ts'

/** Both mails about one lost key. */
export function keyLossMails(report: KeyLoss, context: MailContext): SubmissionMails {
  return { receipt: receipt(context), notice: notice(report, context) }
}

function receipt({ reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Meldung über einen verlorenen Schlüssel ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      { paragraph: `Ihre Meldung über einen verlorenen Schlüssel ist vollständig bei ${company.brand} angekommen.` },
      { facts: [['Ihre Vorgangsnummer', reference]] },
      { heading: 'So geht es weiter' },
      ...texts.nextSteps.slice(1).map((paragraph) => ({ paragraph })),
      { paragraph: `Stehen Sie vor verschlossener Tür? Rufen Sie uns an: ${company.phone}.` },
      {
        paragraph:
          'Sie haben uns gar nichts gemeldet? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Meldung.',
      },
    ],
  }
}

/** Does not say to which door the key belongs: a stranger who reads the mail must not learn where it fits. */
function notice(report: KeyLoss, { reference, receivedAt, dueAt, company }: MailContext): MailContent {
  return {
    subject: `Schlüsselverlust ${reference}: ${senderOf(keyLossForm, report).name}`,
    blocks: [
      { paragraph: 'Ein verlorener Schlüssel wurde gemeldet.' },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...factsOf(keyLossForm, report, 'lost_key', 'needed_by'),
          ...senderFacts(keyLossForm, report),
        ],
      },
      { paragraph: 'Zu welcher Wohnung er gehört und wie er verloren ging, steht nur beim Vorgang.' },
      { link: { label: 'Der Vorgang in der Verwaltung', href: `${company.siteUrl}/verwaltung/anfragen/${reference}` } },
      { paragraph: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die meldende Person.' },
    ],
  }
}
