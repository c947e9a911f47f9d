import type { MailBlock, MailContent } from '#platform/mail/mail-content.ts'
import { formatDateTime } from '#ui/format.ts'
import { kindLabel } from '../request/kind-labels.ts'
import { type AlertEvent, alertEvents } from './events.ts'

/** Nothing in it tells who the sender is or what they wrote: a mailbox keeps no deletion dates, and applications are looked at without names. */
export type ToldRequest = { event: AlertEvent; kind: string; reference: string; dueAt: string | null }

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

export const nameOf = ({ kind, reference }: ToldRequest) => `${kindLabel(kind)} ${reference}`

function lineOf(told: ToldRequest, siteUrl: string): MailBlock {
  const until =
    told.event === 'deadline' && told.dueAt !== null ? `, bis ${formatDateTime(new Date(told.dueAt))} Uhr` : ''
  return { link: { label: nameOf(told) + until, href: `${siteUrl}/verwaltung/anfragen/${told.reference}` } }
}

/** One mail for everything that is due for one person. */
export function alertMail(told: readonly ToldRequest[], siteUrl: string): MailContent {
  const [first] = told
  const shown = told.slice(0, MOST_LINES)
  const groups = order.map((event) => ({ event, lines: shown.filter((each) => each.event === event) }))
  return {
    subject:
      told.length === 1 && first
        ? `${headings[first.event]}: ${nameOf(first)}`
        : `${told.length} Hinweise zu Vorgängen`,
    blocks: [
      { paragraph: 'Guten Tag,' },
      {
        paragraph:
          told.length === 1
            ? 'in der Verwaltung gibt es einen Hinweis für Sie.'
            : `in der Verwaltung gibt es ${told.length} Hinweise für Sie.`,
      },
      ...groups.flatMap(({ event, lines }): MailBlock[] =>
        lines.length === 0 ? [] : [{ heading: headings[event] }, ...lines.map((each) => lineOf(each, siteUrl))],
      ),
      ...(told.length > MOST_LINES
        ? [{ paragraph: `${told.length - MOST_LINES} weitere stehen in der Liste der Anfragen.` }]
        : []),
      { paragraph: 'Welche Hinweise Sie bekommen und wann, wählen Sie in Ihrem Konto.' },
      { link: { label: 'Hinweise einstellen', href: `${siteUrl}/verwaltung/konto#hinweise` } },
    ],
  }
}
