import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import { mentions } from '../mentions/repository.server.ts'
import { queuePush } from '#office/accounts/push/queue-push.server.ts'
import { staffAccounts, type StaffMember } from '#office/frame/staff/repository.server.ts'
import { type AlertedRequest, alertMail, headings, nameOf, order } from './alert-mail.ts'
import { type Alert, type DuePerson, staffAlerts } from './repository.server.ts'
import type { PushMessage } from '#requests/outbox/message.ts'

/** Writes one mail, and one message for their devices, to each person who has something to hear; who could not be written to is tried again in the next round. @returns how many. */
export async function tellAlerts(app: App): Promise<number> {
  let written = 0
  for (const person of await staffAlerts(app.db).duePeople(app.clock.now()))
    try {
      if (await app.db.transaction().execute((trx) => tell(app, trx, person))) written += 1
    } catch (error) {
      app.log.error('alert not written', error, { staff: person.staffId })
    }
  if (written > 0) app.wakeOutbox()
  return written
}

/** Marks what is due and writes its mail or message in one transaction. */
async function tell(app: App, trx: Trx, person: DuePerson): Promise<boolean> {
  const due = await staffAlerts(trx).take(person, app.clock.now())
  const member = await staffAccounts(trx).find(person.staffId)
  if (member === null || member.disabledAt !== null) return false
  const alerted: AlertedRequest[] = []
  for (const alert of due) {
    const request = await requests(trx).findById(alert.requestId)
    if (request && mayReadKind(member.role, request.kind) && (await isStillSo(trx, request, alert)))
      alerted.push({
        event: alert.event,
        kind: request.kind,
        reference: showReference(request.reference),
        dueAt: request.dueAt,
      })
  }
  if (alerted.length === 0) return false
  if (person.channel === 'push') return queuePush(app, trx, member.id, pushMessage(alerted))
  await queue(app, trx, member, alerted)
  return true
}

/** Drops what was settled before its digest. */
async function isStillSo(trx: Trx, request: StoredRequest, { event, staffId, key }: Alert): Promise<boolean> {
  const isOpen = request.closedAt === null
  const isOwn = request.assigneeId === staffId
  if (event === 'assigned') return isOwn && isOpen
  if (event === 'reply') return isOwn && request.messageAt === key
  if (event === 'emergency') return isOpen && !request.quarantined
  if (event === 'deadline')
    return isOwn && isOpen && request.dueAt === key && request.answeredAt === null && request.status !== 'wartet'
  return mentions(trx).isUnseen(key, staffId)
}

/** In no request's thread: it may tell of several. */
async function queue(
  app: App,
  trx: Trx,
  { name, email }: StaffMember,
  alerted: readonly AlertedRequest[],
): Promise<void> {
  const content = alertMail.contentOf({ requests: alerted, siteUrl: app.config.siteUrl })
  await outbox(trx).add(newMail(app, { purpose: 'alert', name, address: email }, content))
}

/** One message for everything that is due for one person: the loudest is named, the others are counted. */
function pushMessage(told: readonly AlertedRequest[]): PushMessage {
  const [first, ...others] = told.toSorted((one, other) => order.indexOf(one.event) - order.indexOf(other.event))
  if (!first) throw new Error('There is nothing to tell')
  const isUrgent = first.event === 'emergency'
  return {
    title: isUrgent ? `⚠ ${headings.emergency}` : headings[first.event],
    body: nameOf(first) + (others.length > 0 ? ` und ${others.length} weitere` : ''),
    path: isUrgent || others.length === 0 ? `/verwaltung/anfragen/${first.reference}` : '/verwaltung/anfragen',
    isUrgent,
  }
}
