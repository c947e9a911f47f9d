import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { requestOf } from '../message.ts'
import { mailList } from './repository.server.ts'
import { migrate } from '#platform/database/migrate.server.ts'
import { emptyTestDatabase } from '#platform/database/test-database.server.ts'

/** More than one step of the migration takes at once. */
const COUNT = 1203

test('mails that were there before are found in any spelling, and first answers stand with their requests', async () => {
  const db = await emptyTestDatabase()
  await migrate(db, '0012-job-runs')
  for (let from = 0; from < COUNT; from += 300) {
    const numbers = Array.from({ length: Math.min(300, COUNT - from) }, (_, index) => from + index)
    const requests = numbers.map(
      (n) =>
        sql`(${`id-${n}`}, 'contact_message', ${`R${n}`}, ${`k${n}`}, 'neu', 0, '{}', 1, '', '', '', '2026-03-01', 1)`,
    )
    await sql`insert into submissions (id, kind, reference, idempotency_key, status, quarantined, payload, payload_version,
      contact_name, contact_email, search_text, received_at, version) values ${sql.join(requests)}`.execute(db)
    const mails = numbers.flatMap((n) =>
      (['receipt', 'answer', 'answer'] as const).map(
        (
          purpose,
          turn,
        ) => sql`(${`mail-${n}-${turn}`}, ${`id-${n}`}, ${purpose}, ${`Jürgen Übel ${n}`}, ${`p${n}@example.org`},
          'Betreff', '', ${`2026-03-0${9 - turn}`}, ${`<${n}-${turn}>`})`,
      ),
    )
    await sql`insert into outbox (id, submission_id, purpose, to_name, to_address, subject, text_body, created_at, message_id)
      values ${sql.join(mails)}`.execute(db)
  }
  await sql`delete from outbox where submission_id = 'id-7' and purpose = 'answer'`.execute(db)

  await migrate(db)

  const unset = await db.selectFrom('submissions').select('id').where('answered_at', 'is', null).execute()
  expect(unset).toEqual([{ id: 'id-7' }])
  const { count } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('answered_at', '=', '2026-03-07')
    .executeTakeFirstOrThrow()
  expect(count).toBe(COUNT - 1)
  const query = { choice: 'all', kinds: ['contact_message'], limit: 10 } as const
  for (const number of [0, 600, 1202]) {
    const { mails } = await mailList(db).page({ ...query, search: `übel ${number} p${number}@` }, new Date())
    expect(mails.map(requestOf)).toEqual(Array.from({ length: 3 }, () => `id-${number}`))
  }
})
