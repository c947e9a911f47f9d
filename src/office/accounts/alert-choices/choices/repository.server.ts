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
      for (const { staff_id: id, event, how, push } of await db.selectFrom('staff_alert_choices').selectAll().execute())
        if (isAlertEvent(event) && isAlertWay(how)) {
          const known = choices.get(id) ?? usualChoices
          const pushed = known.push.filter((each) => each !== event || push === 1)
          choices.set(id, { ...known, [event]: how, push: pushed })
        }
      return choices
    },

    async save(staffId: string, choices: AlertChoices): Promise<void> {
      await db
        .insertInto('staff_alert_choices')
        .values(
          alertEvents.map((event) => ({
            staff_id: staffId,
            event,
            how: choices[event],
            push: choices.push.includes(event) ? (1 as const) : (0 as const),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['staff_id', 'event'])
            .doUpdateSet(({ ref }) => ({ how: ref('excluded.how'), push: ref('excluded.push') })),
        )
        .execute()
    },
  }
}
