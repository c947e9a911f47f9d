import { block, inSearch, pageWords } from '#company/words.ts'

export const assistantWords = pageWords({
  id: 'chatbot',
  title: 'KI-Assistent',
  path: '/chatbot',
  blocks: {
    hero: block('Kopf', {
      title: 'KI-Assistent',
      lead: 'Ihre Frage zu Wohnung, Miete oder Haus, auch abends und am Wochenende. Mit Quelle zu jeder Antwort.',
    }),
    search: inSearch({
      title: 'KI-Assistent',
      description:
        'Fragen rund ums Wohnen bei {{firma}}: Der Assistent sucht die Antwort in Mieterinfos und Firmenangaben und nennt seine Quelle.',
    }),
  },
})
