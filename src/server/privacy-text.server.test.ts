import { expect, test } from 'vitest'
import { standardLegal } from '#areas/company/legal/content.server.ts'
import { legalText } from '#areas/company/legal/legal-text.server.ts'
import { eachFormKind } from '#areas/kinds.server.ts'
import { type AgedKind, agedKinds, agedPeriods } from '#requests/retention/aged-tables.server.ts'
import { type Period, periodInWords } from '#requests/request/deletion.ts'

/** As a reader sees it. */
const nothingForeign = { assistantLlm: null, chatbotUrl: null, geocoderUrl: null, routing: null }
const text = legalText(nothingForeign, standardLegal('datenschutz')).html.replaceAll(/<\/?(strong|span)[^>]*>/g, '')

const said = (period: Period) =>
  ('days' in period ? periodInWords(period).after : periodInWords(period).long).replace('\u00A0', ' ')

test('the privacy page tells of every form how long it is kept', () => {
  for (const { kind, privacy, keepFor, keepFrom = 'received' } of eachFormKind) {
    const part = text.split(/<h[23]/).find((each) => each.includes(`>${privacy.title}</h3>`))
    expect(part, `/datenschutz has a part „${privacy.title}“`).toBeDefined()
    const deletion = part?.split('\n').find((line) => line.includes('Löschung:'))
    expect(deletion?.replaceAll('\u00A0', ' '), kind).toContain(said(keepFor))
    expect(deletion, kind).toContain(keepFrom === 'closed' ? 'nach Abschluss' : 'nach Eingang')
  }
})

test('each form is told of in the part with its own name, and each part stands on the page once', () => {
  expect(Object.fromEntries(eachFormKind.map(({ kind, privacy }) => [kind, privacy.title]))).toMatchObject({
    tenant_application: 'Mieterbewerbung',
    damage_report: 'Schadensmeldung',
    rent_certificate: 'Mietbescheinigung',
    key_loss: 'Verlorener Schlüssel',
    contact_message: 'Kontaktformular',
    landlord_enquiry: 'Anfragen von Eigentümern',
    billing_enquiry: 'Anfragen von Eigentümern',
    job_application: 'Bewerbung um eine Stelle',
    partner_application: 'Bewerbung als Handwerker-Partner',
  })
  const titles = [...text.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title]) => title)
  for (const { privacy } of eachFormKind)
    expect(titles.filter((title) => title === privacy.title)).toEqual([privacy.title])
})

test('the privacy page tells how long is kept what hangs on no request', () => {
  const sentences: Record<AgedKind, (period: string) => string> = {
    audit_log: (period) => `steht ${period} lang in einem Protokoll`,
    content_history: (period) => `Wer bei uns einen Inhalt dieser Website geändert hat, steht ${period} lang`,
    viewing_slots: (period) =>
      `Termine selbst, mit dem Namen der Person, die die Wohnung zeigt, löschen wir ${period} danach`,
    saved_searches: (period) => `Nach weiteren ${period} löschen wir ihn mit der Adresse`,
    incident_listeners: (period) => `Sonst löschen wir sie nach weiteren ${period} ab dem Ende der Störung`,
    unconfirmed_listeners: (period) => `unbestätigte nach ${period}`,
    viewing_bookings: (period) => `Sonst löschen wir Ihre Angaben nach ${period}, gerechnet ab der Besichtigung`,
    unconfirmed_bookings: (period) => `unbestätigte Buchungen nach ${period}`,
    help_feedback: (period) => `was gefehlt hat, löschen wir nach ${period}`,
    outbox: (period) => `E-Mails, die zu keinem Vorgang gehören, löschen wir nach ${period}`,
  }
  for (const kind of agedKinds) expect(text, kind).toContain(sentences[kind](said(agedPeriods[kind])))
})
