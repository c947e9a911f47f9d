import { block, inSearch, pageWords, type WordsOf } from '#company/words.ts'

const noMilestone = { year: '', title: '', text: '' }
const noFigure = { figure: '', label: '' }

/** A company's history and figures are its own: without any, their parts are not shown. */
export const aboutWords = pageWords({
  id: 'ueber-uns',
  title: 'Über uns',
  path: '/ueber-uns',
  isLong: true,
  blocks: {
    hero: block('Kopf', {
      title: 'Über uns',
      lead: 'Seit {{gegruendet}} vermieten wir {{gegend}}.',
    }),
    history: block('Geschichte', {
      eyebrow: 'Unsere Geschichte',
      title: 'Wie es angefangen hat',
      text: '{{firma}} hat das Büro in {{ort}} und vermietet Wohnungen und Häuser {{gegend}}.',
      milestones: [
        {
          year: '{{gegruendet}}',
          title: 'Gründung in {{ort}}',
          text: 'Der Vorsatz: Wer bei uns anruft, spricht mit jemandem, der das Haus kennt.',
        },
        noMilestone,
        noMilestone,
        noMilestone,
        noMilestone,
        noMilestone,
      ],
    }),
    figures: block('Zahlen', {
      title: 'Unser Unternehmen in Zahlen',
      figures: [noFigure, noFigure, noFigure, noFigure],
    }),
    values: block('Werte', {
      title: 'Wofür wir stehen',
      lead: 'Drei Werte, an denen Sie uns messen können.',
      cards: [
        {
          title: 'Vertrauen',
          text: 'Wir sagen, was etwas kostet und wie lange es dauert, bevor wir anfangen. Und wir sagen auch, wenn etwas nicht geht.',
        },
        {
          title: 'Qualität',
          text: 'Wir arbeiten mit Betrieben, die wir kennen, und sehen nach, ob alles so geworden ist, wie es sein soll.',
        },
        {
          title: 'Innovation',
          text: 'Neues führen wir ein, wenn es Ihnen Wege spart: online melden, jederzeit nachlesen, schneller Antwort bekommen.',
        },
      ],
    }),
    mission: block('Auftrag', {
      eyebrow: 'Unser Auftrag',
      title: 'Häuser, in denen Menschen gern zu Hause sind',
      text: 'Ein Haus ist mehr als eine Kapitalanlage: Es ist der Ort, an dem jemand lebt. Wir bringen zusammen, was dazu gehört: faire Vermietung, sorgfältige Verwaltung und solides Handwerk. Damit Mieter sich wohlfühlen, Eigentümer ruhig schlafen und die Orte {{gegend}} lebendig bleiben.',
    }),
    search: inSearch({
      title: 'Über uns',
      description: '{{firma}} aus {{ort}}: unsere Geschichte, unsere Werte und was wir in Zahlen leisten.',
    }),
  },
})

export type AboutWords = WordsOf<typeof aboutWords>
