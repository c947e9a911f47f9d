import { legalContent, standardLegal } from './content.server.ts'
import { isLegalName, legalDocuments } from './legal-documents.ts'
import { legalFault } from './legal-text.server.ts'
import { formatDate } from '#ui/format.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { ownOf } from '#platform/word-table.ts'

const titles: Readonly<Record<string, { title: string }>> = legalDocuments

export const legalKind: ContentKind = {
  name: 'legal',
  path: 'rechtstexte',
  realm: 'company',
  one: 'Rechtstext',
  many: 'Rechtstexte',
  newLabel: '',
  groups: [
    {
      legend: 'Text',
      hint: 'Angaben der Firma stehen in doppelten geschweiften Klammern, so wie im mitgelieferten Text. Frühere Fassungen stehen mit Datum unter „Verlauf“.',
      fields: [
        { name: 'text', label: 'Text', input: 'markdown', required: true, wide: true, maxLength: 100_000 },
        { name: 'as_of', label: 'Stand', input: 'day', required: true },
        {
          name: 'reviewed_by',
          label: 'Geprüft von',
          input: 'line',
          hint: 'Wer den Text anwaltlich freigegeben hat. Leer: Die Seite sagt, dass er ein Entwurf ist.',
        },
      ],
    },
  ],
  start: {},
  isFixed: true,
  standardOf: (id) => (isLegalName(id) ? standardLegal(id) : {}),
  orderNote: 'Ohne anwaltliche Prüfung ist jeder ein Entwurf, und seine Seite sagt es.',
  store: legalContent,
  line: ({ as_of: asOf, reviewed_by: by }, _options, id) => ({
    title: ownOf(titles, id)?.title ?? '',
    line: `Stand ${formatDate(String(asOf))}${by ? `, geprüft von ${String(by)}` : ''}`,
    badges: by ? [{ text: 'Geprüft', tone: 'green' }] : [{ text: 'Entwurf', tone: 'amber' }],
  }),
  publicPath: (id) => `/${id}`,
  faults: ({ text }) => {
    const fault = typeof text === 'string' ? legalFault(text) : null
    return fault === null ? {} : { text: fault }
  },
}
