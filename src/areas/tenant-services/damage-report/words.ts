import { block, inSearch, pageWords } from '#company/words.ts'

export const damageWords = pageWords({
  id: 'schadensmeldung',
  title: 'Schadensmeldung',
  path: '/schadensmeldung',
  blocks: {
    hero: block('Kopf', {
      title: 'Schadensmeldung',
      lead: 'Wasser, Heizung, Strom, Schloss: Sagen Sie uns, was passiert ist. Im Notfall erreichen Sie uns am Telefon {{notfallzeiten}}.',
    }),
    search: inSearch({
      title: 'Schadensmeldung',
      description:
        'Schaden in der Wohnung oder im Haus melden: online in wenigen Minuten. Im Notfall {{notfallzeiten}} unter {{telefon}}.',
    }),
  },
})
