import { block, inSearch, pageWords } from '#company/words.ts'

export const applicationWords = pageWords({
  id: 'mieter-bewerbung',
  title: 'Mieterbewerbung',
  path: '/mieter-bewerbung',
  blocks: {
    hero: block('Kopf', {
      title: 'Mieterbewerbung',
      lead: 'Etwa zehn Minuten, auch vom Handy aus und ohne Nachweise. Ihre Eingaben bleiben auf diesem Gerät, bis Sie sie absenden.',
    }),
    search: inSearch({
      title: 'Mieterbewerbung',
      description:
        'Bewerben Sie sich online um eine Wohnung bei {{firma}}: in wenigen Minuten ausgefüllt, auch vom Handy aus.',
    }),
  },
})
