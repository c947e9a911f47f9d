import { greeting, paragraphs, type StandardMail, standardMail, subject, text } from '#requests/mail/standard-mail.ts'
import type { ViewingPlace } from './event.ts'
import { exampleSlot } from './example-slot.ts'
import { type ViewingSlot, viewingTime } from './viewing.ts'

type About = { reference: string; slot: ViewingSlot; place: ViewingPlace }

const placeholders = {
  vorgangsnummer: ['Vorgangsnummer', ({ reference }: About) => reference],
  termin: ['Tag und Uhrzeit', ({ slot }: About) => viewingTime(slot)],
  wohnung: ['Name der Wohnung', ({ place }: About) => place.name],
} as const

const example = (): About => ({
  reference: '7K42-PXR9',
  slot: exampleSlot({
    startsAt: '2027-03-05T13:00:00.000Z',
    endsAt: '2027-03-05T13:20:00.000Z',
    meetingPoint: 'Vor dem Haus',
  }),
  place: { name: 'Wohnung 3', shortly: 'Wohnung 3, Haus am Park', address: 'Musterstraße 4, 12345 Musterstadt' },
})

/** To applicants whom the office invited, when they chose one of the appointments. */
export const settledMail = standardMail<About>()({
  id: 'termin-zugesagt',
  group: 'viewings',
  title: 'Eingeladene: zugesagt',
  sent: 'Geht an alle, die einen der angebotenen Termine wählen. Termin, Wohnung und Treffpunkt stehen immer als eigene Zeilen darunter.',
  namesOwnPage: true,
  placeholders,
  parts: {
    subject: subject('[{{vorgangsnummer}}] Ihr Besichtigungstermin', 'vorgangsnummer'),
    greeting,
    opening: text('Anfang', 'Ihr Besichtigungstermin steht fest:', { required: true }),
    after: text(
      'Schluss',
      'Können Sie doch nicht kommen? Sagen Sie bitte auf Ihrer Seite ab, damit jemand anderes den Platz bekommt.',
    ),
  },
  blocks: (say, { slot, place }) => [
    ...paragraphs(say.greeting),
    ...paragraphs(say.opening),
    {
      facts: [
        ['Termin', viewingTime(slot)],
        ['Wohnung', `${place.name}, ${place.address}`],
        ['Treffpunkt', slot.meetingPoint],
        ...(slot.note === null ? [] : [['Hinweis', slot.note] as const]),
      ],
    },
    ...paragraphs(say.after),
  ],
  example,
})

/** When they say that they do not come. */
export const declinedMail = standardMail<About>()({
  id: 'termin-abgesagt',
  group: 'viewings',
  title: 'Eingeladene: abgesagt',
  sent: 'Geht an alle, die einen zugesagten Termin wieder absagen.',
  namesOwnPage: true,
  placeholders,
  parts: {
    subject: subject('[{{vorgangsnummer}}] Besichtigung abgesagt', 'vorgangsnummer'),
    greeting,
    opening: text('Text', 'Ihr Termin {{termin}} ist abgesagt, wie Sie es wünschen.', {
      required: true,
      needs: ['termin'],
    }),
  },
  blocks: (say) => [...paragraphs(say.greeting), ...paragraphs(say.opening)],
  example,
})

export const answerMails: readonly StandardMail[] = [settledMail, declinedMail]
