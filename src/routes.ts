import { wordedPages } from '#areas/worded-pages.ts'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const CONTENT = './office/website/content'

/** The same rooms for every kind of content: its list, a record, and the pictures of what has some. */
function contentRoutes(path: string, { hasPictures = false, hasDocuments = false } = {}) {
  const page = (name: string, address: string, file: string) =>
    route(`verwaltung/${path}${address}`, `${CONTENT}/${file}`, { id: `office/website/content/${name}-${path}` })
  return [
    page('liste', '', 'list-page.tsx'),
    page('bearbeiten', '/:id', 'edit-page.tsx'),
    ...(hasPictures ? [page('bilder', '/:id/bilder', 'media/media-page.tsx')] : []),
    ...(hasDocuments ? [page('dokumente', '/:id/dokumente', 'documents/documents-page.tsx')] : []),
  ]
}

/**
 * Every address of the site, in German, and the room that answers it, in English: first what visitors open.
 * Look here first: it is the index of the whole code.
 */
const publicPages = [
  index('./areas/letting/home/page.tsx'),
  route('ueber-uns', './areas/company/about/page.tsx'),
  route('kontakt', './areas/company/contact/page.tsx'),
  // One room reads all legal texts; each address has its own file in content/legal.
  route('impressum', './areas/company/legal/page.tsx', { id: 'impressum' }),
  route('datenschutz', './areas/company/legal/page.tsx', { id: 'datenschutz' }),
  route('barrierefreiheit', './areas/company/legal/page.tsx', { id: 'barrierefreiheit' }),
  route('agb', './areas/company/legal/page.tsx', { id: 'agb' }),

  // Pages that read the API in the browser
  route('vermietung', './areas/letting/property-list/list-page.tsx'),
  route('immobilie/:propertyId', './areas/letting/property-page/detail-page.tsx'),
  route('wohnungen', './areas/letting/overview/overview-page.tsx'),
  route('wohnung/:apartmentId', './areas/letting/flat-page/detail-page.tsx'),
  route('wohnung/:apartmentId/besichtigung', './areas/letting/viewings/booking/page.tsx'),
  route('mieter-bewerbung', './areas/letting/tenant-application/page.tsx'),
  route('so-laeuft-die-vergabe', './areas/letting/trust/award-page.tsx'),
  route('stoerungen', './areas/letting/incidents/page.tsx'),
  route('stoerungen/:token', './areas/letting/incidents/own/page.tsx'),
  route('schadensmeldung', './areas/tenant-services/damage-report/page.tsx'),
  route('mietbescheinigung', './areas/tenant-services/rent-certificate/page.tsx'),
  route('schluessel-verloren', './areas/tenant-services/key-loss/page.tsx'),
  route('chatbot', './areas/tenant-services/assistant/page.tsx'),
  route('mieterinfos/:category?/:article?', './areas/help-centre/articles/page.tsx'),
  // Below each article; an address of its own, for the article's page is a kept answer.
  route('war-das-hilfreich/:article', './areas/help-centre/feedback/page.tsx'),

  // One template, five contents
  route('hausverwaltung', './areas/landlord-services/service-page/page.tsx', { id: 'hausverwaltung' }),
  route('gutachten', './areas/landlord-services/service-page/page.tsx', { id: 'gutachten' }),
  route('schadensanierung', './areas/landlord-services/service-page/page.tsx', { id: 'schadensanierung' }),
  route('instandhaltungsarbeiten', './areas/landlord-services/service-page/page.tsx', {
    id: 'instandhaltungsarbeiten',
  }),
  route('nebenkostenabrechnung', './areas/landlord-services/service-page/page.tsx', { id: 'nebenkostenabrechnung' }),

  // Craftsmen
  route('handwerker-partner', './areas/partners/overview/page.tsx'),

  route('jobs', './areas/jobs/openings/list-page.tsx'),
  route('job/:slug', './areas/jobs/openings/detail-page.tsx'),
  // The dialog of both as a page: with a job, and on one's own initiative.
  route('job/:slug/bewerbung', './areas/jobs/job-application/page.tsx'),
  route('jobs/initiativbewerbung', './areas/jobs/job-application/page.tsx', { id: 'initiativbewerbung' }),

  // Flats that somebody keeps, and up to four of them side by side
  route('merkliste', './areas/letting/watchlist/page.tsx'),
  route('vergleich', './areas/letting/watchlist/comparison/page.tsx'),

  // A saved search: made here, looked after by the link in its mails
  route('suchauftrag', './areas/letting/searches/page.tsx'),
  route('suchauftrag/:token', './areas/letting/searches/own/page.tsx'),

  // A place at a viewing, looked after by the link in its mails
  route('besichtigung/:token', './areas/letting/viewings/booking/own/page.tsx'),

  // The sender's own page of one request, opened by the link in a mail
  route('vorgang/neuer-link', './areas/sender/new-link/page.tsx'),
  route('vorgang/:token', './areas/sender/status/page.tsx'),
  route('vorgang/:token/daten', './areas/sender/data/page.tsx'),
  route('vorgang/:token/*', './areas/sender/not-found-page.tsx'),

  // Development only: the mails that were sent
  route('entwicklung/postausgang', './shell/outbox-page.tsx'),

  route('*', './shell/not-found-page.tsx'),
]

/** Public pages once more, with the words that somebody of the office is writing. */
const wordsPreviews = wordedPages.map(({ id, path }) => {
  const page = publicPages.find((each) => `/${each.path ?? ''}`.replace(/\/:.*/, '') === path)
  if (!page) throw new Error(`no page at ${path}`)
  return route(`verwaltung/seitenvorschau/${id}`, page.file, { id: `office/website/pages/vorschau-${id}` })
})

export default [
  layout('./shell/public-layout.tsx', publicPages),

  route('wohnung/:apartmentId/expose.pdf', './areas/letting/expose/file-page.ts'),

  // Posts of mail programs, and files for the sender of a request
  route('suchauftrag/:token/abmelden', './areas/letting/searches/own/unsubscribe-page.ts'),
  route('besichtigung/:token/termin.ics', './areas/letting/viewings/booking/own/ics-page.ts'),
  route('vorgang/:token/daten.json', './areas/sender/data/file-page.ts'),
  route('vorgang/:token/termin.ics', './areas/sender/viewing/ics-page.ts'),
  route('vorgang/:token/dateien/:fileId', './areas/sender/data/upload-page.ts'),

  // The office. What each address needs is declared in office/frame/access/addresses.ts; the guard of its layout looks there.
  layout('./office/frame/frame/office-layout.tsx', [
    route('verwaltung/anmelden', './office/accounts/sign-in/page.tsx'),
    route('verwaltung/anmelden/code', './office/accounts/sign-in/code-page.tsx'),
    route('verwaltung/anmelden/ersatzcode', './office/accounts/recovery/page.tsx'),
    route('verwaltung/einladung/:token', './office/accounts/sign-in/invitation-page.tsx'),
    route('verwaltung/abmelden', './office/accounts/sign-in/sign-out-page.tsx'),
    route('verwaltung/gebaeude/:id/aushang.pdf', './office/website/posters/file-page.ts'),
    route('verwaltung/dokumente/:id', './office/website/content/documents/document-page.ts'),
    route('verwaltung/videos/:file', './office/website/content/videos/video-page.ts'),
    route('verwaltung/besichtigungen/kalender', './office/desk/viewings/day-file-page.ts'),
    route('verwaltung/einrichten/vorlage.csv', './office/website/setup/template-page.ts'),
    route('verwaltung/uebernehmen/vorlage.csv', './office/website/setup/template-page.ts', {
      id: 'office/website/imports/vorlage',
    }),
    route('verwaltung/mailtexte/:id/ansicht', './office/website/mail-texts/view-page.ts'),
    route('verwaltung/textvorschau', './office/website/content/text-preview-page.ts'),
    route('verwaltung/anfragen/export', './office/desk/inbox/export/export-page.ts'),
    route('verwaltung/suche/treffer', './office/home/palette/answer-page.ts'),
    route('verwaltung/anfragen/stand', './office/home/counts/stamp-page.ts'),
    route('verwaltung/anfragen/:reference/dateien/:fileId', './office/desk/request/file-page.ts'),
    route('verwaltung/anmelden/passkey', './office/accounts/passkeys/sign-in-page.ts'),
    route('verwaltung/konto/passkey', './office/accounts/passkeys/register-page.ts'),
    route('verwaltung/mails/:id/datei', './office/desk/mails/mail-file-page.ts'),
    route('verwaltung/aufbewahrung/person/auskunft', './office/desk/person/export-page.ts'),
    route('verwaltung/anfragen/:reference/stand', './office/desk/live/presence-page.ts'),
    route('verwaltung/anfragen/:reference/entwurf', './office/desk/request/answer/draft-page.ts'),
    route('verwaltung/entwurf/:kind/:id', './office/website/content/drafts/draft-page.ts'),
    route('verwaltung/konto/zweiter-faktor', './office/accounts/account/second-factor-page.tsx'),
    layout('./office/home/navigation/desk-layout.tsx', [
      route('verwaltung', './office/home/overview/page.tsx'),
      route('verwaltung/suche', './office/home/palette/page.tsx'),
      route('verwaltung/anfragen', './office/desk/inbox/page.tsx'),
      route('verwaltung/anfragen/neu', './office/desk/entry/choose-page.tsx'),
      route('verwaltung/anfragen/neu/:kind', './office/desk/entry/page.tsx'),
      route('verwaltung/anfragen/:reference', './office/desk/request/page.tsx'),
      route('verwaltung/anfragen/:reference/mietbescheinigung', './office/desk/certificates/page.tsx'),
      route('verwaltung/anfragen/:reference/zusammenfuehren', './office/desk/merging/page.tsx'),
      route('verwaltung/bewerbungen', './office/desk/applications/flats-page.tsx'),
      route('verwaltung/bewerbungen/:apartmentId', './office/desk/applications/flat-page.tsx'),
      route('verwaltung/bewerbungen/:apartmentId/vergleich', './office/desk/applications/compare-page.tsx'),
      ...contentRoutes('wohnungen', { hasPictures: true, hasDocuments: true }),
      route('verwaltung/wohnungen/:id/videos', './office/website/content/videos/videos-page.tsx'),
      ...contentRoutes('gebaeude', { hasPictures: true, hasDocuments: true }),
      route('verwaltung/gebaeude/:id/aushang', './office/website/posters/page.tsx'),
      route('verwaltung/bewerbungen/:apartmentId/besichtigungen', './office/desk/viewings/flat-viewings-page.tsx'),
      route('verwaltung/bewerbungen/:apartmentId/besichtigungen/:slotId', './office/desk/viewings/slot-page.tsx'),
      route('verwaltung/besichtigungen', './office/desk/viewings/day-page.tsx'),
      ...contentRoutes('orte', { hasPictures: true }),
      ...contentRoutes('stellen'),
      ...contentRoutes('hilfeartikel'),
      ...contentRoutes('hilfethemen'),
      ...contentRoutes('fragen'),
      ...contentRoutes('seiten'),
      route('verwaltung/seiten/:id/vorschau', './office/website/pages/preview-page.tsx'),
      ...contentRoutes('gewerke'),
      ...contentRoutes('kundenstimmen'),
      ...contentRoutes('stoerungen'),
      ...contentRoutes('firma'),
      ...contentRoutes('rechtstexte'),
      route('verwaltung/mailtexte', './office/website/mail-texts/list-page.tsx'),
      route('verwaltung/mailtexte/:id', './office/website/mail-texts/edit-page.tsx'),
      route('verwaltung/einrichten', './office/website/setup/page.tsx'),
      route('verwaltung/firma/bilder', './office/website/library/list-page.tsx'),
      route('verwaltung/firma/bilder/:id', './office/website/library/picture-page.tsx'),
      ...contentRoutes('ansprechpartner'),
      route('verwaltung/einrichten/:step', './office/website/setup/step-page.tsx'),
      route('verwaltung/firma/aussehen', './office/website/appearance/page.tsx'),
      route('verwaltung/uebernehmen', './office/website/imports/upload-page.tsx'),
      route('verwaltung/uebernehmen/:id', './office/website/imports/preview-page.tsx'),
      route('verwaltung/nachfrage', './office/home/demand/page.tsx'),
      route('verwaltung/vorlagen', './office/desk/templates/list-page.tsx'),
      route('verwaltung/vorlagen/:key', './office/desk/templates/edit-page.tsx'),
      route('verwaltung/verlauf', './office/website/content/history-page.tsx'),
      route('verwaltung/aufbewahrung', './office/desk/retention/page.tsx'),
      route('verwaltung/aufbewahrung/protokoll', './office/desk/retention/log-page.tsx'),
      route('verwaltung/aufbewahrung/person', './office/desk/person/page.tsx'),
      route('verwaltung/protokoll', './office/home/audit-log/page.tsx'),
      route('verwaltung/mails', './office/desk/mails/list-page.tsx'),
      route('verwaltung/mails/:id', './office/desk/mails/mail-page.tsx'),
      route('verwaltung/einstellungen', './office/website/settings/page.tsx'),
      route('verwaltung/team', './office/accounts/staff/team-page.tsx'),
      route('verwaltung/konto', './office/accounts/account/page.tsx'),
      route('verwaltung/hilfe', './office/home/handbook/page.tsx'),
      route('verwaltung/hilfe/:page', './office/home/handbook/page.tsx', { id: 'office/website/handbook/seite' }),
      route('verwaltung/*', './office/frame/frame/not-found-page.tsx'),
    ]),
  ]),

  layout('./office/website/pages/words-layout.tsx', [
    layout('./shell/public-layout.tsx', { id: 'office/website/pages/public' }, wordsPreviews),
  ]),

  // Public pages of what may still be a draft: behind the office's guard, in the public frame.
  layout('./office/frame/access/preview-layout.tsx', [
    layout('./shell/public-layout.tsx', { id: 'office/website/preview' }, [
      route('verwaltung/wohnungen/:id/vorschau', './areas/letting/flat-page/preview-page.tsx'),
      route('verwaltung/gebaeude/:id/vorschau', './areas/letting/property-page/preview-page.tsx'),
      route('verwaltung/stellen/:id/vorschau', './areas/jobs/openings/preview-page.tsx'),
      route('verwaltung/hilfeartikel/:id/vorschau', './areas/help-centre/articles/preview-page.tsx'),
      route('verwaltung/hilfethemen/:id/vorschau', './areas/help-centre/articles/category-preview-page.tsx'),
      route('verwaltung/fragen/:id/vorschau', './areas/help-centre/faq/preview-page.tsx'),
      route('verwaltung/gewerke/:id/vorschau', './areas/partners/trades/preview-page.tsx'),
      route('verwaltung/kundenstimmen/:id/vorschau', './areas/landlord-services/testimonials/preview-page.tsx'),
      route('verwaltung/orte/:id/vorschau', './areas/letting/flat-page/place-preview-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
