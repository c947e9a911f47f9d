import { expect, test } from 'vitest'
import { textsIn } from './extract.ts'
import { quotedTexts } from './quoted.ts'
import { brokenRules, textRules } from './rules.ts'

const badSample = {
  'Sie, not du': 'Bitte gib deine Adresse an.',
  'German quotes („…“)': 'Wählen Sie "Weiter".',
  'an ellipsis (…), not three dots': 'Bilder werden geladen...',
  'no exclamation mark': 'Die Adresse fehlt!',
  'no double space': 'Ihre  Adresse',
  'the German word of the glossary': 'Dieses Apartment ist frei.',
  'no English left over': 'Please enter your name',
}

test('every rule has a planted bad sample', () => {
  expect(Object.keys(badSample)).toEqual(textRules.map((rule) => rule.name))
})

test.each(Object.entries(badSample))('%s: bites', (rule, text) => {
  expect(brokenRules(text)).toEqual([rule])
})

test('quotes that are opened in German and closed in English are found', () => {
  expect(brokenRules('Wählen Sie „Weiter”.')).toContain('German quotes („…“)')
  expect(brokenRules('Wählen Sie “Weiter“.')).toContain('German quotes („…“)')
})

test.each([
  'Bitte geben Sie Ihre Adresse an.',
  'Wählen Sie „Weiter“.',
  'Karte wird geladen …',
  'Die Wohnung ist ab 01.03.2027 frei (2,5 Zimmer, 72,5 m²).',
  'E-Mail an die Hausverwaltung',
  'Dirk Duden aus Deinste',
])('an honest text passes: %s', (text) => {
  expect(brokenRules(text)).toEqual([])
})

test.each(quotedTexts)('what the specification quotes passes: $text', ({ text }) => {
  expect(brokenRules(text)).toEqual([])
})

test('a quoted text excuses nothing around it', () => {
  expect(brokenRules('Wird gesendet... Bitte warten!')).toEqual(['no exclamation mark'])
})

test('texts are found between tags, in attributes, in objects and in templates, with their line', () => {
  const code = `import { x } from './Ein Pfad.ts'
type Farbe = 'Ein Typ'
const texts = { title: 'Ihre Angaben', className: 'Keine Angabe' }
export const View = () => (
  <p className="flex items-center" aria-label="Ein Hinweis">
    Zwei Zeilen
    Text {\`Noch \${x} Wohnungen\`}
  </p>
)
throw new Error('Not for visitors')`
  expect(textsIn('view.tsx', code)).toEqual([
    { text: 'Ihre Angaben', line: 3 },
    { text: 'Ein Hinweis', line: 5 },
    { text: 'Zwei Zeilen Text', line: 6 },
    { text: 'Noch X Wohnungen', line: 7 },
  ])
})
