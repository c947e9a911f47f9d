import { block, inSearch, pageWords, type WordsOf } from '#company/words.ts'

export const homeWords = pageWords({
  id: 'startseite',
  title: 'Startseite',
  path: '/',
  isLong: true,
  blocks: {
    hero: block('Kopf', {
      pictures: 'Bilder aus der Region',
      title: 'Ihr Zuhause {{gegend}}',
      lead: 'Wohnungen und Häuser {{zwischen}}: ansehen, anfragen und online bewerben.',
    }),
    services: block('Wege', {
      title: 'Was können wir für Sie tun?',
      lead: 'Wählen Sie, worum es geht: Hier sind Sie mit zwei Klicks richtig.',
      cards: [
        {
          title: 'Zuhause finden',
          text: 'Wohnungen und Häuser in {{orte}}, mit allen Kosten und Energieausweis.',
          action: 'Immobilien ansehen',
        },
        {
          title: 'Antworten für Mieter',
          text: 'Vom Einzug bis zur Kündigung: Was Sie wissen müssen, verständlich erklärt und jederzeit nachzulesen.',
          action: 'Zu den Mieterinfos',
        },
        {
          title: 'Schaden melden',
          text: 'Heizung kalt, Wasser an der Decke? Melden Sie es in wenigen Minuten. Im Notfall rufen Sie an, {{notfallzeiten}}.',
          action: 'Schaden melden',
        },
        {
          title: 'Haus verwalten lassen',
          text: 'Vermietung, Abrechnung, Instandhaltung: Wir übernehmen den Alltag Ihrer Immobilie.',
          action: 'Zur Hausverwaltung',
        },
        {
          title: 'Bauen und instand halten',
          text: 'Bauleitung, Sanierung und Reparaturen an Ihrem Haus.',
          action: 'Zu den Instandhaltungsarbeiten',
        },
        {
          title: 'Persönlich beraten',
          text: 'Sie haben eine Frage zu einer Wohnung oder zu Ihrem Haus? Sprechen Sie mit uns.',
          action: 'Kontakt aufnehmen',
        },
      ],
    }),
    about: block('Über uns', {
      eyebrow: 'Seit {{gegruendet}} in {{ort}}',
      title: 'Wer wir sind',
      text: '{{firma}} vermietet Wohnungen und Häuser {{zwischen}}. Was eine Wohnung kostet und wann sie frei ist, steht bei jeder dabei.',
      points: ['Alle Kosten auf einen Blick', 'Ein Büro in {{ort}}', 'Anfragen und Bewerbungen auch online'],
    }),
    call: block('Aufruf', {
      title: 'Sprechen Sie mit uns',
      text: 'Unser Büro ist besetzt: {{buerozeiten}}. Im Notfall erreichen Sie uns {{notfallzeiten}}.',
    }),
    search: inSearch({
      title: 'Wohnungen und Häuser mieten {{gegend}}',
      description:
        '{{firma}} vermietet und verwaltet Häuser und Wohnungen in {{orte}}. Freie Wohnungen ansehen, bewerben, beraten lassen.',
    }),
  },
})

export type HomeWords = WordsOf<typeof homeWords>
