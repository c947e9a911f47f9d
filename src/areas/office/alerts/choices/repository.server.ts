import type { Db } from '#platform/database/database.server.ts'
import { type AlertChoices, alertEvents, isAlertEvent, isAlertWay, usualChoices } from '../events.ts'

/** The table staff_alert_choices: what each member of staff wants to be told of, and how. */
export function alertChoices(db: Db) {
  return {
    async of(staffId: string): Promise<AlertChoices> {
      return (await this.all()).get(staffId) ?? usualChoices
    },

    /** Of those who chose anything. */
    async all(): Promise<Map<string, AlertChoices>> {
      const choices = new Map<string, AlertChoices>()
      for (const { staff_id: id, event, how } of await db.selectFrom('staff_alert_choices').selectAll().execute())
        if (isAlertEvent(event) && isAlertWay(how))
          choices.set(id, { ...(choices.get(id) ?? usualChoices), [event]: how })
      return choices
    },

    async save(staffId: string, choices: AlertChoices): Promise<void> {
      await db
        .insertInto('staff_alert_choices')
        .values(alertEvents.map((event) => ({ staff_id: staffId, event, how: choices[event] })))
        .onConflict((conflict) =>
          conflict.columns(['staff_id', 'event']).doUpdateSet(({ ref }) => ({ how: ref('excluded.how') })),
        )
        .execute()
    },
  }
}
