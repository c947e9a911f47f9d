import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { agedTables, type AgedTable } from '#platform/retention/aged-tables.server.ts'
import type { SubmissionKind } from '#platform/submissions/submission-kind.ts'

const text = await readFile('content/legal/datenschutz.md', 'utf8')

const sources = import.meta.glob<string>('/src/areas/**/*.server.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('/src/areas/**/*.server.ts')

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

function isKind(value: unknown): value is SubmissionKind<unknown> {
  return typeof value === 'object' && value !== null && 'keepForDays' in value && 'kind' in value
}

async function allKinds(): Promise<SubmissionKind<unknown>[]> {
  const paths = Object.keys(sources).filter((path) => sources[path]?.includes('keepForDays'))
  const loaded = await Promise.all(paths.map((path) => modules[path]?.()))
  return loaded.flatMap((module) => Object.values(module ?? {}).filter(isKind))
}

test('the privacy page tells of every form how long it is kept', async () => {
  const kinds = await allKinds()
  expect(kinds.map(({ kind }) => kind)).toContain('contact_message')
  for (const { kind, keepForDays, keepFrom = 'received' } of kinds) {
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
