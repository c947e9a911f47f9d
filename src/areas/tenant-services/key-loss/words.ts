import { block, inSearch, pageWords } from '#company/words.ts'

export const keyLossWords = pageWords({
  id: 'schluessel-verloren',
  title: 'Schlüssel verloren',
  path: '/schluessel-verloren',
  blocks: {
    hero: block('Kopf', {
      title: 'Schlüssel verloren',
      lead: 'Sagen Sie uns, was fehlt und bis wann Sie Ersatz brauchen. Stehen Sie vor verschlossener Tür, rufen Sie uns an.',
    }),
    search: inSearch({
      title: 'Schlüssel verloren',
      description:
        'Verlorenen Schlüssel, Transponder oder Karte online melden und Ersatz anfordern. Ausgesperrt? Rufen Sie uns an: {{telefon}}.',
    }),
  },
})
