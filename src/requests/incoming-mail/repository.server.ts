import type { Db } from '#platform/database/database.server.ts'

/** Which mails are done: the same one twice is one. The table incoming_mails names nobody. */
export function incomingMails(db: Db) {
  return {
    async isDone(key: string): Promise<boolean> {
      const row = await db.selectFrom('incoming_mails').select('key').where('key', '=', key).executeTakeFirst()
      return row !== undefined
    },

    /** @returns false when it was done already. */
    async note(key: string, outcome: string, now: Date): Promise<boolean> {
      const stored = await db
        .insertInto('incoming_mails')
        .values({ key, outcome, happened_at: now.toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .executeTakeFirst()
      return stored !== undefined
    },
  }
}

export type MailboxPlace = { uidValidity: string | null; lastUid: number }

/** How far each mailbox is read, and by whom: the table mailboxes. */
export function mailboxes(db: Db) {
  return {
    /** Takes or keeps the mailbox for this reader. @returns false while another one has it. */
    async claim(name: string, reader: string, { now, leaseMs }: { now: Date; leaseMs: number }): Promise<boolean> {
      const moment = now.toISOString()
      const claimed = { reader, claimed_until: new Date(now.getTime() + leaseMs).toISOString() }
      const row = await db
        .insertInto('mailboxes')
        .values({ name, uid_validity: null, last_uid: 0, ...claimed })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet(claimed)
            .where(({ eb, or }) =>
              or([
                eb('mailboxes.reader', 'is', null),
                eb('mailboxes.reader', '=', reader),
                eb('mailboxes.claimed_until', '<', moment),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst()
      return row !== undefined
    },

    async release(name: string, reader: string): Promise<void> {
      await db
        .updateTable('mailboxes')
        .set({ reader: null, claimed_until: null })
        .where('name', '=', name)
        .where('reader', '=', reader)
        .execute()
    },

    async place(name: string): Promise<MailboxPlace> {
      const row = await db
        .selectFrom('mailboxes')
        .select(['uid_validity as uidValidity', 'last_uid as lastUid'])
        .where('name', '=', name)
        .executeTakeFirst()
      return row ?? { uidValidity: null, lastUid: 0 }
    },

    async moveTo(name: string, { uidValidity, lastUid }: MailboxPlace): Promise<void> {
      await db
        .updateTable('mailboxes')
        .set({ uid_validity: uidValidity, last_uid: lastUid })
        .where('name', '=', name)
        .execute()
    },
  }
}
