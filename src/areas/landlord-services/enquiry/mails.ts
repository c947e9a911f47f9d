import type { Fields } from '#forms/field.ts'
import { factsOf, senderFacts, senderOf } from '#forms/staff-view.ts'
import type { MailContent } from '#platform/mail/mail-content.ts'
import type { MailContext, SubmissionMails } from '#platform/submissions/submission-kind.ts'
import { formatDateTime } from '#ui/format.ts'
import type { ServiceContent } from '../contents/service-content.ts'
import { type BillingEnquiry, enquiryForms, type LandlordEnquiry } from './fields.ts'

type Enquiry = LandlordEnquiry | BillingEnquiry

/** Both mails about one enquiry. */
export function enquiryMails(typed: Enquiry, content: ServiceContent, context: MailContext): SubmissionMails {
  return { receipt: receipt(content, context), notice: notice(typed, content, context) }
}

function receipt({ name, nextSteps }: ServiceContent, { reference, company }: MailContext): MailContent {
  return {
    subject: `Ihre Anfrage ist eingegangen (${reference})`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `vielen Dank für Ihre Anfrage an ${company.brand}. Sie ist vollständig bei uns angekommen.`,
      },
      {
        facts: [
          ['Ihre Vorgangsnummer', reference],
          ['Leistung', name],
        ],
      },
      { heading: 'So geht es weiter' },
      ...nextSteps.map((paragraph) => ({ paragraph })),
      {
        paragraph: `Möchten Sie etwas ergänzen oder Fotos schicken? Antworten Sie auf diese E-Mail, oder rufen Sie uns an (${company.phone}). Nennen Sie bitte Ihre Vorgangsnummer.`,
      },
      {
        paragraph:
          'Sie haben uns gar nicht geschrieben? Dann hat jemand Ihre E-Mail-Adresse angegeben. Antworten Sie kurz auf diese E-Mail, und wir löschen die Anfrage.',
      },
    ],
  }
}

/** Carries the whole enquiry, so that it can be answered from the mailbox: the sender is the mail's reply address. */
function notice(typed: Enquiry, content: ServiceContent, { reference, receivedAt, dueAt }: MailContext): MailContent {
  const form = enquiryForms[content.service]
  const own = Object.entries(form.fields).flatMap(([name, { searched }]) => (searched ? [name] : []))
  return {
    subject: `${content.name} ${reference}: Anfrage von ${senderOf(form, typed).name}`,
    blocks: [
      { paragraph: `Auf der Seite „${content.name}“ ist eine Anfrage eingegangen.` },
      {
        facts: [
          ['Vorgangsnummer', reference],
          ['Eingegangen', `${formatDateTime(receivedAt)} Uhr`],
          ...(dueAt ? ([['Antwort versprochen bis', `${formatDateTime(dueAt)} Uhr`]] as const) : []),
          ...senderFacts(form, typed),
          ...factsOf<Fields>(form, typed, ...own),
        ],
      },
      { heading: form.fields.nachricht.label },
      ...typed.nachricht.split(/\n{2,}/).map((paragraph) => ({ paragraph })),
      { paragraph: 'Wenn Sie auf diese E-Mail antworten, geht die Antwort an die Absenderin oder den Absender.' },
    ],
  }
}
