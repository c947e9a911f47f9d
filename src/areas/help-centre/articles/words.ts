import { block, inSearch, pageWords } from '#company/words.ts'

export const helpWords = pageWords({
  id: 'mieterinfos',
  title: 'Mieterinfos',
  path: '/mieterinfos',
  blocks: {
    hero: block('Kopf', {
      title: 'Mieterinfos',
      lead: 'Antworten rund um Ihre Wohnung, in klaren Worten und mit der Rechtsgrundlage dazu.',
    }),
    search: inSearch({
      description:
        'Antworten rund um Ihre Wohnung: heizen und lüften, Schimmel, Müll, Lärm, Schlüssel, Schäden, Kaution, Auszug. Mit Rechtsgrundlagen und Suche.',
    }),
  },
})
