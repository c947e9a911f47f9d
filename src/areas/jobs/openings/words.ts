import { block, inSearch, pageWords, type WordsOf } from '#platform/company/words.ts'

export const jobsWords = pageWords({
  id: 'jobs',
  title: 'Jobs',
  path: '/jobs',
  blocks: {
    hero: block('Kopf', {
      eyebrow: 'Jobs',
      title: 'Arbeiten, wo andere Urlaub machen',
      lead: 'Wir verwalten, sanieren und pflegen Häuser {{gegend}}. Dafür suchen wir Menschen, die anpacken und mitdenken.',
    }),
    benefits: block('Was wir bieten', {
      title: 'Was wir Ihnen bieten',
      cards: [
        { title: 'Faire Bezahlung', text: 'Was Sie verdienen, steht in jeder Anzeige. Notdienste zahlen wir extra.' },
        { title: '30 Tage Urlaub', text: 'Bei einer Vollzeitstelle, und Ihre freien Tage planen wir früh mit Ihnen.' },
        {
          title: 'Sichere Stelle',
          text: 'Unbefristete Verträge in einem Unternehmen, das seit {{gegruendet}} in der Region arbeitet.',
        },
        {
          title: 'Weiterlernen',
          text: 'Lehrgänge, Prüfungen und Pflichtfortbildungen bezahlen wir, in der Arbeitszeit.',
        },
        {
          title: 'Kurze Wege',
          text: 'Unsere Häuser liegen {{zwischen}}. Abends sind Sie zu Hause.',
        },
        {
          title: 'Ein kleines Team',
          text: 'Man kennt sich, hilft sich und entscheidet schnell. Ihre Meinung zählt vom ersten Tag an.',
        },
      ],
    }),
    call: block('Aufruf', {
      title: 'Nichts Passendes dabei?',
      text: 'Schreiben Sie uns, was Sie können und was Sie suchen. Wir sehen, ob es etwas für Sie gibt, und melden uns innerhalb von {{tage_stelle}} Tagen.',
    }),
    search: inSearch({
      title: 'Jobs und Ausbildung',
      description:
        'Offene Stellen bei {{firma}} {{gegend}}: Hausverwaltung, Objektbetreuung, Bauleitung und Ausbildung. Mit Gehalt in jeder Anzeige.',
    }),
  },
})

export type JobsWords = WordsOf<typeof jobsWords>
