import { companyGroups, companyRecords, standardFacts } from '#platform/company/facts.ts'
import { companyContent } from '#platform/company/repository.server.ts'
import type { ContentKind } from '../kind.ts'

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
  standardOf: () => standardFacts,
  orderNote: 'Was hier steht, gilt auf der ganzen Website, in Mails und in Dokumenten.',
  store: companyContent,
  line: (_values, _options, id) => {
    const record = companyRecords.find((each) => each.id === id)
    return { title: record?.title ?? '', line: record?.sections.map(({ legend }) => legend).join(', ') ?? '' }
  },
  faults: ({ opens, closes }) =>
    typeof opens === 'string' && typeof closes === 'string' && opens >= closes
      ? { closes: 'Das Büro schließt, bevor es öffnet. Bitte prüfen Sie die Zeiten.' }
      : {},
}
