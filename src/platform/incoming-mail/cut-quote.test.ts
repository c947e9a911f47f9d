import { expect, test } from 'vitest'
import { cutQuote } from './cut-quote.ts'

test.each([
  ['Am 02.03.2026 um 09:00 schrieb Rheinbogen <a@b.de>:\n> Guten Tag'],
  ['Am Mo., 2. März 2026 um 09:00 Uhr schrieb Rheinbogen Immobilien\n<website@example.de>:\n\n> Guten Tag'],
  ['On Mon, Mar 2, 2026 at 9:00 AM Rheinbogen <a@b.de> wrote:\n> Guten Tag'],
  ['-----Ursprüngliche Nachricht-----\nVon: Rheinbogen\nGuten Tag'],
  ['________________________________\nVon: Rheinbogen <a@b.de>\nGesendet: Montag\nGuten Tag'],
  ['Von: Rheinbogen <a@b.de>\nGesendet: Montag, 2. März 2026\nGuten Tag'],
  ['> Guten Tag\n> und mehr'],
])('what a program quotes below an answer goes: %j', (quote) => {
  expect(cutQuote(`Ja, gern.\n\nTom Fey\n\n${quote}`)).toBe('Ja, gern.\n\nTom Fey')
})

test('an answer below or between the quoted lines stays whole', () => {
  for (const text of ['> Passt Dienstag?\n\nJa.', 'Hallo,\n\n> Passt Dienstag?\nJa.\n> Und das Licht?\nKaputt.'])
    expect(cutQuote(text)).toBe(text)
})

test('nothing of a text without a quotation goes', () => {
  const text = 'Am Montag kommt niemand.\nVon: mir aus gern.\n--\nTom'
  expect(cutQuote(text)).toBe(text)
})
