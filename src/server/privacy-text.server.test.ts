import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { eachFormKind } from '#areas/kinds.server.ts'
import { agedTables, type AgedTable } from '#platform/retention/aged-tables.server.ts'

const text = await readFile('content/legal/datenschutz.md', 'utf8')

/** Which part of the privacy page speaks of which form. A new form needs a part of its own, or a line here. */
const partOf: Record<string, string> = {
  tenant_application: 'Mieterbewerbung',
  damage_report: 'Schadensmeldung',
  rent_certificate: 'Mietbescheinigung',
  contact_message: 'Kontaktformular',
  landlord_enquiry: 'Anfragen von Eigentümern',
  billing_enquiry: 'Anfragen von Eigentümern',
  job_application: 'Bewerbung um eine Stelle',
  partner_application: 'Bewerbung als Handwerker-Partner',
}

const periods: Record<number, string> = { 30: '30 Tagen', 180: 'sechs Monate', 365: 'zwölf Monate', 1095: 'drei Jahre' }

test('the privacy page tells of every form how long it is kept', () => {
  expect(eachFormKind.map(({ kind }) => kind)).toContain('contact_message')
  for (const { kind, keepForDays, keepFrom = 'received' } of eachFormKind) {
    const heading = partOf[kind]
    expect(heading, `partOf names ${kind}`).toBeDefined()
    const part = text.split(/^##+ /m).find((each) => each.startsWith(`${heading}\n`))
    expect(part, `/datenschutz has a part „${heading}“`).toBeDefined()
    const deletion = part?.split('\n').find((line) => line.startsWith('- **Löschung:**'))
    expect(deletion, kind).toContain(periods[keepForDays])
    expect(deletion, kind).toContain(keepFrom === 'closed' ? 'nach Abschluss' : 'nach Eingang')
  }
})

test('the privacy page tells how long is kept what hangs on no request', () => {
  const said: Record<AgedTable['kind'], (period: string | undefined) => string> = {
    audit_log: (period) => `steht ${period} lang in einem Protokoll`,
    content_history: (period) => `Wer bei uns einen Inhalt dieser Website geändert hat, steht ${period} lang`,
    viewing_slots: (period) =>
      `Termine selbst, mit dem Namen der Person, die die Wohnung zeigt, löschen wir ${period} danach`,
    outbox: (period) => `E-Mails, die zu keinem Vorgang gehören, löschen wir nach ${period}`,
  }
  for (const { kind, keepForDays } of agedTables) expect(text, kind).toContain(said[kind](periods[keepForDays]))
})
