import { rm } from 'node:fs/promises'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { removeUploads } from '#platform/files/uploads.server.ts'
import { mailFile } from '../mail/mailer.server.ts'
import { type DeletionRule, type DoomedRequest, retention } from './repository.server.ts'

export type DueGroup = { kind: string; rule: DeletionRule; count: number }

/**
 * Deletes what `find` finds, with files, mails and timeline, in one transaction, and writes kind, rule and count into the deletion log.
 * `find` must leave out what is held: it runs inside the transaction, so nobody can set a hold in between.
 * The files go first: after a crash a row without its file is found again, a file without its row never.
 */
export async function deleteRequests(
  app: App,
  find: (trx: Trx) => Promise<DoomedRequest[]>,
  ruleOf: (request: DoomedRequest) => DeletionRule,
): Promise<DueGroup[]> {
  const now = app.clock.now()
  return app.db.transaction().execute(async (trx) => {
    const doomed = await find(trx)
    for (const request of doomed) await removeFiles(app, request)
    await retention(trx).delete(doomed.map(({ id }) => id))
    const groups = sumUp(doomed.map((request) => ({ kind: request.kind, rule: ruleOf(request), count: 1 })))
    for (const group of groups) await retention(trx).log({ id: app.newId(), ...group, now })
    return groups
  })
}

/** One group for each kind and rule. */
export function sumUp(groups: readonly DueGroup[]): DueGroup[] {
  const sums = new Map<string, DueGroup>()
  for (const group of groups) {
    const key = `${group.kind} ${group.rule}`
    sums.set(key, { ...group, count: group.count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

async function removeFiles(app: App, { outboxIds, storageKeys }: DoomedRequest): Promise<void> {
  await removeMailFiles(app, outboxIds)
  await removeUploads(app, storageKeys)
}

/** Mails that were kept as files, because there is no mail server. */
export async function removeMailFiles({ config }: App, outboxIds: readonly string[]): Promise<void> {
  await Promise.all(outboxIds.map((id) => rm(mailFile(config.dataDir, id), { force: true })))
}
