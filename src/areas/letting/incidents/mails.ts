import { type MailContent, SENDER_LINK } from '#platform/mail/mail-content.ts'
import { formatDate } from '#ui/format.ts'
import { quoted } from '#ui/quoted.ts'
import { CONFIRM_DAYS, type Incident } from './incident.ts'

/** May reach somebody who did not ask for it, so it quotes nothing that was typed. */
export function confirmMail({ house, title }: Incident): MailContent {
  return {
    subject: 'Bitte bestätigen Sie: Nachrichten zu einer Störung',
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `unter dieser Adresse möchte jemand erfahren, wie es mit dieser Störung weitergeht: ${quoted(title)} (${house}). Bestätigen Sie das bitte auf dieser Seite. Erst dann schreiben wir Ihnen.`,
      },
      { link: { label: 'Nachrichten bestätigen', href: SENDER_LINK } },
      { paragraph: `Der Link gilt ${CONFIRM_DAYS} Tage.` },
      {
        paragraph:
          'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen dazu nichts und löschen die Adresse.',
      },
    ],
  }
}

/** To somebody who asked for the same once more. */
export function knownMail({ house, title }: Incident): MailContent {
  return {
    subject: 'Sie bekommen schon Nachrichten zu dieser Störung',
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `zu dieser Störung schreiben wir Ihnen schon: ${quoted(title)} (${house}). Sie brauchen nichts zu tun. Auf Ihrer Seite können Sie die Nachrichten beenden.`,
      },
      { link: { label: 'Zu Ihrer Seite', href: SENDER_LINK } },
    ],
  }
}

/** What staff changed, or that it is over. */
export function newsMail(incident: Incident): MailContent {
  const { title, isEnded } = incident
  return {
    subject: isEnded ? `Behoben: ${title}` : `Neues zur Störung: ${title}`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      ...newsOf(incident).map((paragraph) => ({ paragraph })),
      { paragraph: 'Keine Nachrichten mehr? Auf Ihrer Seite beenden Sie sie mit einem Knopf, ohne Passwort.' },
      { link: { label: 'Nachrichten beenden', href: SENDER_LINK } },
    ],
  }
}

function newsOf({ house, title, text, expectedEnd, sinceOn, isEnded }: Incident): string[] {
  const said = text === null ? [] : [text]
  if (isEnded)
    return [
      `die Störung ${quoted(title)} (${house}) ist beendet.`,
      ...said,
      'Besteht sie bei Ihnen noch? Dann melden Sie es uns bitte.',
    ]
  return [
    `es gibt Neues zu der Störung ${quoted(title)} (${house}), seit ${formatDate(sinceOn)}:`,
    ...said,
    ...(expectedEnd === null ? [] : [`Voraussichtlich bis: ${expectedEnd}`]),
  ]
}
