import { expect, test } from 'vitest'
import { legalContent } from '#areas/company/public.server.ts'
import { changesSince } from './commands/update.server.ts'
import { noteServed } from '#platform/database/data-dir.server.ts'
import { newTestSite } from './test-site.server.ts'

const changelog =
  '# Änderungen\n\n## 0.3.0 – heute\n\n- Drei\n\n## 0.2.0 – gestern\n\n- Zwei\n\n## 0.1.0 – einst\n\n- Eins\n'

test.each([
  ['0.2.0', ['0.3.0 – heute\n\n- Drei']],
  ['0.3.0', []],
  [null, ['0.3.0 – heute\n\n- Drei', '0.2.0 – gestern\n\n- Zwei', '0.1.0 – einst\n\n- Eins']],
])('since %s the changelog tells %o', (version, expected) => {
  expect(changesSince(changelog, version).map((entry) => entry.trim())).toEqual(expected)
})

test('it tells what a new version changes, and which texts are one’s own', async () => {
  const { office, app, dataDir } = await newTestSite()
  noteServed(dataDir, 'version', '0.1.0')
  const record = await legalContent(app.db).find('agb')
  await legalContent(app.db).insert('agb', { ...record?.values, reviewed_by: 'Kanzlei' }, app.clock.now())

  const { out, code } = await office('update', 'check')
  expect(code).toBe(0)
  expect(out).toContain('die Daten liefen zuletzt mit 0.1.0.')
  expect(out).toContain('/verwaltung/firma')
  expect(out).not.toContain('Die erste Fassung')
  expect(out).toContain('Datenbank: Kein Schritt steht aus.')
  expect(out).toContain('Rechtstexte: eigene (agb) bleiben; die übrigen 3 kommen mit der Software.')
  expect(out).toContain('Wörter der Seiten: alle mitgeliefert')
})
