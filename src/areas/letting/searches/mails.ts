import { type MailBlock, type MailCard, type MailContent, SENDER_LINK } from '#requests/mail/mail-content.ts'
import {
  aroundButton,
  button,
  greeting,
  headed,
  line,
  paragraphs,
  type StandardMail,
  standardMail,
  subject,
  text,
} from '#requests/mail/standard-mail.ts'
import { formatDayOf, plural } from '#ui/format.ts'
import { notConfirmed } from '../not-confirmed.ts'
import { CONFIRM_DAYS, SEARCH_DAYS, searchQuoted } from './search.ts'

type Named = { query: string; building: string | null }
type Ending = Named & { endsAt: string }
/** `more`: flats beyond those that have a card; `listUrl` shows all that fit now. `headline`: what of them is worth a subject. */
type News = Named & { cards: readonly MailCard[]; headline: string; more: number; listUrl: string }

const suchauftrag = [
  'Wünsche des Suchauftrags, in Anführungszeichen',
  ({ query, building }: Named) => searchQuoted(query, building),
] as const
const exampleSearch: Named = { query: 'ort=Musterstadt&zimmer_von=2', building: null }

/** May reach somebody who did not ask for it, so it quotes nothing that was typed but the search. */
const confirm = standardMail<Named>()({
  id: 'suchauftrag-bestaetigen',
  group: 'searches',
  title: 'Suchauftrag: bitte bestätigen',
  sent: 'Geht an die Adresse, für die ein Suchauftrag angelegt wird. Ohne Bestätigung bekommt sie nichts weiter.',
  placeholders: {
    suchauftrag,
    tage: ['Tage, die der Link gilt', () => String(CONFIRM_DAYS)],
  },
  parts: {
    subject: subject('Bitte bestätigen Sie Ihren Suchauftrag'),
    greeting,
    opening: text(
      'Anfang',
      'unter dieser Adresse wurde ein Suchauftrag angelegt: {{suchauftrag}}. Bestätigen Sie ihn bitte auf dieser Seite. Erst dann schreiben wir Ihnen, sobald eine Wohnung passt.',
      { required: true, needs: ['suchauftrag'] },
    ),
    action: button('Suchauftrag bestätigen'),
    validity: text(
      'Wie lange der Link gilt',
      'Der Link gilt {{tage}} Tage. Auf der Seite sehen Sie alles noch einmal und bestätigen mit einem Knopf.',
      { required: true, needs: ['tage'] },
    ),
    not_you: notConfirmed,
  },
  blocks: (say) => aroundButton(say, say.validity, say.not_you),
  example: () => exampleSearch,
})

const known = standardMail<Named>()({
  id: 'suchauftrag-besteht',
  group: 'searches',
  title: 'Suchauftrag: besteht schon',
  sent: 'Geht an alle, die denselben Suchauftrag noch einmal anlegen.',
  placeholders: { suchauftrag },
  parts: {
    subject: subject('Ihr Suchauftrag besteht schon'),
    greeting,
    opening: text(
      'Text',
      'den Suchauftrag {{suchauftrag}} gibt es unter dieser Adresse schon. Sie brauchen nichts zu tun. Auf seiner Seite können Sie ihn ändern, pausieren oder beenden.',
      { required: true },
    ),
    action: button('Zum Suchauftrag'),
  },
  blocks: (say) => aroundButton(say),
  example: () => exampleSearch,
})

const renewal = standardMail<Ending>()({
  id: 'suchauftrag-verlaengern',
  group: 'searches',
  title: 'Suchauftrag: endet bald',
  sent: 'Geht sieben Tage vor dem Ende eines Suchauftrags.',
  placeholders: {
    suchauftrag,
    ende: ['Tag, an dem er endet', ({ endsAt }) => formatDayOf(endsAt)],
    tage: ['Tage, um die er sich verlängert', () => String(SEARCH_DAYS)],
  },
  parts: {
    subject: subject('Suchen Sie noch? Ihr Suchauftrag endet bald'),
    greeting,
    opening: text(
      'Text',
      'Ihr Suchauftrag {{suchauftrag}} endet am {{ende}}. Suchen Sie noch? Dann verlängern Sie ihn auf seiner Seite mit einem Knopf um {{tage}} Tage.',
      { required: true, needs: ['ende'] },
    ),
    action: button('Suchauftrag verlängern'),
    closing: text(
      'Schluss',
      'Haben Sie etwas gefunden? Dann brauchen Sie nichts zu tun: Wir löschen alles nach dem Ende.',
    ),
  },
  blocks: (say) => aroundButton(say, say.closing),
  example: () => ({ ...exampleSearch, endsAt: '2027-03-08T08:30:00.000Z' }),
})

const exampleCard = (siteUrl: string): MailCard => ({
  title: 'Wohnung 3, Haus am Park, Musterstadt',
  href: `${siteUrl}/wohnungen`,
  picture: null,
  lines: ['Neu', '760 € warm · 2 Zimmer · 58,5 m² · frei ab sofort'],
})

const news = standardMail<News>()({
  id: 'suchauftrag-treffer',
  group: 'searches',
  title: 'Suchauftrag: Wohnungen passen',
  sent: 'Geht an alle, zu deren Suchauftrag eine Wohnung neu ist, günstiger wird oder wieder frei ist. Die Wohnungen stehen mit Bild darunter.',
  placeholders: {
    suchauftrag,
    neuigkeit: [
      '„Neu: 2 Zimmer in Musterstadt, 760 € warm“ oder „3 Wohnungen passen zu Ihrer Suche“',
      ({ headline }) => headline,
    ],
    wohnungen_passen: [
      '„eine Wohnung passt“ oder „3 Wohnungen passen“',
      ({ cards, more }) =>
        cards.length + more === 1 ? 'eine Wohnung passt' : `${cards.length + more} Wohnungen passen`,
    ],
    weitere: [
      '„1 weitere Wohnung“ oder „4 weitere Wohnungen“',
      ({ more }) => plural(more, 'weitere Wohnung', 'weitere Wohnungen'),
    ],
  },
  parts: {
    subject: subject('{{neuigkeit}}'),
    greeting,
    opening: text('Anfang', '{{wohnungen_passen}} zu Ihrem Suchauftrag {{suchauftrag}}:', { required: true }),
    rest: line('Wort auf dem Knopf, wenn es mehr Wohnungen gibt', '{{weitere}} ansehen', { max: 60, required: true }),
    heading: line('Überschrift am Ende', 'Ihr Suchauftrag'),
    end: text(
      'Wie man ihn beendet',
      'Ändern, pausieren oder beenden Sie ihn jederzeit auf seiner Seite. Sie brauchen dafür kein Passwort.',
      { required: true },
    ),
    action: button('Ändern, pausieren oder beenden'),
  },
  blocks: (say, { cards, more, listUrl }) => {
    const rest: MailBlock[] = more === 0 ? [] : [{ link: { label: say.rest, href: listUrl } }]
    return [
      ...paragraphs(say.greeting),
      ...paragraphs(say.opening),
      ...cards.map((card) => ({ card })),
      ...rest,
      ...headed(say.heading, say.end),
      // Mail that comes again must be as easy to end as it was to order (UWG § 7, DSGVO Art. 7 Abs. 3).
      { link: { label: say.action, href: SENDER_LINK } },
    ]
  },
  example: (siteUrl) => ({
    ...exampleSearch,
    cards: [exampleCard(siteUrl)],
    headline: 'Neu: 2 Zimmer in Musterstadt, 760 € warm',
    more: 1,
    listUrl: `${siteUrl}/wohnungen`,
  }),
})

export const searchMails: readonly StandardMail[] = [confirm, known, renewal, news]

export const confirmMail = (search: Named): MailContent => confirm.contentOf(search)
/** To somebody who saved the same search once more. */
export const knownMail = (search: Named): MailContent => known.contentOf(search)
export const renewalMail = (search: Ending): MailContent => renewal.contentOf(search)
export const newsMail = (about: News): MailContent => news.contentOf(about)
