import { block, inSearch, pageWords } from '#company/words.ts'

export const certificateWords = pageWords({
  id: 'mietbescheinigung',
  title: 'Mietbescheinigung',
  path: '/mietbescheinigung',
  blocks: {
    hero: block('Kopf', {
      title: 'Mietbescheinigung',
      lead: 'Für Wohngeld, Jobcenter, Bank oder Arbeitgeber: online beantragen, {{frist_bescheinigung}} erhalten.',
    }),
    search: inSearch({
      title: 'Mietbescheinigung',
      description:
        'Mietbescheinigung online beantragen, für Wohngeld, Jobcenter, Bank oder Arbeitgeber. Sie erhalten sie {{frist_bescheinigung}}.',
    }),
  },
})
