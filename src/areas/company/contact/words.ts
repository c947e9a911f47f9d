import { block, inSearch, pageWords } from '#company/words.ts'

export const contactWords = pageWords({
  id: 'kontakt',
  title: 'Kontakt',
  path: '/kontakt',
  blocks: {
    hero: block('Kopf', {
      title: 'Kontakt',
      lead: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei.',
    }),
    search: inSearch({
      title: 'Kontakt',
      description:
        'So erreichen Sie {{firma}}: Telefon, E-Mail, Kontaktformular und Anfahrt nach {{ort}}. Im Notfall {{notfallzeiten}}.',
    }),
  },
})
