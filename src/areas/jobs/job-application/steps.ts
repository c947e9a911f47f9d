import type { FieldName } from './labels.ts'

export type ApplicationStep = {
  id: string
  title: string
  lead: string
  fields: readonly FieldName[]
  holdsFiles?: boolean
}

/** The three steps of the specification. */
export const steps: readonly [ApplicationStep, ...ApplicationStep[]] = [
  {
    id: 'person',
    title: 'Persönliche Daten',
    lead: 'Wie erreichen wir Sie? Alter, Herkunft, Familie und ein Foto fragen wir nicht ab.',
    fields: ['firstName', 'lastName', 'email', 'phone', 'address'],
  },
  {
    id: 'unterlagen',
    title: 'Unterlagen',
    lead: 'Der Lebenslauf genügt. Möglich sind PDF, DOC und DOCX; am liebsten ist uns PDF.',
    fields: ['cv', 'coverLetter', 'certificates'],
    holdsFiles: true,
  },
  {
    id: 'abschluss',
    title: 'Abschluss',
    lead: 'Noch drei freiwillige Angaben, dann sehen Sie alles durch und senden ab.',
    fields: ['availableFrom', 'salary', 'message'],
  },
]
