import { block, inSearch, pageWords } from '#company/words.ts'

export const overviewWords = pageWords({
  id: 'wohnungen',
  title: 'Wohnungsübersicht',
  path: '/wohnungen',
  blocks: {
    hero: block('Kopf', {
      lead: 'Alle Wohnungen in unseren Häusern {{gegend}}: vergleichen, eingrenzen und gleich anrufen.',
    }),
    search: inSearch({
      title: 'Wohnungsübersicht',
      description:
        'Alle Wohnungen von {{firma}} auf einen Blick: Größe, Kaltmiete und Verfügbarkeit, mit Filtern für Ort, Zimmer, Warmmiete und Ausstattung.',
    }),
  },
})
