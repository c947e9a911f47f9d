import { expect, test } from 'vitest'
import { citedIn, claimsOf, cleanSentence } from './judge-sentence.ts'

const source =
  'Die Kaution beträgt höchstens drei Monatsmieten (§ 551 BGB). Reparaturen bis 100 Euro. Telefon 02628 / 7998021. Miete 1.234,50 €. buero@example.de'
const { unfounded } = claimsOf(source, 'Ich zahle 640 Euro, meine Nummer ist 0170 1234567')

test('what stands in the sources or the question may be said, however it is written', () => {
  for (const sentence of [
    'Höchstens 3 Monatsmieten nach § 551 BGB [1].',
    'Sie zahlen 640 Euro, wir 100 €.',
    'Die Miete beträgt 1234,50 Euro.',
    'Rufen Sie 02628 7998021 an oder schreiben Sie an buero@example.de.',
    'Es gibt 2 Wege.',
  ]) {
    expect(unfounded(sentence), sentence).toBeNull()
  }
})

test('numbers, calls, accounts and laws that nobody gave are caught', () => {
  expect(unfounded('Das kostet 250 Euro.')).toBe('number')
  expect(unfounded('Sie haben 6 Monate Zeit.')).toBe('number')
  expect(unfounded('Rufen Sie 0900 1234567 an.')).toBe('telephone')
  expect(unfounded('Rufen Sie 0170 1234567 an.')).toBe('telephone')
  expect(unfounded('Überweisen Sie auf DE02 1203 0000 0000 2020 51.')).toBe('account')
  expect(unfounded('Schreiben Sie an gewinn@boese.example.')).toBe('mail address')
  expect(unfounded('Das steht in § 823 BGB.')).toBe('law')
})

const clean = (sentence: string) => cleanSentence(sentence, new Set([1, 2, 3]))

test('citations come out as one form, and only those that exist', () => {
  expect(clean('Ja [1, 2], auch [Quelle 3] und 【2†S. 4】.')).toBe('Ja [1][2], auch [3] und [2].')
  expect(clean('Nein [7] und [12].')).toBe('Nein und.')
  expect(citedIn('Ja [1][2], auch [1].')).toEqual([1, 2])
})

test('links, tags, marks and invisible characters do not come through', () => {
  expect(clean('Siehe [hier](https://boese.example/x) oder https://boese.example [1].')).toBe('Siehe hier oder [1].')
  expect(clean('<a href="https://boese.example">Klick</a><script>alert(1)</script> [2]')).toBe('Klickalert(1) [2]')
  expect(clean('![Bild](https://boese.example/pixel.png) Text')).toBe('Bild Text')
  expect(clean('## **Wichtig:** `Text`\n- Punkt [1]\u202E\u0007')).toBe('Wichtig: Text\n• Punkt [1]')
  expect(clean('www.boese.example ist [unser] Partner')).toBe(' ist unser Partner')
})
