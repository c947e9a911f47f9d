import type { MailBlock } from '#requests/mail/mail-content.ts'
import { button, greeting, paragraphs, standardMail, subject, text } from '#requests/mail/standard-mail.ts'
import { formatDateTime } from '#ui/format.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { type AlertEvent, alertEvents } from '#office/accounts/alert-choices/events.ts'

/** Nothing in it tells who the sender is or what they wrote: a mailbox keeps no deletion dates, and applications are looked at without names. */
export type AlertedRequest = { event: AlertEvent; kind: string; reference: string; dueAt: string | null }

const MOST_LINES = 50

export const headings: Record<AlertEvent, string> = {
  assigned: 'Ihnen zugewiesen',
  mentioned: 'In einer Notiz erwähnt',
  reply: 'Neue Nachricht vom Absender',
  emergency: 'Notfall oder Gefahr',
  deadline: 'Frist',
}

/** The loudest first. */
export const order = alertEvents.toSorted((one, other) => Number(other === 'emergency') - Number(one === 'emergency'))

export const nameOf = ({ kind, reference }: AlertedRequest) => `${kindLabel(kind)} ${reference}`

function lineOf(request: AlertedRequest, siteUrl: string): MailBlock {
  const until =
    request.event === 'deadline' && request.dueAt !== null ? `, bis ${formatDateTime(new Date(request.dueAt))} Uhr` : ''
  return { link: { label: nameOf(request) + until, href: `${siteUrl}/verwaltung/anfragen/${request.reference}` } }
}

type About = { requests: readonly AlertedRequest[]; siteUrl: string }

function listOf({ requests, siteUrl }: About): MailBlock[] {
  const shown = requests.slice(0, MOST_LINES)
  return order.flatMap((event): MailBlock[] => {
    const lines = shown.filter((each) => each.event === event)
    return lines.length === 0 ? [] : [{ heading: headings[event] }, ...lines.map((each) => lineOf(each, siteUrl))]
  })
}

/** One mail for everything that is due for one person. */
export const alertMail = standardMail<About>()({
  id: 'hinweise',
  group: 'account',
  title: 'Hinweise ans Personal',
  sent: 'Geht an alle im Büro, die in ihrem Konto Hinweise per E-Mail gewählt haben. Die Vorgänge stehen mit Link darunter.',
  placeholders: {
    neuigkeit: [
      '„Ihnen zugewiesen: Schadensmeldung 7K42-PXR9“ oder „3 Hinweise zu Vorgängen“',
      ({ requests }) => {
        const [first] = requests
        return requests.length === 1 && first
          ? `${headings[first.event]}: ${nameOf(first)}`
          : `${requests.length} Hinweise zu Vorgängen`
      },
    ],
    hinweise: [
      '„einen Hinweis“ oder „3 Hinweise“',
      ({ requests }) => (requests.length === 1 ? 'einen Hinweis' : `${requests.length} Hinweise`),
    ],
  },
  parts: {
    subject: subject('{{neuigkeit}}'),
    greeting,
    opening: text('Anfang', 'in der Verwaltung gibt es {{hinweise}} für Sie.', { required: true }),
    end: text('Wie man sie einstellt', 'Welche Hinweise Sie bekommen und wann, wählen Sie in Ihrem Konto.', {
      required: true,
    }),
    action: button('Hinweise einstellen'),
  },
  blocks: (say, about) => [
    ...paragraphs(say.greeting),
    ...paragraphs(say.opening),
    ...listOf(about),
    ...(about.requests.length > MOST_LINES
      ? [{ paragraph: `${about.requests.length - MOST_LINES} weitere stehen in der Liste der Anfragen.` }]
      : []),
    ...paragraphs(say.end),
    { link: { label: say.action, href: `${about.siteUrl}/verwaltung/konto#hinweise` } },
  ],
  example: (siteUrl) => ({
    siteUrl,
    requests: [
      { event: 'assigned', kind: 'damage_report', reference: '7K42-PXR9', dueAt: null },
      { event: 'deadline', kind: 'contact_message', reference: '3M8T-QW2D', dueAt: '2027-03-03T08:30:00.000Z' },
    ],
  }),
})
