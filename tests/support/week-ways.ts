import { addDays, berlinDay } from '../../src/platform/berlin-day.ts'
import { answer, close, type Desk, inviteToViewing, refuse } from './desk-work.ts'
import type { Matter } from './week.ts'

/** How many presses it may take: from the first page, or from the request before it, which leads to the next with one of them. */
export const AT_MOST = { answer: 5, commission: 6, refuse: 5, refuseMany: 6, assign: 2, next: 1, close: 4, giveMany: 4 }
const inDays = (days: number) => addDays(berlinDay(new Date()), days).split('-').toReversed().join('.')
const inAWeek = inDays(7)

/** What is done with a request when it is opened, the figure that holds for it, and words of the mail that its sender gets. */
type Way = { figure?: keyof typeof AT_MOST; act: (desk: Desk) => Promise<void>; said: string | null }

const answered = (template: string, words: string, end?: 'wait'): Way => ({
  figure: 'answer',
  act: (desk) => answer(desk, template, [words], end),
  said: words,
})
/** From a template that leaves nothing open. */
const answeredAsItIs = (template: string, said: string): Way => ({
  figure: 'answer',
  act: (desk) => answer(desk, template, []),
  said,
})

export const ways: Record<Matter, Way> = {
  emergency: {
    figure: 'commission',
    act: (desk) => answer(desk, 'Betrieb beauftragt', ['Elektro Blitz', inAWeek]),
    said: 'wir haben Elektro Blitz beauftragt',
  },
  damage: answered('Rückfrage', 'Wo genau tropft es?', 'wait'),
  photo: answered('Erledigt', 'Die Wand ist trocken und gestrichen.'),
  certificate: answeredAsItIs('Bescheinigung ist unterwegs', 'Brauchen Sie sie schneller'),
  key: answeredAsItIs('Ersatz liegt bereit', 'der Ersatz für Ihren Schlüssel ist da'),
  contact: answered('Antwort', 'Im Hof steht ein Fahrradständer.'),
  callback: answered('Rückruf vereinbaren', 'morgen um 10 Uhr'),
  management: answered('Beratungstermin vorschlagen', inAWeek, 'wait'),
  report: answered('Rückfrage', 'Wann wurde das Haus gebaut?'),
  restoration: answered('Angebot folgt', inAWeek),
  maintenance: answered('Absage', 'Wir arbeiten nur in eigenen Häusern.'),
  billing: answered('Unterlagen anfordern', 'die Heizkosten des letzten Jahres', 'wait'),
  job: {
    figure: 'refuse',
    act: (desk) => refuse(desk, 'Stelle mit jemand anderem besetzt'),
    said: 'Ihre Unterlagen löschen wir am',
  },
  partner: answered('Einladung zum Gespräch', inAWeek),
  // On a desk the same flat is shown a week later, at the same time.
  application: {
    act: (desk) => inviteToViewing(desk, desk.hands.isPhone ? inAWeek : inDays(8)),
    said: 'wir freuen uns, Ihnen die Wohnung zu zeigen',
  },
  mail: answered('Antwort', 'Ja, im Hof dürfen Fahrräder stehen.'),
  telephone: { figure: 'close', act: close, said: null },
}
