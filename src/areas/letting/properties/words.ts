import { block, inSearch, pageWords } from '#company/words.ts'

export const propertiesWords = pageWords({
  id: 'vermietung',
  title: 'Immobilien',
  path: '/vermietung',
  blocks: {
    hero: block('Kopf', {
      title: 'Immobilien bei {{firma}}',
      lead: 'Häuser und Wohnungen {{gegend}}, mit Bildern, Kosten und freien Wohnungen.',
    }),
    search: inSearch({
      title: 'Immobilien zur Miete',
      description:
        'Häuser und Wohnungen zur Miete in {{orte}}: alle Immobilien von {{firma}} mit Bildern, Ausstattung und freien Wohnungen.',
    }),
  },
})
