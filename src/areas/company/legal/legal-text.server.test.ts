import { expect, onTestFinished, test } from 'vitest'
import { leaveOut } from '#company/test-leave-out.ts'
import { setSite, site } from '#site'
import { legalDocuments, type LegalName } from './legal-documents.ts'
import { standardLegal } from './content.server.ts'
import { legalText, type LegalSettings } from './legal-text.server.ts'

const names = Object.keys(legalDocuments) as LegalName[]

const nothingForeign: LegalSettings = { assistantLlm: null, chatbotUrl: null, geocoderUrl: null, routing: null }
const everything: LegalSettings = {
  assistantLlm: { url: 'https://llm.example/v1', key: null, model: 'modell-7b' },
  chatbotUrl: 'https://chat.example/fenster',
  geocoderUrl: 'https://adressen.example/search',
  routing: { url: 'https://wege.example', kind: 'motis' },
}

/** The words of a legal page, with ordinary spaces. */
function wordsOf(name: LegalName, settings = nothingForeign): string {
  return legalText(settings, standardLegal(name))
    .html.replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ')
}

test.each(
  names.flatMap(
    (name) =>
      [
        [name, nothingForeign],
        [name, everything],
      ] as const,
  ),
)('%s is filled in, and its contents lead to its headings', (name, settings) => {
  const { html, contents } = legalText(settings, standardLegal(name))
  expect(html).not.toMatch(/\{\{|\}\}|undefined|null/)
  expect(contents.length).toBeGreaterThan(5)
  for (const { id } of contents) expect(html).toContain(`<h2 id="${id}"`)
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the imprint has what the law asks for', () => {
  const words = wordsOf('impressum')
  for (const needed of [
    'Rheinbogen Immobilien GmbH',
    '56321 Rhens',
    '02628 / 7998021',
    'HRB',
    '§ 34c',
    '§ 18 Abs. 2 des Medienstaatsvertrags',
    '§ 36 des Verbraucherstreitbeilegungsgesetzes',
    'computergenerierte Visualisierungen',
  ]) {
    expect(words).toContain(needed)
  }
})

test('pictures that a computer made are named in the imprint only where some are shown', () => {
  const before = { ...site }
  onTestFinished(() => setSite(before))
  const sentence = 'sind computergeneriert.'
  setSite({ ...site, isInvented: false })
  expect(wordsOf('impressum')).toContain(sentence)
  setSite({ ...site, showsDemoPictures: false })
  expect(wordsOf('impressum')).not.toContain(sentence)
  const picture = { base: '/media/a', widths: [], width: 1, height: 1, color: '', focusPoint: { x: 0, y: 0 } }
  setSite({ ...site, pictures: { picture_about: { ...picture, alt: 'Unser Büro' } } })
  expect(wordsOf('impressum')).not.toContain(sentence)
  setSite({ ...site, pictures: { picture_about: { ...picture, alt: 'Visualisierung: Büro' } } })
  expect(wordsOf('impressum')).toContain(sentence)
})

test('the terms say what the specification says', () => {
  const words = wordsOf('agb')
  for (const needed of [
    'innerhalb von 14 Tagen',
    '9 Prozentpunkte über dem Basiszinssatz',
    'spätestens bis zum 3. Werktag',
    'drei Monate zum Monatsende',
  ]) {
    expect(words).toContain(needed)
  }
})

test('a language model and a foreign chat are named when they are configured, and only then', () => {
  expect(wordsOf('datenschutz', everything)).toContain('llm.example')
  expect(wordsOf('datenschutz', everything)).toContain('chat.example')
  const words = wordsOf('datenschutz')
  expect(words).toContain('Keine Frage verlässt unseren Server')
  expect(words).not.toContain('Sprachmodell formuliert')
  expect(words).not.toContain('anderen Anbieters eingerichtet')
})

test('a changed fact and what the company leaves out stand in the texts at once', () => {
  expect(wordsOf('agb')).toContain('am einfachsten mit der Schadensmeldung, im Notfall')
  leaveOut('damage_reports', 'assistant', 'help_centre')
  expect(wordsOf('agb')).toContain('(§ 536c BGB), im Notfall am Telefon.')
  const privacy = wordsOf('datenschutz')
  for (const left of ['War das hilfreich?', 'Assistent', 'Schadensmeldung“', 'entwurf-dateien'])
    expect(privacy).not.toContain(left)
  expect(privacy).toContain('Suchauftrag')
  setSite({ ...site, legalName: 'Andere Häuser GmbH' })
  expect(wordsOf('datenschutz')).toContain('Andere Häuser GmbH')
})

test('the authority is the one that the company names, with its links, or that of its federal state', () => {
  const authority = 'Die Landesbeauftragte\nTelefon: [0391 818030](tel:+49391818030)'
  const named = legalText(nothingForeign, standardLegal('datenschutz'), { data_protection_authority: authority }).html
  expect(named).toMatch(/Die Landesbeauftragte<br>Telefon: <a href="tel:\+49391818030"/)
  expect(named).not.toContain('Behörde des Landes')
  expect(wordsOf('datenschutz')).toContain('Für uns zuständig ist die Behörde des Landes Rheinland-Pfalz.')
})

test('the terms name the company’s own court, and no add-on that there is not', () => {
  const before = { ...site }
  onTestFinished(() => setSite(before))
  expect(wordsOf('agb')).toContain('ist Koblenz Gerichtsstand')
  setSite({
    ...before,
    isInvented: false,
    internetAddOn: { ...before.internetAddOn, label: '' },
    legal: { ...before.legal, jurisdiction: 'Gera' },
  })
  expect(wordsOf('agb')).toContain('ist Gera Gerichtsstand')
  expect(wordsOf('agb')).not.toContain('freiwillige Zusatz')
  expect(wordsOf('impressum')).not.toContain('Alle Bilder')
})

test('an imprint has no empty lines of a register, an authority or an insurance that a company does not have', () => {
  const { legal } = site
  onTestFinished(() => setSite({ ...site, legal }))
  const none = { registerNumber: '', registerCourt: '', vatId: '', tradeAuthority: '', liabilityInsurance: '' }
  setSite({ ...site, legal: { ...legal, ...none } })
  const words = wordsOf('impressum')
  for (const gone of ['Registergericht', 'Umsatzsteuer', 'Aufsichtsbehörde:', 'Berufshaftpflicht'])
    expect(words).not.toContain(gone)
  expect(words).toContain('Vertreten durch')
})
