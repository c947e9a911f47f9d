import { block, inSearch, pageWords, type WordsOf } from '#company/words.ts'

export const jobsWords = pageWords({
  id: 'jobs',
  title: 'Jobs',
  path: '/jobs',
  blocks: {
    hero: block('Kopf', {
      eyebrow: 'Jobs',
      title: 'Arbeiten, wo andere Urlaub machen',
      lead: 'Arbeiten bei {{firma}} in {{ort}}: Wir suchen Menschen, die anpacken und mitdenken.',
    }),
    benefits: block('Was wir bieten', {
      title: 'Was wir Ihnen bieten',
      cards: [
        { title: 'Offene Bedingungen', text: 'Aufgaben, Arbeitszeit und Vergütung stehen in der Anzeige.' },
        { title: 'Planbarer Urlaub', text: 'Über freie Tage sprechen wir früh mit Ihnen.' },
        {
          title: 'Beständigkeit',
          text: 'Ein Unternehmen, das es seit {{gegruendet}} gibt.',
        },
        {
          title: 'Weiterlernen',
          text: 'Was Sie lernen möchten, besprechen wir mit Ihnen.',
        },
        {
          title: 'Kurze Wege',
          text: 'Unsere Häuser liegen {{zwischen}}.',
        },
        {
          title: 'Zusammenarbeit',
          text: 'Ihre Meinung zählt vom ersten Tag an.',
        },
      ],
    }),
    call: block('Aufruf', {
      title: 'Nichts Passendes dabei?',
      text: 'Schreiben Sie uns, was Sie können und was Sie suchen. Wir sehen, ob es etwas für Sie gibt, und melden uns innerhalb von {{tage_stelle}} Tagen.',
    }),
    search: inSearch({
      title: 'Jobs und Ausbildung',
      description: 'Offene Stellen bei {{firma}} {{gegend}}: ansehen und online bewerben, auch initiativ.',
    }),
  },
})

export type JobsWords = WordsOf<typeof jobsWords>
