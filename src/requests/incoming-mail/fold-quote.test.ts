import { expect, test } from 'vitest'
import { foldQuote } from './fold-quote.ts'

test.each([
  ['Am 02.03.2026 um 09:00 schrieb Rheinbogen <a@b.de>:\n> Guten Tag'],
  ['Am Mo., 2. März 2026 um 09:00 Uhr schrieb Rheinbogen Immobilien\n<website@example.de>:\n\n> Guten Tag'],
  ['Am 02.03.26 um 09:00 schrieb Rheinbogen:\n> Guten Tag\n> und mehr'],
  ['On Mon, Mar 2, 2026 at 9:00 AM Rheinbogen <a@b.de> wrote:\n> Guten Tag'],
  ['Büro Beispiel <a@b.de> schrieb am Di., 3. März 2026, 10:15:\n\n> Guten Tag'],
  ['Le lun. 2 mars 2026 à 09:00, Büro <a@b.de> a écrit :\n\n> Guten Tag'],
  ['пн, 2 мар. 2026 г. в 09:00, Büro <a@b.de>:\n\n> Guten Tag'],
  ['вт, 3 бер. 2026 р. о 10:15 Büro <a@b.de> пише:\n\n> Guten Tag'],
  ['Büro <a@b.de>, 2 Mar 2026 Pzt, 09:00 tarihinde şunu yazdı:\n\n> Guten Tag'],
  ['pon., 2 mar 2026 o 09:00 Büro <a@b.de> napisał(a):\n\n> Guten Tag'],
  ['Am 2. März 2026 09:00:11 MEZ schrieb Büro <a@b.de>:\n>Guten Tag'],
  ['Am Dienstag, 3. März 2026 um 10:15:00 MEZ hat Büro <a@b.de> Folgendes geschrieben:  \n \n Guten Tag'],
  ['Gesendet: Dienstag, 3. März 2026 um 10:15\nVon: "Büro" <a@b.de>\nAn: x@y.org\nBetreff: Ihre Nachricht\nGuten Tag'],
  ['-----Ursprüngliche Nachricht-----\nVon: Rheinbogen\nGuten Tag'],
  ['-----Original-Nachricht-----\nBetreff: Frage\nDatum: 2026-03-02\nVon: "Büro" <a@b.de>\nAn: x@y.org\n\nGuten Tag'],
  ['________________________________\nVon: Rheinbogen <a@b.de>\nGesendet: Montag\nAn: Tom\nGuten Tag'],
  ['Von: Rheinbogen <a@b.de>\nGesendet: Montag, 2. März 2026\nAn: Tom\nBetreff: Frage\nGuten Tag'],
  ['*Von:* Rheinbogen <a@b.de>\n*Gesendet:* Montag, 2. März 2026\n*An:* Tom\n*Betreff:* Frage\n\nGuten Tag'],
  [
    'From: Büro <a@b.de>\nSent: Monday, March 2, 2026 9:00 AM\nTo: Tom; a very long list of\n  people@example.org\nSubject: x\n\nHi',
  ],
  ['От: Büro <a@b.de>\nОтправлено: 2 марта 2026 г. 9:00\nКому: Tom\nТема: Frage\n\nGuten Tag'],
  ['De : Büro <a@b.de>\nEnvoyé : lundi 2 mars 2026\nÀ : Tom\nObjet : Frage\n\nGuten Tag'],
  ['Kimden: Büro <a@b.de>\nGönderildi: 2 Mart 2026\nKime: Tom\nKonu: Frage\n\nGuten Tag'],
  ['> Guten Tag\n> und mehr'],
])('what a program repeats below an answer is folded and kept: %j', (quote) => {
  expect(foldQuote(`Ja, gern.\n\nTom Fey\n\n${quote}`)).toEqual({ own: 'Ja, gern.\n\nTom Fey', quoted: quote.trim() })
})

test('a quotation whose own older quotation is marked is folded whole', () => {
  const older = 'Von: Büro <a@b.de>\nGesendet: Montag\nAn: Tom\nBetreff: x\n\nHallo\n> alt\nGruß'
  expect(foldQuote(`Ja.\n\n${older}`)).toEqual({ own: 'Ja.', quoted: older })
})

test.each([
  ['> Passt Dienstag?\n\nJa.'],
  ['Hallo,\n\n> Passt Dienstag?\nJa.\n> Und das Licht?\nKaputt.'],
  ['Am 03.03.26 um 10:15 schrieb Büro:\n> Passt es?\n\nJa, Dienstag passt.'],
  ['Am Montag kommt niemand.\nVon: mir aus gern.\n--\nTom'],
  ['Guten Tag,\n\nAm 2. März hat mir Ihr Kollege geschrieben:\ndie Heizung sei repariert.\n\nDas stimmt nicht.'],
  ['Hallo,\nam Montag um 10:15 schrieb mein Nachbar einen Zettel an die Tür:\nFenster kaputt.'],
  ['Die Schäden:\n____________________\nKüche: Hahn\nBad: Spülung\n____________________\nDanke'],
  ['Die Schäden:\n---- Küche und Bad ----\nHahn: tropft\nLicht: kaputt'],
  ['Umzug\nVon: Mainzer Straße 5\nAn: Am Hang 2\nBitte um Termin.'],
  ['Bitte um Rückruf.\n-- \nRita Rest\nTel. 0171 000'],
  ['FYI\n\n---------- Forwarded message ---------\nVon: A <a@b.de>\nDate: Do.\nSubject: x\nTo: R\n\nNeu'],
])('own words stay, whatever they look like: %j', (text) => {
  expect(foldQuote(text)).toEqual({ own: text, quoted: '' })
})

test('what is passed on is seen: it is new to whoever reads it', () => {
  const text = 'zur Kenntnis\n\nVon: Wache <w@example.net>\nGesendet: Montag\nAn: Rita\nBetreff: x\n\nDas Aktenzeichen.'
  expect(foldQuote(text, 'WG: Polizei (7K42-PXR8)')).toEqual({ own: text, quoted: '' })
  expect(foldQuote(text, 'AW: Polizei').own).toBe('zur Kenntnis')
})
