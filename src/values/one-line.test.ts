import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test.each([
  ['of width zero', 'erika\u200b@example\u2060.org\ufeff', 'erika@example.org'],
  ['of direction, as pasted from an address book', '\u202a+49 171 1234567\u202c', '+49 171 1234567'],
  ['of direction around a name', '\u2068محمد\u2069\u200f', 'محمد'],
  ['a disguised ending', 'rechnung\u202efdp.exe', 'rechnungfdp.exe'],
  ['soft hyphens', 'Haus\u00adverwaltung', 'Hausverwaltung'],
  ['no-break spaces', '1.200\u00a0€\u202fim\u2009Monat', '1.200 € im Monat'],
  ['a Mongolian vowel separator', 'a\u180eb', 'ab'],
  ['tags that spell hidden words', 'Hallo\u{e0041}\u{e0042}', 'Hallo'],
  ['controls', 'Er\u0000ika\u001b\u0007', 'Erika'],
  ['line breaks', 'Erika\r\nMustermann\u2028\t!', 'Erika Mustermann !'],
  ['a choice of shape behind a digit, as pasted from a PDF', '+1\ufe0d-555-123-4567', '+1-555-123-4567'],
  ['the place of a picture that was not pasted', 'Erika\ufffc Muster', 'Erika Muster'],
  ['fillers and musical controls', 'Er\u115f\u034fi\u{1d173}ka', 'Erika'],
  ['joiners between Latin letters', 'Mül\u200dler\u200c', 'Müller'],
])('what nobody sees goes: %s', (_, pasted, seen) => {
  expect(oneLine(pasted)).toBe(seen)
})

test.each([
  ['a Persian word', 'علی\u200cرضا می\u200cخواهم'],
  ['a Hindi name', 'क्\u200dष'],
  ['a Sinhala name', 'ශ්\u200dරී ලංකා'],
  ['a family', '👨\u200d👩\u200d👧'],
  ['a woman who is a doctor, of a skin tone', '👩🏽\u200d⚕️'],
  ['a rainbow flag', '🏳️\u200d🌈'],
  ['the flag of Wales', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
  ['a heart', '❤️'],
  ['a key', '1️⃣'],
  ['a rare shape of a name', '葛\u{e0100}城'],
  ['a shape of a sign', '∩\ufe00'],
  ['other scripts', 'Łukasz Đorđe Ольга Ελένη 王小明 กานต์ நிலா'],
])('what a script or an emoji needs stays: %s', (_, typed) => {
  expect(oneLine(typed)).toBe(typed)
})
