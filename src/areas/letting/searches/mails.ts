import { type MailBlock, type MailCard, type MailContent, SENDER_LINK } from '#platform/mail/mail-content.ts'
import { formatDayOf, plural } from '#ui/format.ts'
import { CONFIRM_DAYS, SEARCH_DAYS, searchQuoted } from './search.ts'

type Named = { query: string; building: string | null }

/** May reach somebody who did not ask for it, so it quotes nothing that was typed but the search. */
export function confirmMail({ query, building }: Named): MailContent {
  return {
    subject: 'Bitte bestätigen Sie Ihren Suchauftrag',
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `unter dieser Adresse wurde ein Suchauftrag angelegt: ${searchQuoted(query, building)}. Bestätigen Sie ihn bitte auf dieser Seite. Erst dann schreiben wir Ihnen, sobald eine Wohnung passt.`,
      },
      { link: { label: 'Suchauftrag bestätigen', href: SENDER_LINK } },
      {
        paragraph: `Der Link gilt ${CONFIRM_DAYS} Tage. Auf der Seite sehen Sie alles noch einmal und bestätigen mit einem Knopf.`,
      },
      {
        paragraph:
          'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen dazu nichts und löschen die Adresse.',
      },
    ],
  }
}

/** To somebody who saved the same search once more. */
export function knownMail({ query, building }: Named): MailContent {
  return {
    subject: 'Ihr Suchauftrag besteht schon',
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `den Suchauftrag ${searchQuoted(query, building)} gibt es unter dieser Adresse schon. Sie brauchen nichts zu tun. Auf seiner Seite können Sie ihn ändern, pausieren oder beenden.`,
      },
      { link: { label: 'Zum Suchauftrag', href: SENDER_LINK } },
    ],
  }
}

export function renewalMail({ query, building, endsAt }: Named & { endsAt: string }): MailContent {
  return {
    subject: 'Suchen Sie noch? Ihr Suchauftrag endet bald',
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `Ihr Suchauftrag ${searchQuoted(query, building)} endet am ${formatDayOf(endsAt)}. Suchen Sie noch? Dann verlängern Sie ihn auf seiner Seite mit einem Knopf um ${SEARCH_DAYS} Tage.`,
      },
      { link: { label: 'Suchauftrag verlängern', href: SENDER_LINK } },
      { paragraph: 'Haben Sie etwas gefunden? Dann brauchen Sie nichts zu tun: Wir löschen alles nach dem Ende.' },
    ],
  }
}

/** `more`: flats beyond those that have a card; `listUrl` shows all that fit now. */
type News = Named & { cards: readonly MailCard[]; subject: string; more: number; listUrl: string }

export function newsMail({ query, building, cards, subject, more, listUrl }: News): MailContent {
  const count = cards.length + more
  const rest: MailBlock[] =
    more === 0
      ? []
      : [{ link: { label: `${plural(more, 'weitere Wohnung', 'weitere Wohnungen')} ansehen`, href: listUrl } }]
  return {
    subject,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph: `${count === 1 ? 'eine Wohnung passt' : `${count} Wohnungen passen`} zu Ihrem Suchauftrag ${searchQuoted(query, building)}:`,
      },
      ...cards.map((card) => ({ card })),
      ...rest,
      { heading: 'Ihr Suchauftrag' },
      {
        paragraph:
          'Ändern, pausieren oder beenden Sie ihn jederzeit auf seiner Seite. Sie brauchen dafür kein Passwort.',
      },
      { link: { label: 'Ändern, pausieren oder beenden', href: SENDER_LINK } },
    ],
  }
}
