import { offers } from '#company/offered.ts'
import { site } from '#site'

/** Sentences of the assistant that more than one place says. */
export const texts = {
  title: 'KI-Assistent',
  /** Where it looks, with „in“ before it. */
  get sources() {
    return offers('help_centre') ? 'Mieterinfos und Firmenangaben' : 'Firmenangaben'
  },
  get tooMany() {
    return `Von Ihrem Anschluss kamen sehr viele Fragen. Bitte warten Sie eine Minute, oder rufen Sie uns an: ${site.phone.shown}.`
  },
  unknown: 'Das weiß ich nicht. Dazu steht nichts auf unseren Seiten.',
  get failed() {
    return `Die Antwort kam nicht an. Versuchen Sie es noch einmal, oder rufen Sie uns an: ${site.phone.shown}.`
  },
  stopped: 'Die Antwort wurde angehalten.',
  busy: 'Ich konnte die Antwort gerade nicht ausformulieren. Das steht dazu auf unseren Seiten:',
  noAnswer: 'Eine genaue Antwort habe ich nicht gefunden. Am ehesten passt das:',
  wordedBy: 'Von einem Sprachmodell formuliert, nach diesen Quellen. Im Zweifel gilt, was dort steht.',
} as const
