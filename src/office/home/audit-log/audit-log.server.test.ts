import { expect, test } from 'vitest'
import type { App } from '#platform/app.server.ts'
import { testApp } from '#platform/test-app.server.ts'
import { readCursor } from '#office/frame/cursor.ts'
import { readAuditFilters } from './audit-filters.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import { auditLog } from '#office/frame/audit-log/repository.server.ts'
import { knownActions, logPage } from './shown-lines.server.ts'

const anna = { id: 'anna', name: 'Anna Groß' }
const bert = { id: 'bert', name: 'Bert Öz' }
const team = new Map([
  ['anna', 'Anna Groß'],
  ['bert', 'Bert Öz'],
])

/** 250 lines, three at each moment, one moment every ten minutes; every fifth is Bert's, who changes a flat. */
async function filledLog() {
  let now = Date.parse('2026-03-01T22:00:00Z')
  const app = await testApp({ clock: { now: () => new Date(now) } })
  for (let number = 0; number < 250; number++) {
    if (number % 3 === 0) now += 10 * 60_000
    await (number % 5 === 0
      ? recordAudit(app, app.db, bert, {
          action: 'apartment.write',
          subject: { kind: 'apartment', id: `flat-${number}` },
          detail: 'name',
        })
      : recordAudit(app, app.db, anna, { action: 'request.read', subject: { kind: 'submission', id: 'gone' } }))
  }
  await recordAudit(app, app.db, null, { action: 'refused', detail: 'GET verwaltung/team' })
  return app
}

const pageOf = (app: App, address: string) => {
  const search = new URLSearchParams(address)
  return logPage(app, readAuditFilters(search), team, readCursor(search))
}

test('pages show every line once, the newest first', async () => {
  const app = await filledLog()
  const seen: string[] = []
  const moments: string[] = []
  let next: string | null = ''
  for (let pages = 0; next !== null && pages < 9; pages++) {
    const page = await pageOf(app, next === '' ? '' : `nach=${encodeURIComponent(next)}`)
    seen.push(...page.lines.map(({ id }) => id))
    moments.push(...page.lines.map(({ at }) => at))
    ;({ next } = page)
  }
  expect(new Set(seen).size).toBe(251)
  expect(seen).toHaveLength(251)
  expect(moments).toEqual(moments.toSorted().toReversed())
})

test('lines are found by person, action, subject and German day, and by all of them together', async () => {
  const app = await filledLog()
  const count = async (address: string) => (await pageOf(app, address)).lines.length
  expect(await count('wer=bert')).toBe(50)
  expect(await count('wer=niemand')).toBe(1)
  expect(await count('was=apartment.write')).toBe(50)
  expect(await count('wer=anna&was=apartment.write')).toBe(0)
  expect(await count('gegenstand=wohnungen:flat-5')).toBe(1)
  expect(await count('gegenstand=7K42-PXR8')).toBe(0)
  // From 22:10 UTC on: the day in Germany ends 50 minutes later.
  expect(await count('tag=2026-03-01')).toBe(15)
  expect(await count('tag=2026-03-01&wer=bert')).toBe(3)
  expect(await count('tag=2026-02-28')).toBe(0)
})

test('codes are words, a subject that is gone is no link, and no name of the code is shown', async () => {
  const app = await filledLog()
  await recordAudit(app, app.db, anna, {
    action: 'request.status',
    subject: { kind: 'submission', id: 'x' },
    detail: 'erledigt',
  })
  const detailed: [string, string, string?][] = [
    ['something.new', '12'],
    ['request.answered', 'tenant_application.nachfrage'],
    ['mail.retry', 'receipt'],
    ['staff.reset', 'password, second factor'],
    ['refused', 'POST verwaltung/anfragen/:reference'],
    ['viewing.calendar', '2026-03-02'],
    ['media.write', 'storage_key, width, height, size_bytes', 'media'],
  ]
  for (const [action, detail, kind] of detailed)
    await recordAudit(app, app.db, anna, { action, detail, ...(kind && { subject: { kind, id: 'x' } }) })
  const { lines } = await pageOf(app, 'wer=anna')
  const about = (what: string) => lines.find((line) => line.what === what)
  expect(about('Status geändert')).toMatchObject({
    who: 'Anna Groß',
    detail: 'Erledigt',
    subject: { label: 'gelöschter Vorgang', to: null },
  })
  expect(about('Eintrag einer anderen Fassung')).toMatchObject({ detail: '12', subject: null })
  expect(about('Antwort geschrieben')?.detail).toMatch(/^Vorlage „/)
  expect(about('Aufgegebene Mails noch einmal versucht')?.detail).toBe('Eingangsbestätigung')
  expect(about('Neuen Link ausgestellt')?.detail).toBe('Passwort und zweiter Faktor')
  expect(about('Zugriff verweigert')?.detail).toBe('Senden: verwaltung/anfragen/…')
  expect(about('Termine als Kalender ausgegeben')?.detail).toBe('02.03.2026')
  expect(about('Bild geändert')).toMatchObject({ detail: 'Datei', subject: { filter: 'bilder:x' } })
  expect((await pageOf(app, 'wer=bert')).lines[0]).toMatchObject({
    what: 'Wohnung geändert',
    detail: 'Bezeichnung',
    subject: { to: '/verwaltung/wohnungen/flat-245' },
  })
})

test('lines carry the name that the account had', async () => {
  const app = await filledLog()
  expect((await auditLog(app.db).list({ limit: 1, staffId: 'bert' }))[0]).toMatchObject({ staffName: 'Bert Öz' })
})

const sources = import.meta.glob<string>(['/src/office/**/*.{ts,tsx}', '!**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every action that the office writes down has a German name', () => {
  const written = Object.values(sources)
    .filter((source) => source.includes('recordAudit('))
    .flatMap((source) => [
      ...source.matchAll(/\baction(?:: | = [^\n]*?\? )'([a-z-]+(?:\.[a-z-]+)*)'(?: : '([a-z.-]+)')?/g),
    ])
    .flatMap(([, action, other]) => (other === undefined ? [action] : [action, other]))
  expect(written.length).toBeGreaterThan(20)
  const known = new Set(knownActions.flatMap(({ options }) => options.map(({ value }) => value)))
  expect([...new Set(written)].filter((action) => !known.has(action ?? ''))).toEqual([])
})
