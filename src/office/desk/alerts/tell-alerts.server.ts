import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import { mentions } from '../mentions/repository.server.ts'
import { queuePush } from '#office/accounts/push/queue-push.server.ts'
import { type StaffMember, staffAccounts } from '#office/frame/staff/repository.server.ts'
import { alertMail, type AlertedRequest } from './alert-mail.ts'
import { pushMessage } from './push-message.ts'
import { type Alert, type DuePerson, staffAlerts } from './repository.server.ts'

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
  const requests: AlertedRequest[] = []
  for (const alert of due) {
    const submission = await submissions(trx).findById(alert.submissionId)
    if (submission && mayReadKind(member.role, submission.kind) && (await isStillSo(trx, submission, alert)))
      requests.push({
        event: alert.event,
        kind: submission.kind,
        reference: showReference(submission.reference),
        dueAt: submission.dueAt,
      })
  }
  if (requests.length === 0) return false
  if (person.channel === 'push') return queuePush(app, trx, member.id, pushMessage(requests))
  await queue(app, trx, member, requests)
  return true
}

/** Drops what was settled before its digest. */
async function isStillSo(trx: Trx, submission: Submission, { event, staffId, key }: Alert): Promise<boolean> {
  const isOpen = submission.closedAt === null
  const isOwn = submission.assigneeId === staffId
  if (event === 'assigned') return isOwn && isOpen
  if (event === 'reply') return isOwn && submission.messageAt === key
  if (event === 'emergency') return isOpen && !submission.quarantined
  if (event === 'deadline')
    return (
      isOwn && isOpen && submission.dueAt === key && submission.answeredAt === null && submission.status !== 'wartet'
    )
  return mentions(trx).isUnseen(key, staffId)
}

/** In no request's thread: it may tell of several. */
async function queue(
  app: App,
  trx: Trx,
  { name, email }: StaffMember,
  requests: readonly AlertedRequest[],
): Promise<void> {
  const content = alertMail.contentOf({ requests, siteUrl: app.config.siteUrl })
  await outbox(trx).add(newMail(app, { purpose: 'alert', name, address: email }, content))
}
