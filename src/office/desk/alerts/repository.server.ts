import type { Db } from '#platform/database/database.server.ts'
import { type AlertChannel, type AlertEvent, isAlertEvent } from '#office/accounts/alert-choices/events.ts'
import { DAY_MS } from '#values/durations.ts'

/** `key` tells two of the same event apart: the note, the moment of a message, the promised time. */
export type Alert = { staffId: string; requestId: string; event: AlertEvent; key: string }
export type DueAlert = Alert & { channel: AlertChannel; dueAt: Date }
/** Whom something is due for, and how. */
export type DuePerson = { staffId: string; channel: AlertChannel }

const AT_ONCE = 200
/** So long it is known what somebody was told: much longer than anything is looked for (`find-alerts.server.ts`). */
const KEPT_MS = 30 * DAY_MS

const nameOf = ({ staffId, requestId, event, key, channel }: Alert & { channel: string }) =>
  [staffId, requestId, event, key, channel].join(' ')

/** The table staff_alerts: what each member of staff is to be told of, or was. */
export function staffAlerts(db: Db) {
  return {
    /** Those that are known already stay as they are. */
    async add(alerts: readonly DueAlert[]): Promise<void> {
      for (let from = 0; from < alerts.length; from += AT_ONCE) {
        const rows = alerts.slice(from, from + AT_ONCE).map(({ staffId, requestId, event, key, channel, dueAt }) => ({
          staff_id: staffId,
          submission_id: requestId,
          event,
          key,
          channel,
          due_at: dueAt.toISOString(),
          told_at: null,
        }))
        await db
          .insertInto('staff_alerts')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    /** Those of them that nobody noted yet: a round without news writes nothing. */
    async unknown<A extends DueAlert>(alerts: readonly A[]): Promise<A[]> {
      const ids = [...new Set(alerts.map(({ requestId }) => requestId))]
      const known = new Set<string>()
      for (let from = 0; from < ids.length; from += AT_ONCE)
        for (const alert of await db
          .selectFrom('staff_alerts')
          .select(['staff_id as staffId', 'submission_id as requestId', 'event', 'key', 'channel'])
          .where('submission_id', 'in', ids.slice(from, from + AT_ONCE))
          .execute())
          if (isAlertEvent(alert.event)) known.add(nameOf({ ...alert, event: alert.event }))
      return alerts.filter((alert) => !known.has(nameOf(alert)))
    },

    async duePeople(now: Date): Promise<DuePerson[]> {
      const rows = await db
        .selectFrom('staff_alerts')
        .select(['staff_id as staffId', 'channel'])
        .distinct()
        .where('told_at', 'is', null)
        .where('due_at', '<=', now.toISOString())
        .execute()
      return rows.map(({ staffId, channel }) => ({ staffId, channel: channel === 'push' ? 'push' : 'mail' }))
    },

    /** Takes what is due for this person: of several servers one gets it, the others nothing. */
    async take({ staffId, channel }: DuePerson, now: Date): Promise<Alert[]> {
      const rows = await db
        .updateTable('staff_alerts')
        .set({ told_at: now.toISOString() })
        .where('staff_id', '=', staffId)
        .where('channel', '=', channel)
        .where('told_at', 'is', null)
        .where('due_at', '<=', now.toISOString())
        .returning(['submission_id as requestId', 'event', 'key'])
        .execute()
      return rows.flatMap(({ event, ...alert }) => (isAlertEvent(event) ? [{ ...alert, event, staffId }] : []))
    },

    async forgetOld(now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - KEPT_MS).toISOString()
      await db.deleteFrom('staff_alerts').where('due_at', '<', oldest).execute()
    },
  }
}
