import type { TemplateUse } from '#platform/submissions/standard-template.ts'

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

/** … and in place of these the writer puts words. */
export const openVariables = {
  termin: 'Tag und Uhrzeit',
  frist: 'Tag, bis zu dem wir etwas brauchen',
  unterlagen: 'welche Unterlagen fehlen',
  betrieb: 'Handwerksbetrieb',
  frage: 'was wir wissen möchten',
  ergebnis: 'was geschehen ist',
} as const

/** Before the shortlist these stay open in the text, since they tell who it is, and are filled in when it is sent. */
export const filledWhenSent = ['anrede', 'name', 'status_link'] as const

export type FilledVariable = keyof typeof filledVariables
/** Null: not known for this request. */
export type VariableValues = Record<FilledVariable, string | null>

/** What an application always knows; a flat it may lack. */
const { wohnung, adresse, ...always } = filledVariables

type Variables = { filled: Readonly<Record<string, string>>; open: Readonly<Record<string, string>> } & {
  /** Without these the text is of no use, and why. */
  required: Readonly<Record<string, string>>
}

export const variablesOf: Record<TemplateUse, Variables> = {
  answer: { filled: filledVariables, open: openVariables, required: {} },
  invitation: {
    filled: { ...always, wohnung, adresse, termine: 'die Termine mit Treffpunkt' },
    open: {},
    required: { termine: 'Dort stehen die Termine.', status_link: 'Dort sagt man zu oder ab.' },
  },
  refusal: { filled: { ...always, loeschtag: 'Tag, an dem die Angaben gelöscht werden' }, open: {}, required: {} },
}

const VARIABLE = /\{\{([^{}]*)\}\}/g

/** Puts in what is known; the rest stays as it is, to be replaced by hand. */
export function fillIn(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replaceAll(VARIABLE, (whole, given: string) => {
    const name = given.trim()
    return Object.hasOwn(values, name) ? (values[name] ?? whole) : whole
  })
}

/** Where the first variable stands that nobody fills in: not those of `filledLater`. */
export function firstGap(text: string, filledLater: readonly string[]): { start: number; end: number } | null {
  const gap = [...text.matchAll(VARIABLE)].find((match) => !filledLater.includes(match[1]?.trim() ?? ''))
  return gap ? { start: gap.index, end: gap.index + gap[0].length } : null
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map((match) => match[1]?.trim() ?? ''))]
}

/** Why a text may not be stored as template: it names something that nobody fills in, or is half written. Null: it may. */
export function faultOfTemplate(text: string, use: TemplateUse = 'answer'): string | null {
  const { filled, open } = variablesOf[use]
  const unknown = namesIn(text).filter((name) => !Object.hasOwn(filled, name) && !Object.hasOwn(open, name))
  if (unknown.length > 0) return unknownVariable(unknown)
  return /\{\{|\}\}/.test(text.replaceAll(VARIABLE, ''))
    ? 'Ein Platzhalter ist nicht vollständig: Er steht zwischen zwei öffnenden und zwei schließenden Klammern, zum Beispiel {{anrede}}.'
    : null
}

/** Which variable this text cannot do without. Null: none is missing. */
export function missingVariable(text: string, use: TemplateUse): string | null {
  const names = namesIn(text)
  const missing = Object.entries(variablesOf[use].required).find(([name]) => !names.includes(name))
  return missing ? `Der Text braucht {{${missing[0]}}}: ${missing[1]}` : null
}

/** Why a text may not be sent: something in it is still open. Give it after `fillIn`. Null: it may. */
export function faultOfAnswer(text: string): string | null {
  const fault = faultOfTemplate(text)
  const names = namesIn(text)
  if (fault !== null || names.length === 0) return fault
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
