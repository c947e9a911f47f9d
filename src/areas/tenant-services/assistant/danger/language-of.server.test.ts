import { expect, test } from 'vitest'
import { languageOf } from './language-of.server.ts'

test.each([
  'Do you have flats under 800 euros?',
  'How do I report a broken heating?',
  'Are pets allowed?',
  'lost my keys',
  'Where can I park my car?',
  'What is the deposit?',
  'fire',
])('„%s“ is English', (question) => expect(languageOf(question)).toBe('en'))

test.each([
  'Was kostet die Wohnung?',
  'Hund erlaubt?',
  'kann man hier chillen',
  'Homeoffice in der Wohnung erlaubt?',
  'Wo ist der Parkplatz, at the back?',
  'WLAN',
  'asdfghjkl',
  'Wallbox installieren',
])('„%s“ is not', (question) => expect(languageOf(question)).toBe('de'))

test.each([
  ['допоможіть будь ласка', 'uk'],
  ['помогите пожалуйста, горит', 'ru'],
  ['nasza winda stoi, ratunku', 'pl'],
  ['evde duman var, yardım edin', 'tr'],
  ['a luat foc perdeaua', 'ro'],
  ['عندي سؤال عن العقد', 'ar'],
])('„%s“ is known as %s', (question, language) => expect(languageOf(question)).toBe(language))
