import type { KindName } from '../../src/areas/kinds.ts'
import type { Role } from '../../src/office/frame/access/roles.ts'
import { officePatterns } from './office-addresses.ts'

/**
 * Who gets where in the office, written by hand from what each role is for (docs/handbuch), never from the table of rights that the guard
 * reads: a slip there must not become the expectation.
 */
export type Expected = { read: readonly Who[]; write: readonly Who[] }
type Who = Role | 'nobody'

const nobody: readonly Who[] = []
const everybody: readonly Who[] = ['nobody', 'leitung', 'vermietung', 'technik', 'personal', 'redaktion', 'lesen']
const staff = everybody.filter((who) => who !== 'nobody')
/** Who handles requests of some kind, and who only looks at them. */
const handlers: readonly Who[] = ['leitung', 'vermietung', 'technik', 'personal']
const requestReaders: readonly Who[] = [...handlers, 'lesen']
const lettingReaders: readonly Who[] = ['leitung', 'vermietung', 'lesen']
const letting: readonly Who[] = ['leitung', 'vermietung']
const houseReaders: readonly Who[] = ['leitung', 'vermietung', 'technik', 'redaktion', 'lesen']
const houseEditors: readonly Who[] = ['leitung', 'vermietung', 'redaktion']
const textReaders: readonly Who[] = ['leitung', 'vermietung', 'redaktion', 'lesen']
const textEditors: readonly Who[] = ['leitung', 'redaktion']
const jobReaders: readonly Who[] = ['leitung', 'vermietung', 'personal', 'redaktion', 'lesen']
const jobEditors: readonly Who[] = ['leitung', 'personal', 'redaktion']
const incidentReaders: readonly Who[] = ['leitung', 'vermietung', 'technik', 'redaktion', 'lesen']
const management: readonly Who[] = ['leitung']

const seen = (read: readonly Who[]): Expected => ({ read, write: nobody })
const sent = (write: readonly Who[]): Expected => ({ read: nobody, write })
const both = (read: readonly Who[], write: readonly Who[] = read): Expected => ({ read, write })

function content(path: string, expected: Expected, ...further: string[]): Record<string, Expected> {
  const base = `/verwaltung/${path}`
  return {
    ...Object.fromEntries(['', '/:id', ...further.map((part) => `/:id/${part}`)].map((end) => [base + end, expected])),
    [`${base}/:id/vorschau`]: seen(expected.read),
  }
}

/** Whichever pages have words that staff change. */
const previews = officePatterns.filter((address) => address.startsWith('/verwaltung/seitenvorschau/'))

const house = both(houseReaders, houseEditors)
const texts = both(textReaders, textEditors)

export const expectedAccess: Record<string, Expected> = {
  '/verwaltung/anmelden': both(everybody),
  '/verwaltung/anmelden/code': both(everybody),
  '/verwaltung/anmelden/ersatzcode': both(everybody),
  '/verwaltung/anmelden/passkey': sent(everybody),
  '/verwaltung/einladung/:token': both(everybody),
  '/verwaltung/abmelden': sent(staff),
  '/verwaltung/konto': both(staff),
  '/verwaltung/konto/passkey': sent(staff),
  '/verwaltung/konto/zweiter-faktor': both(staff),
  '/verwaltung': both(staff, handlers),
  '/verwaltung/*': seen(staff),
  '/verwaltung/hilfe': seen(staff),
  '/verwaltung/hilfe/:page': seen(staff),
  '/verwaltung/verlauf': both(staff),
  '/verwaltung/suche': seen(staff),
  '/verwaltung/suche/treffer': seen(staff),
  '/verwaltung/anfragen': both(requestReaders, handlers),
  '/verwaltung/anfragen/stand': seen(requestReaders),
  '/verwaltung/anfragen/export': seen(management),
  '/verwaltung/anfragen/:reference/stand': sent(requestReaders),
  '/verwaltung/anfragen/neu': seen(handlers),
  '/verwaltung/anfragen/neu/:kind': both(handlers, handlers),
  '/verwaltung/anfragen/:reference': both(requestReaders, handlers),
  '/verwaltung/anfragen/:reference/dateien/:fileId': seen(requestReaders),
  '/verwaltung/anfragen/:reference/entwurf': sent(handlers),
  '/verwaltung/anfragen/:reference/mietbescheinigung': both(handlers),
  '/verwaltung/anfragen/:reference/zusammenfuehren': both(handlers),
  '/verwaltung/bewerbungen': seen(lettingReaders),
  '/verwaltung/bewerbungen/:apartmentId': both(lettingReaders, letting),
  '/verwaltung/bewerbungen/:apartmentId/vergleich': seen(lettingReaders),
  '/verwaltung/bewerbungen/:apartmentId/besichtigungen': both(lettingReaders, letting),
  '/verwaltung/bewerbungen/:apartmentId/besichtigungen/:slotId': both(lettingReaders, letting),
  '/verwaltung/besichtigungen': seen(lettingReaders),
  '/verwaltung/besichtigungen/kalender': seen(lettingReaders),
  ...content('wohnungen', house, 'bilder', 'dokumente', 'videos'),
  ...content('gebaeude', house, 'bilder', 'dokumente'),
  '/verwaltung/gebaeude/:id/aushang': seen(houseReaders),
  '/verwaltung/gebaeude/:id/aushang.pdf': seen(houseReaders),
  ...content('orte', house, 'bilder'),
  ...content('stellen', both(jobReaders, jobEditors)),
  '/verwaltung/stoerungen': both(incidentReaders, ['leitung', 'technik']),
  '/verwaltung/stoerungen/:id': both(incidentReaders, ['leitung', 'technik']),
  ...content('hilfeartikel', texts),
  ...content('hilfethemen', texts),
  ...content('fragen', texts),
  ...content('seiten', texts),
  ...Object.fromEntries(previews.map((address) => [address, seen(textReaders)])),
  '/verwaltung/einrichten': both(management),
  '/verwaltung/einrichten/:step': both(management),
  '/verwaltung/einrichten/vorlage.csv': seen(management),
  '/verwaltung/firma': both(textReaders, management),
  '/verwaltung/firma/:id': both(textReaders, management),
  '/verwaltung/firma/bilder': both(textReaders, management),
  '/verwaltung/firma/bilder/:id': both(textReaders, management),
  '/verwaltung/ansprechpartner': both(textReaders, management),
  '/verwaltung/ansprechpartner/:id': both(textReaders, management),
  '/verwaltung/rechtstexte': both(textReaders, management),
  '/verwaltung/rechtstexte/:id': both(textReaders, management),
  '/verwaltung/mailtexte': seen(textReaders),
  '/verwaltung/mailtexte/:id': both(textReaders, management),
  '/verwaltung/mailtexte/:id/ansicht': seen(textReaders),
  ...content('gewerke', texts),
  ...content('kundenstimmen', texts),
  '/verwaltung/firma/aussehen': both(textReaders, management),
  '/verwaltung/nachfrage': seen(houseReaders),
  '/verwaltung/uebernehmen': both(houseEditors),
  '/verwaltung/uebernehmen/vorlage.csv': seen(houseEditors),
  '/verwaltung/uebernehmen/:id': both(houseEditors),
  '/verwaltung/dokumente/:id': seen(houseReaders),
  '/verwaltung/videos/:file': seen(houseReaders),
  '/verwaltung/entwurf/:kind/:id': sent(staff),
  '/verwaltung/textvorschau': sent(textReaders),
  '/verwaltung/vorlagen': seen(textReaders),
  '/verwaltung/vorlagen/:key': both(textReaders, textEditors),
  '/verwaltung/mails': both(letting),
  '/verwaltung/mails/:id': seen(letting),
  '/verwaltung/mails/:id/datei': seen(letting),
  '/verwaltung/aufbewahrung': both(management),
  '/verwaltung/aufbewahrung/protokoll': seen(management),
  '/verwaltung/aufbewahrung/person': both(management),
  '/verwaltung/aufbewahrung/person/auskunft': sent(management),
  '/verwaltung/protokoll': seen(management),
  '/verwaltung/einstellungen': both(management),
  '/verwaltung/team': both(management),
}

/** Which kinds of requests each role reads; again by hand. */
const byLetting: readonly KindName[] = [
  'tenant_application',
  'damage_report',
  'rent_certificate',
  'key_loss',
  'contact_message',
  'email_message',
  'landlord_enquiry',
  'billing_enquiry',
  'partner_application',
]
export const expectedKinds: Record<Role, readonly KindName[]> = {
  leitung: [...byLetting, 'job_application'],
  vermietung: byLetting,
  lesen: byLetting,
  technik: ['damage_report'],
  personal: ['job_application'],
  redaktion: [],
}

/** Whose role sees applications with incomes gets no further than their own account without a second factor. */
export const needsSecondFactor: ReadonlySet<Role> = new Set(['leitung', 'vermietung', 'personal', 'lesen'])

/** What an account opens before its second factor is set up. */
export const openWithoutSecondFactor = /^\/verwaltung\/(anmelden|einladung|abmelden|konto)(\/|$)/

/** The public pages whose own address takes a form; every other public page refuses a POST. */
export const publicForms: ReadonlySet<string> = new Set([
  '/kontakt',
  '/mieter-bewerbung',
  '/schadensmeldung',
  '/mietbescheinigung',
  '/schluessel-verloren',
  '/chatbot',
  '/hausverwaltung',
  '/gutachten',
  '/schadensanierung',
  '/instandhaltungsarbeiten',
  '/nebenkostenabrechnung',
  '/handwerker-partner',
  '/jobs/initiativbewerbung',
  '/job/:slug/bewerbung',
  '/stoerungen',
  '/stoerungen/:token',
  '/wohnung/:apartmentId/besichtigung',
  '/besichtigung/:token',
  '/war-das-hilfreich/:article',
  '/suchauftrag',
  '/suchauftrag/:token',
  '/vorgang/neuer-link',
  '/vorgang/:token',
  '/vorgang/:token/daten',
])
