import { findPlaceholders, halfPlaceholder, placeholdersIn, shownPlaceholders } from '#platform/placeholder-checks.ts'
import type { TemplateUse } from '#requests/request/standard-template.ts'

/** Variables of a template, written in the text as `{{wohnung}}`. The site fills these in for each request … */
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

/** Variables that an application can always fill; a flat it may lack. */
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

/** Where the first variable stands that nobody fills in: not those of `filledLater`. */
export function firstGap(text: string, filledLater: readonly string[]): { start: number; end: number } | null {
  return findPlaceholders(text).find(({ name }) => !filledLater.includes(name)) ?? null
}

/** Why a text may not be stored as template: it names something that nobody fills in, or is half written. Null: it may. */
export function faultOfTemplate(text: string, use: TemplateUse = 'answer'): string | null {
  const { filled, open } = variablesOf[use]
  const unknown = placeholdersIn(text).filter((name) => !Object.hasOwn(filled, name) && !Object.hasOwn(open, name))
  if (unknown.length > 0) return unknownVariable(unknown)
  return halfPlaceholder(text)
}

/** Which variable this text cannot do without. Null: none is missing. */
export function missingVariable(text: string, use: TemplateUse): string | null {
  const names = placeholdersIn(text)
  const missing = Object.entries(variablesOf[use].required).find(([name]) => !names.includes(name))
  return missing ? `Der Text braucht {{${missing[0]}}}: ${missing[1]}` : null
}

/** Why a text may not be sent: something in it is still open. Give it after `fillIn`. Null: it may. */
export function faultOfAnswer(text: string): string | null {
  const fault = faultOfTemplate(text)
  const names = placeholdersIn(text)
  if (fault !== null || names.length === 0) return fault
  const shown = shownPlaceholders(names)
  return names.length === 1
    ? `Bitte setzen Sie Ihre Worte für ${shown} ein.`
    : `Bitte setzen Sie Ihre Worte für diese Platzhalter ein: ${shown}.`
}

function unknownVariable(names: readonly string[]): string {
  const shown = shownPlaceholders(names)
  return names.length === 1
    ? `Den Platzhalter ${shown} gibt es nicht. Welche es gibt, steht unter dem Text.`
    : `Diese Platzhalter gibt es nicht: ${shown}. Welche es gibt, steht unter dem Text.`
}
