import { wordedPages } from '#areas/worded-pages.ts'
import type { ContentRealm } from '#company/content/content-kind.ts'
import type { Permission } from './roles.ts'
import { wordTable } from '#platform/word-table.ts'

/**
 * Says what an address of the office requires of its caller.
 * `open`: nothing (sign-in). `signed-in`: an account, even before its second factor is set up. A permission: that, and the second
 * factor where the role needs one. Which kinds of requests are seen is decided with each request (`mayReadKind`).
 */
export type Need = 'open' | 'signed-in' | Permission

export type Access = {
  /** For GET. Left out: the address cannot be opened, only posted to. */
  read?: Need
  /** For every other method. Left out: the address takes none. */
  write?: Need
}

/** The addresses of one kind of content: list, record, pictures. */
function contentAddresses(path: string, realm: ContentRealm, further: readonly string[] = []) {
  const access: Access = { read: `${realm}.read`, write: `${realm}.write` }
  const base = `/verwaltung/${path}`
  return Object.fromEntries(
    [base, `${base}/:id`, ...further.map((name) => `${base}/:id/${name}`)].map((address) => [address, access]),
  )
}

/** Pages with the words that somebody is writing, framed by `/verwaltung/seiten/:id/vorschau`. */
const pagePreviews = Object.fromEntries(
  wordedPages.map(({ id }): [string, Access] => [`/verwaltung/seitenvorschau/${id}`, { read: 'texts.read' }]),
)

/**
 * Every address of the office as `src/routes.ts` has it. The guard looks here and refuses what is missing, so a new page is a line
 * here and a line there; `tests/site/office-rights.test.ts` opens each of them in every role.
 */
export const officeAddresses = wordTable<Access>({
  '/verwaltung/anmelden': { read: 'open', write: 'open' },
  '/verwaltung/anmelden/code': { read: 'open', write: 'open' },
  '/verwaltung/anmelden/passkey': { write: 'open' },
  '/verwaltung/anmelden/ersatzcode': { read: 'open', write: 'open' },
  '/verwaltung/einladung/:token': { read: 'open', write: 'open' },
  '/verwaltung/abmelden': { write: 'signed-in' },
  '/verwaltung/konto': { read: 'signed-in', write: 'signed-in' },
  '/verwaltung/konto/passkey': { write: 'signed-in' },
  '/verwaltung/konto/zweiter-faktor': { read: 'signed-in', write: 'signed-in' },
  '/verwaltung': { read: 'office.enter', write: 'requests.write' },
  // Each group decides what it finds.
  '/verwaltung/suche': { read: 'office.enter' },
  '/verwaltung/suche/treffer': { read: 'office.enter' },
  '/verwaltung/anfragen': { read: 'requests.read', write: 'requests.write' },
  '/verwaltung/anfragen/export': { read: 'requests.export' },
  '/verwaltung/anfragen/stand': { read: 'requests.read' },
  '/verwaltung/anfragen/:reference/stand': { write: 'requests.read' },
  '/verwaltung/anfragen/neu': { read: 'requests.write' },
  '/verwaltung/anfragen/neu/:kind': { read: 'requests.write', write: 'requests.write' },
  '/verwaltung/anfragen/:reference': { read: 'requests.read', write: 'requests.write' },
  '/verwaltung/anfragen/:reference/dateien/:fileId': { read: 'requests.read' },
  '/verwaltung/anfragen/:reference/mietbescheinigung': { read: 'requests.write', write: 'requests.write' },
  '/verwaltung/anfragen/:reference/zusammenfuehren': { read: 'requests.write', write: 'requests.write' },
  '/verwaltung/bewerbungen': { read: 'applications.read' },
  '/verwaltung/bewerbungen/:apartmentId': { read: 'applications.read', write: 'applications.write' },
  '/verwaltung/bewerbungen/:apartmentId/vergleich': { read: 'applications.read' },
  ...contentAddresses('wohnungen', 'portfolio', ['bilder', 'dokumente', 'videos']),
  ...contentAddresses('gebaeude', 'portfolio', ['bilder', 'dokumente']),
  '/verwaltung/gebaeude/:id/aushang': { read: 'portfolio.read' },
  '/verwaltung/gebaeude/:id/aushang.pdf': { read: 'portfolio.read' },
  '/verwaltung/bewerbungen/:apartmentId/besichtigungen': { read: 'applications.read', write: 'applications.write' },
  '/verwaltung/bewerbungen/:apartmentId/besichtigungen/:slotId': {
    read: 'applications.read',
    write: 'applications.write',
  },
  '/verwaltung/besichtigungen': { read: 'applications.read' },
  '/verwaltung/besichtigungen/kalender': { read: 'applications.read' },
  ...contentAddresses('orte', 'portfolio', ['bilder']),
  ...contentAddresses('stellen', 'jobs'),
  ...contentAddresses('hilfeartikel', 'texts'),
  ...contentAddresses('hilfethemen', 'texts'),
  ...contentAddresses('fragen', 'texts'),
  ...contentAddresses('seiten', 'texts'),
  '/verwaltung/seiten/:id/vorschau': { read: 'texts.read' },
  ...contentAddresses('gewerke', 'texts'),
  ...contentAddresses('kundenstimmen', 'texts'),
  ...contentAddresses('stoerungen', 'incidents'),
  ...contentAddresses('firma', 'company'),
  ...contentAddresses('firma/bilder', 'company'),
  ...contentAddresses('ansprechpartner', 'company'),
  ...contentAddresses('rechtstexte', 'company'),
  '/verwaltung/mailtexte': { read: 'company.read' },
  '/verwaltung/mailtexte/:id': { read: 'company.read', write: 'company.write' },
  '/verwaltung/mailtexte/:id/ansicht': { read: 'company.read' },
  '/verwaltung/einrichten': { read: 'settings.read', write: 'settings.read' },
  '/verwaltung/einrichten/:step': { read: 'settings.read', write: 'settings.read' },
  '/verwaltung/einrichten/vorlage.csv': { read: 'settings.read' },
  '/verwaltung/firma/aussehen': { read: 'company.read', write: 'company.write' },
  '/verwaltung/uebernehmen': { read: 'portfolio.write', write: 'portfolio.write' },
  '/verwaltung/uebernehmen/vorlage.csv': { read: 'portfolio.write' },
  '/verwaltung/uebernehmen/:id': { read: 'portfolio.write', write: 'portfolio.write' },
  '/verwaltung/nachfrage': { read: 'portfolio.read' },
  '/verwaltung/dokumente/:id': { read: 'portfolio.read' },
  '/verwaltung/videos/:file': { read: 'portfolio.read' },
  '/verwaltung/anfragen/:reference/entwurf': { write: 'requests.write' },
  '/verwaltung/vorlagen': { read: 'texts.read' },
  '/verwaltung/vorlagen/:key': { read: 'texts.read', write: 'texts.write' },
  '/verwaltung/wohnungen/:id/vorschau': { read: 'portfolio.read' },
  '/verwaltung/gebaeude/:id/vorschau': { read: 'portfolio.read' },
  '/verwaltung/stellen/:id/vorschau': { read: 'jobs.read' },
  '/verwaltung/hilfeartikel/:id/vorschau': { read: 'texts.read' },
  '/verwaltung/hilfethemen/:id/vorschau': { read: 'texts.read' },
  '/verwaltung/fragen/:id/vorschau': { read: 'texts.read' },
  '/verwaltung/gewerke/:id/vorschau': { read: 'texts.read' },
  '/verwaltung/kundenstimmen/:id/vorschau': { read: 'texts.read' },
  ...pagePreviews,
  '/verwaltung/orte/:id/vorschau': { read: 'portfolio.read' },
  // Which kinds are listed and taken back is decided with each of them.
  '/verwaltung/verlauf': { read: 'office.enter', write: 'office.enter' },
  // Which kind is decided with it.
  '/verwaltung/entwurf/:kind/:id': { write: 'office.enter' },
  '/verwaltung/textvorschau': { write: 'texts.read' },
  '/verwaltung/aufbewahrung': { read: 'retention.manage', write: 'retention.manage' },
  '/verwaltung/aufbewahrung/protokoll': { read: 'retention.manage' },
  '/verwaltung/aufbewahrung/person': { read: 'retention.manage', write: 'retention.manage' },
  '/verwaltung/aufbewahrung/person/auskunft': { write: 'retention.manage' },
  '/verwaltung/protokoll': { read: 'audit.read' },
  '/verwaltung/mails': { read: 'mails.manage', write: 'mails.manage' },
  '/verwaltung/mails/:id': { read: 'mails.manage' },
  '/verwaltung/mails/:id/datei': { read: 'mails.manage' },
  '/verwaltung/einstellungen': { read: 'settings.read', write: 'settings.read' },
  '/verwaltung/team': { read: 'team.manage', write: 'team.manage' },
  '/verwaltung/hilfe': { read: 'office.enter' },
  '/verwaltung/hilfe/:page': { read: 'office.enter' },
  '/verwaltung/*': { read: 'office.enter' },
})
