import { companyGroups, companyRecords } from '#platform/company/facts.ts'
import { companyContent } from '#platform/company/repository.server.ts'
import type { ContentValues } from '#platform/content/content-store.ts'
import type { ContentKind } from '../kind.ts'

/** The page that holds these values: no two have a fact in common. */
const recordOf = (values: ContentValues) =>
  companyRecords.find(({ sections }) => sections.some(({ facts }) => Object.keys(facts).some((name) => name in values)))

export const companyKind: ContentKind = {
  name: 'company',
  path: 'firma',
  realm: 'company',
  one: 'Seite mit Angaben',
  many: 'Firma',
  newLabel: '',
  groups: companyGroups,
  start: {},
  isFixed: true,
  orderNote: 'Was hier steht, gilt auf der ganzen Website, in Mails und in Dokumenten.',
  store: companyContent,
  line: (values) => {
    const record = recordOf(values)
    const labels = record?.sections.map(({ legend }) => legend).join(', ')
    return { title: record?.title ?? '', ...(labels && { line: labels }) }
  },
  faults: ({ opens, closes }) =>
    typeof opens === 'string' && typeof closes === 'string' && opens >= closes
      ? { closes: 'Das Büro schließt, bevor es öffnet. Bitte prüfen Sie die Zeiten.' }
      : {},
}
