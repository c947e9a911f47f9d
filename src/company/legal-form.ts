import { wordTable } from '#platform/word-table.ts'

/** Demands of a legal form on imprint and business letters. */
type Form = {
  label: string
  /** In which register it stands („im Handelsregister“); none: in none. */
  register?: string
  /** As a number begins there. */
  number?: string
  /** Its representatives: before the names, and in a sentence of the imprint. */
  head: string
  by: string
  /** `required`: there always is one. */
  board?: 'required' | 'possible'
  audited?: true
  /** A company that represents it, and is represented itself. */
  partner?: true
}

const directors = { head: 'Geschäftsführung', by: 'die Geschäftsführung' }
const executives = { head: 'Vorstand', by: 'den Vorstand' }

const person: Form = { label: 'Natürliche Person', head: 'Inhaber', by: 'die Inhaberin oder den Inhaber' }

/** DDG § 5, GmbHG § 35a, AktG § 80, GenG §§ 25a and 54, HGB §§ 37a, 125 and 177a. */
const forms = wordTable<Form>({
  gmbh: { label: 'GmbH', register: 'Handelsregister', number: 'HRB', ...directors, board: 'possible' },
  ug: { label: 'UG (haftungsbeschränkt)', register: 'Handelsregister', number: 'HRB', ...directors },
  ag: { label: 'AG', register: 'Handelsregister', number: 'HRB', ...executives, board: 'required' },
  eg: {
    label: 'eG',
    register: 'Genossenschaftsregister',
    number: 'GnR',
    ...executives,
    board: 'possible',
    audited: true,
  },
  ek: {
    label: 'e. K.',
    register: 'Handelsregister',
    number: 'HRA',
    head: 'Inhaber',
    by: 'die Inhaberin oder den Inhaber',
  },
  gbr: {
    label: 'GbR',
    register: 'Gesellschaftsregister',
    number: 'GsR',
    head: 'Gesellschafter',
    by: 'die Gesellschafter',
  },
  kg: {
    label: 'KG',
    register: 'Handelsregister',
    number: 'HRA',
    head: 'Persönlich haftend',
    by: 'die persönlich haftenden Gesellschafter',
  },
  'gmbh-co-kg': {
    label: 'GmbH & Co. KG',
    register: 'Handelsregister',
    number: 'HRA',
    ...directors,
    partner: true,
  },
  stiftung: { label: 'Stiftung', register: 'Stiftungsregister', number: 'die Nummer dort', ...executives },
  person,
})

export const legalForms = Object.entries(forms).map(([value, { label }]) => ({ value, label }))

const formsThat = (has: (form: Form) => unknown) =>
  Object.entries(forms).flatMap(([value, form]) => (has(form) ? [value] : []))

/** Names the forms that have a fact which not every form has: of the others it is neither asked nor read. */
export const formsWith = {
  seat: formsThat((form) => form !== person),
  register: formsThat(({ register }) => register),
  generalPartner: formsThat(({ partner }) => partner),
  supervisoryChair: formsThat(({ board }) => board),
  auditingAssociation: formsThat(({ audited }) => audited),
}

/** How names end; the longer ones first. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:GmbH|UG)\b.*&\s?Co\.?\s?KG/, 'gmbh-co-kg'],
  [/\bUG\b/, 'ug'],
  [/mbH\b/, 'gmbh'],
  [/\beG\b/, 'eg'],
  [/\bAG\b/, 'ag'],
  [/\be\.\s?K(?:fm|fr)?\./, 'ek'],
  [/\be?GbR\b/, 'gbr'],
  [/\bKG\b/, 'kg'],
  [/stiftung\b/i, 'stiftung'],
]

/** The form that was chosen, or as the name has it; companies of before have chosen none. */
export const legalFormOf = (chosen: string, legalName: string): string =>
  chosen || (endings.find(([ending]) => ending.test(legalName))?.[1] ?? 'person')

type LegalFact =
  | 'form'
  | 'seat'
  | 'registerCourt'
  | 'registerNumber'
  | 'managingDirectors'
  | 'generalPartner'
  | 'supervisoryChair'
  | 'auditingAssociation'

type Of = { legal: Readonly<Record<LegalFact, string>> }

/** Lists the facts of the company's form as labels and values: only what was entered. */
export function legalFacts({ legal }: Of) {
  const form = forms[legal.form] ?? person
  const { generalPartner: partner, supervisoryChair, auditingAssociation } = legal
  return {
    register: legal.registerNumber === '' ? '' : (form.register ?? ''),
    /** „Vertreten durch die Geschäftsführung: …“ */
    represented:
      legal.form === 'ek' || legal.form === 'person'
        ? `Inhaberin oder Inhaber: ${legal.managingDirectors}`
        : partner
          ? `Vertreten durch die Komplementärin ${partner}, diese vertreten durch die Geschäftsführung: ${legal.managingDirectors}`
          : `Vertreten durch ${form.by}: ${legal.managingDirectors}`,
    head: `${form.head}: ${legal.managingDirectors}`,
    partner: partner ? `Komplementärin: ${partner}` : '',
    board: supervisoryChair ? `Vorsitz des Aufsichtsrats: ${supervisoryChair}` : '',
    audit: auditingAssociation ? `Prüfungsverband: ${auditingAssociation}` : '',
  }
}

/** Writes the legal lines of every business letter, in their order: foot of mails and PDFs, imprint and assistant say the same. */
export function letterLines(of: Of): { seat: string[]; people: string[] } {
  const { seat, registerCourt, registerNumber } = of.legal
  const { register, head, partner, board, audit } = legalFacts(of)
  const seatOf = seat ? [`Sitz${isCompany(of.legal.form) ? ' der Gesellschaft' : ''}: ${seat}`] : []
  return {
    seat: [...seatOf, ...(register ? [[registerCourt, registerNumber].filter(Boolean).join(', ')] : [])],
    people: [partner, head, board, audit].filter(Boolean),
  }
}

const isCompany = (form: string): boolean => !['eg', 'ek', 'stiftung'].includes(form)

/** Names the facts that the form asks for and nobody has entered, for the setup. */
export function missingLegal({ legal }: Of): string[] {
  const form = forms[legal.form]
  if (!form) return []
  const isKnown = form.register !== undefined && legal.form !== 'gbr' && legal.form !== 'stiftung'
  return [
    ...(isKnown && legal.registerCourt === '' ? ['Registergericht'] : []),
    ...(isKnown && legal.registerNumber === '' ? [`Registernummer (${form.number} …)`] : []),
    ...(form.partner && legal.generalPartner === '' ? ['Komplementärin'] : []),
    ...(form.board === 'required' && legal.supervisoryChair === '' ? ['Vorsitz des Aufsichtsrats'] : []),
    ...(form.audited && legal.auditingAssociation === '' ? ['Prüfungsverband'] : []),
  ]
}
