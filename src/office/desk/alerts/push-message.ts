import type { PushMessage } from '#requests/outbox/message.ts'
import { headings, nameOf, order, type AlertedRequest } from './alert-mail.ts'

/** One message for everything that is due for one person: the loudest is named, the others are counted. */
export function pushMessage(requests: readonly AlertedRequest[]): PushMessage {
  const [first, ...others] = requests.toSorted((one, other) => order.indexOf(one.event) - order.indexOf(other.event))
  if (!first) throw new Error('There is nothing to tell')
  const isUrgent = first.event === 'emergency'
  return {
    title: isUrgent ? `⚠ ${headings.emergency}` : headings[first.event],
    body: nameOf(first) + (others.length > 0 ? ` und ${others.length} weitere` : ''),
    path: isUrgent || others.length === 0 ? `/verwaltung/anfragen/${first.reference}` : '/verwaltung/anfragen',
    isUrgent,
  }
}
