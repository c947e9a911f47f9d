import type { App } from '#platform/app.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import type { PushMessage } from '#requests/outbox/post-push.server.ts'
import { pushDevices } from '#platform/push/repository.server.ts'

/** Writes a message for each device of a person into the outbox. @returns false: there is none. */
export async function queuePush(app: App, db: Db, staffId: string, message: PushMessage): Promise<boolean> {
  const devices = await pushDevices(db).hostsOf(staffId)
  if (devices.length === 0) return false
  await outbox(db).add(
    ...devices.map(({ id: deviceId, host }) => {
      const id = app.newId()
      return {
        id,
        submissionId: null,
        deviceId,
        purpose: 'push' as const,
        toName: null,
        toAddress: host,
        replyTo: null,
        subject: message.title,
        text: JSON.stringify(message),
        html: null,
        createdAt: app.clock.now(),
        held: false,
        messageId: `<${id}@${host}>`,
      }
    }),
  )
  return true
}
