import type { App } from '#platform/app.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { newPush } from '#requests/outbox/new-message.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import type { PushMessage } from '#requests/outbox/message.ts'
import { pushDevices } from '#platform/push/repository.server.ts'

/** Writes a message for each device of a person into the outbox. @returns false: there is none. */
export async function queuePush(app: App, db: Db, staffId: string, message: PushMessage): Promise<boolean> {
  const devices = await pushDevices(db).hostsOf(staffId)
  if (devices.length === 0) return false
  await outbox(db).add(...devices.map((device) => newPush(app, device, message)))
  return true
}
