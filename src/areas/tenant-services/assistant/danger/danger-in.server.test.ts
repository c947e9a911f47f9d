import { expect, test } from 'vitest'
import { foreignWords, isLanguage, wordsIn } from '../languages/all.ts'
import { callTo, emergencyNumbers } from './calls.ts'
import { dangerIn } from './danger-in.server.ts'
import { type DangerKind, helpers, isDangerKind } from './kinds.ts'
import { languageOf } from './language-of.server.ts'

/** As people write who are in a hurry: in everyday words, misspelt, in German and English. */
const said: Partial<Record<DangerKind, string[]>> = {
  gas: [
    'Ich rieche Gas',
    'Hier stinkt es nach Gas, die Gastherme zischt',
    'Es riecht nach faulen Eiern',
    'gasgeruhc im keller',
    'es rieht hir nach gas was tun',
    'Im Flur ist so ein komischer Geruch nach Gas',
    'gas leitung undicht glaube ich',
    'ich glaub gas tritt aus',
    'gas stinkt',
    'es richt nach gass',
    'I smell gas in the kitchen',
    'it smells like rotten eggs',
  ],
  fire: [
    'FEUER',
    'Die Steckdose raucht',
    'Es riecht verschmort',
    'Funken aus der Steckdose',
    'Hilfe es brennt',
    'es bernnt in der küche',
    'meine pfanne brennt!!',
    'Aus dem Keller kommt Rauch',
    'qualm im treppenhaus',
    'Es riecht verbrannt im Sicherungskasten',
    'There is a fire in the house',
    'smoke coming from the socket',
    'something is burning, what do I do',
  ],
  person: [
    'Kind hat sich vergiftet',
    'meine oma ist gestürzt und kann nicht aufstehen',
    'Nachbar ist bewustlos',
    'my neighbour is unconscious',
    'he can not breathe',
  ],
  violence: [
    'Mein Nachbar bedroht mich',
    'Jemand bricht ein',
    'bei uns wurde eingebrochen',
    'da ist ein einbrächer im keller',
    'mein mann schlägt mich',
    'somebody is breaking into my flat',
  ],
  collapse: ['Die Decke ist eingestürzt', 'vom balkon fällt putz herunter', 'the ceiling is collapsing'],
  water: [
    'Wasser auf dem Boden',
    'Wasser tropft von der Decke',
    'Die Waschmaschine ist ausgelaufen',
    'Keller steht unter Wasser',
    'alles nass, wasser kommt aus der wand',
    'wassr auf dem fussboden',
    'überall wasser hilfe',
    'rohr geplatz',
    'Rorbruch im Bad',
    'es tropft durch die decke vom nachbarn oben',
    'die toilette läuft über',
    'Das Wasser steht knöchelhoch in der Küche',
    'Heizkörper ist undicht und spritzt',
    'water on the floor',
    'water is coming through the ceiling',
    'pipe burst in bathroom',
    'my flat is flooded',
    'washing machine leaking everywhere',
    'von oben kommt wasser',
    'Hilfe Wasserschaden',
    'waser läuft',
  ],
  co: ['Der CO-Melder piept'],
  locked: ['mein kleinkind ist im bad eingeschlossen'],
  silent: ['Der Nachbar öffnet seit Tagen nicht und es gibt einen komischen Geruch'],
  electricity: [
    'Mein Mann hat einen Stromschlag bekommen',
    'Ein nacktes Kabel hängt aus der Wand',
    'aus der steckdose hängt ein blankes kabel',
    'bare wires in the hallway',
  ],
  unclear: ['Hilfe', 'sos', 'NOTFALL!!!', 'help please'],
  lift: [
    'Im Lift eingeschlossen',
    'Ich stecke im Aufzug fest',
    'wir sitzen fest im fahrstul',
    'I am stuck in the elevator',
  ],
}

const phrases = Object.entries(said).flatMap(([emergency, all]) =>
  all.map((phrase) => [phrase, emergency as DangerKind] as const),
)

test('at least fifty phrases are known', () => expect(phrases.length).toBeGreaterThanOrEqual(50))

test.each(phrases)('„%s“ is danger: %s', (phrase, emergency) => {
  const language = languageOf(phrase)
  const danger = dangerIn(phrase, language)
  expect(danger?.title).toBe(wordsIn(language).dangers[emergency].title)
  expect(danger?.calls[0]?.href).toMatch(/^tel:/)
})

test('a cry for help that says no more is one in every language, a polite word alone is none', () => {
  const unclear = wordsIn('de').dangers.unclear.title
  for (const cry of ['bitte Hilfe', 'mayday', 'рятуйте', 'спасите', 'ratunku', 'imdat lütfen', 'ajutor', 'النجدة'])
    expect(dangerIn(cry)?.title, cry).toBe(unclear)
  for (const word of ['bitte', 'please', 'lütfen', 'schnell']) expect(dangerIn(word), word).toBeNull()
})

test('an English cry for help is answered in English', () => {
  expect(languageOf('water on the floor')).toBe('en')
  expect(dangerIn('water on the floor', 'en')).toMatchObject({
    title: 'Water is leaking',
    report: { to: '/schadensmeldung' },
  })
})

test.each([
  'Gasanbieter wechseln',
  'Feuerlöscher im Flur',
  'Wie verhalte ich mich bei Feuer?',
  'Der Aufzug ist kaputt',
  'Wann feiern wir? Feier im Gemeinschaftsraum erlaubt?',
  'Wie trenne ich den Müll in der Küche?',
  'Das Wasser ist zu kalt zum Baden',
  'Wasser läuft nicht ab',
  'kein warmes Wasser',
  'Wasser kommt braun aus dem Hahn',
  'Wie hoch ist das Hausgeld für Wasser?',
  'Darf ich in der Wohnung rauchen?',
  'Die Lampe im Flur brennt nicht',
  'Die Kontrollleuchte brennt',
  'Was kostet Wasser im Monat?',
  'Wer zahlt den tropfenden Wasserhahn?',
  'Mein Vermieter hat den Vertrag verletzt',
  'Wie oft wird der Stromzähler abgelesen?',
  'Darf ich den Boden verlegen?',
  'Schlüssel ist im Briefkasten gefallen',
  'Habt ihr Wohnungen mit Fußbodenheizung?',
  'Miete fällt am Monatsende an',
  'Is smoking allowed on the balcony?',
  'How do I pay the rent?',
  'no hot water',
  'Heizung läuft nicht',
  '???',
  'Nachbar raucht im Treppenhaus',
  'Kann man im Garten Feuer machen?',
  'Wann kommt das Wasser wieder?',
  'Wie stelle ich das Wasser ab?',
  'Wasserschaden vom letzten Jahr, wer zahlt?',
  'Do you have a lift?',
  'my toilet is blocked',
])('„%s“ is a question like any other', (question) => {
  expect(dangerIn(question)).toBeNull()
})

const everyDanger = Object.keys(helpers).filter(isDangerKind)

test('every danger has steps and numbers in every language, and every answer ends with 112, 110 and ours', () => {
  for (const language of ['de', ...Object.keys(foreignWords)].filter(isLanguage)) {
    for (const kind of everyDanger) {
      const { title, steps } = wordsIn(language).dangers[kind]
      expect([title, ...steps].join(' '), `${language} ${kind}`).toMatch(/\d{3}|\p{L}{10}/u)
    }
    expect(emergencyNumbers(language).calls.map(({ href }) => href)).toEqual([
      'tel:112',
      'tel:110',
      expect.stringMatching(/^tel:\+49/),
    ])
  }
})

test('among Arabic words the groups of a number stand in the order in which they are dialled', () => {
  const isolated = /\u2066[\d+][\d /]+\d\u2069/
  const labels = everyDanger.flatMap((kind) => helpers[kind].map((helper) => callTo(helper, 'ar').label))
  const texts = [...labels, ...Object.values(wordsIn('ar').dangers).flatMap(({ steps }) => steps)]
  const inGroups = texts.filter((text) => /\d[ /]+\d/.test(text))
  expect(inGroups.length).toBeGreaterThan(2)
  for (const text of inGroups) expect(text).toMatch(isolated)
})

test('a danger in the middle of a long story is seen', () => {
  const before = 'Guten Abend, ich wohne seit elf Jahren bei Ihnen und hatte nie Grund zur Klage. '.repeat(4)
  const after = ' Außerdem wollte ich fragen, wann die Abrechnung für das letzte Jahr kommt.'.repeat(4)
  expect(dangerIn(`${before}Jetzt kommt dichter Rauch aus der Wohnung unter uns.${after}`)?.calls[0]?.href).toBe(
    'tel:112',
  )
  expect(dangerIn(`${before}${after}`)).toBeNull()
})

test('who does not want to live is told who listens', () => {
  expect(dangerIn('ich will nicht mehr leben')?.calls[0]?.href).toBe('tel:08001110111')
  expect(dangerIn('ich will hier nicht mehr leben, wie kündige ich?')).toBeNull()
})
