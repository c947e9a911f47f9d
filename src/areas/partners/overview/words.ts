import { block, inSearch, pageWords, type WordsOf } from '#company/words.ts'

const noFigure = { figure: '', label: '' }

export const partnerWords = pageWords({
  id: 'handwerker-partner',
  title: 'Handwerker-Partner',
  path: '/handwerker-partner',
  blocks: {
    hero: block('Kopf', {
      title: 'Handwerker-Partner werden',
      lead: 'Wir suchen Betriebe, die ihr Fach verstehen und in der Nähe sind. Sie bekommen planbare Aufträge und eine Ansprechperson, die ans Telefon geht.',
    }),
    figures: block('Zahlen', {
      title: 'Die Zusammenarbeit in Zahlen',
      figures: [noFigure, noFigure, noFigure, noFigure],
    }),
    partnerships: block('Partnerschaften', {
      title: 'Zwei Arten der Partnerschaft',
      lead: 'Beide sind gleich viel wert. Wählen Sie, was zu Ihrem Betrieb passt; wechseln können Sie später.',
      general: [
        'Aufträge aus dem ganzen Bestand, das ganze Jahr über',
        'Geplante Arbeiten mit Vorlauf, dazu Reparaturen nach Absprache',
        'Gut für Betriebe mit mehreren Mitarbeitern',
      ],
      local: [
        'Kurze Wege: nur die Häuser und Orte, die Sie wählen',
        'Sie kennen das Haus, und die Mieter kennen Sie',
        'Gut für kleine Betriebe und Einzelmeister',
      ],
    }),
    advantages: block('Vorteile', {
      title: 'Das haben Sie davon',
      cards: [
        {
          title: 'Regelmäßige Aufträge',
          text: 'Unsere Häuser brauchen das ganze Jahr über Menschen, die ihr Fach verstehen.',
        },
        {
          title: 'Kurze Wege',
          text: 'Unsere Häuser liegen nah beieinander, {{zwischen}}.',
        },
        {
          title: 'Feste Ansprechperson',
          text: 'Eine Person kennt Ihren Auftrag, vom ersten Anruf bis zur Abnahme.',
        },
        {
          title: 'Klare Aufträge',
          text: 'Fotos, Maße und Zugang bekommen Sie vorab. Sie wissen, was zu tun ist, bevor Sie losfahren.',
        },
        { title: 'Pünktliche Zahlung', text: 'Geprüfte Rechnungen bezahlen wir innerhalb von 14 Tagen.' },
        {
          title: 'Auf lange Sicht',
          text: 'Wer gut arbeitet, wird wieder gerufen. Wir wechseln nicht wegen ein paar Euro.',
        },
      ],
    }),
    further: block('Weitere Vorteile', {
      title: 'Und außerdem',
      cards: [
        { title: 'Abgestimmte Termine', text: 'Wir sprechen den Termin mit den Mietern ab.' },
        { title: 'Wenig Papier', text: 'Auftrag, Fotos und Rechnung gehen per E-Mail hin und her.' },
        { title: 'Keine Vermittlungsgebühr', text: 'Für unsere Aufträge bezahlen Sie nichts, auch kein Portal.' },
        { title: 'Empfehlungen', text: 'Fragen uns Eigentümer nach guten Betrieben, nennen wir Ihren Namen.' },
      ],
    }),
    requirements: block('Voraussetzungen', {
      title: 'Das bringen Sie mit',
      lead: 'Sechs Dinge, die wir bei allen Partnern voraussetzen. Nachweise laden Sie mit der Bewerbung hoch oder bringen sie zum Gespräch mit.',
      // The first two are the specification's chapter 9; the law behind the others stands in their texts.
      cards: [
        { title: 'Betriebshaftpflicht', text: 'Ihre Versicherung deckt Schäden bis mindestens 1 Million Euro.' },
        { title: 'Einsatzgebiet', text: 'Sie arbeiten im Umkreis von höchstens {{umkreis}} um {{ort}}.' },
        {
          title: 'Eintragung',
          text: 'Ihr Betrieb steht in der Handwerksrolle, wo Ihr Gewerk zulassungspflichtig ist (§ 1 Handwerksordnung); sonst genügt die Gewerbeanmeldung.',
        },
        {
          title: 'Freistellung für Bauleistungen',
          text: 'Wer Bauleistungen ausführt, hat eine gültige Freistellungsbescheinigung des Finanzamts (§ 48b Einkommensteuergesetz).',
        },
        {
          title: 'Verlässliche Termine',
          text: 'Sie halten vereinbarte Termine ein oder sagen rechtzeitig Bescheid.',
        },
        {
          title: 'Guter Umgang',
          text: 'Sie arbeiten sauber, stellen sich an der Tür vor und sind freundlich zu unseren Mietern.',
        },
      ],
    }),
    apply: block('Bewerbung', {
      title: 'Bewerben Sie sich als Partner',
      lead: 'Vier kurze Schritte, etwa fünf Minuten. Wir antworten innerhalb von {{stunden_bewerbung}} Stunden.',
    }),
    search: inSearch({
      title: 'Handwerker-Partner werden',
      description:
        'Handwerksbetriebe {{gegend}} gesucht: regelmäßige Aufträge, kurze Wege, pünktliche Zahlung. Jetzt online als Partner von {{firma}} bewerben.',
    }),
  },
})

export type PartnerWords = WordsOf<typeof partnerWords>
