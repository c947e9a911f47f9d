/** What a template leaves open, as it stands in the text: `{{wohnung}}`. The site fills these in for each request … */
export const filledVariables = {
  anrede: 'Guten Tag mit dem Namen',
  name: 'Name des Absenders',
  vorgangsnummer: 'Vorgangsnummer',
  eingegangen: 'Tag des Eingangs',
  wohnung: 'Wohnung, um die es geht',
  adresse: 'Anschrift des Gebäudes',
  bearbeiter: 'Ihr Name',
  firma: 'Name des Unternehmens',
  telefon: 'unsere Telefonnummer',
  buerozeiten: 'unsere Bürozeiten',
  status_link: 'Link zur Seite des Absenders',
} as const

/** … and these whoever writes puts words in place of. */
export const openVariables = {
  termin: 'Tag und Uhrzeit',
  frist: 'Tag, bis zu dem wir etwas brauchen',
  unterlagen: 'welche Unterlagen fehlen',
  betrieb: 'Handwerksbetrieb',
  frage: 'was wir wissen möchten',
  ergebnis: 'was geschehen ist',
} as const

export type FilledVariable = keyof typeof filledVariables
/** Null: not known for this request. */
export type VariableValues = Record<FilledVariable, string | null>

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g

const isFilled = (name: string): name is FilledVariable => Object.hasOwn(filledVariables, name)
const isOpen = (name: string) => Object.hasOwn(openVariables, name)

/** Puts in what is known; the rest stays as it is, to be replaced by hand. */
export function fillIn(text: string, values: VariableValues): string {
  return text.replaceAll(VARIABLE, (whole, name: string) => (isFilled(name) ? (values[name] ?? whole) : whole))
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map((match) => match[1] ?? ''))]
}

/** Why a template may not be stored: it names something that nobody fills in. Null: it may. */
export function faultOfTemplate(text: string): string | null {
  const unknown = namesIn(text).filter((name) => !isFilled(name) && !isOpen(name))
  return unknown.length === 0 ? null : unknownVariable(unknown)
}

/** Why a text may not be sent: something in it is still open. Give it after `fillIn`. Null: it may. */
export function faultOfAnswer(text: string): string | null {
  const names = namesIn(text)
  const unknown = names.filter((name) => !isFilled(name) && !isOpen(name))
  if (unknown.length > 0) return unknownVariable(unknown)
  if (names.length === 0) return null
  const shown = names.map((name) => `{{${name}}}`).join(', ')
  return names.length === 1
    ? `Bitte setzen Sie Ihre Worte für ${shown} ein.`
    : `Bitte setzen Sie Ihre Worte für diese Platzhalter ein: ${shown}.`
}

function unknownVariable(names: readonly string[]): string {
  const shown = names.map((name) => `{{${name}}}`).join(', ')
  return names.length === 1
    ? `Den Platzhalter ${shown} gibt es nicht. Welche es gibt, steht unter dem Text.`
    : `Diese Platzhalter gibt es nicht: ${shown}. Welche es gibt, steht unter dem Text.`
}
