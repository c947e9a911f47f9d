import https from 'node:https'
import type * as WebPush from 'web-push'
import type { App } from '#platform/app.server.ts'
import { lazily } from '#platform/lazily.server.ts'
import { MailError } from '../mail/mailer.server.ts'
import type { PushMessage } from './message.ts'
import type { StoredMessage } from './repository.server.ts'
import { publicLookup } from '#platform/push/public-host.server.ts'
import { pushDevices } from '#platform/push/repository.server.ts'
import { vapidKeys } from '#platform/push/vapid-keys.server.ts'
import { DAY_S } from '#values/durations.ts'

const webPush = lazily<typeof WebPush>('web-push')

const LONGEST_MS = 10_000
/** So long its push service keeps a message for a device that is off. */
const KEPT_S = DAY_S

/**
 * Hands a message, encrypted for the device alone, to its push service. A device that is gone there is gone here; one that was removed
 * meanwhile hears nothing. @throws MailError, and the outbox tries again.
 */
export async function postPush(
  app: App,
  { owner, text }: Pick<StoredMessage, 'owner' | 'text'>,
  connection: https.RequestOptions = { lookup: publicLookup },
): Promise<void> {
  const deviceId = owner?.kind === 'device' ? owner.id : null
  const device = deviceId === null ? null : await pushDevices(app.db).find(deviceId)
  if (deviceId === null || device === null) return
  const { endpoint, ...keys } = device
  const { isUrgent } = JSON.parse(text) as PushMessage
  const { headers, body } = webPush().generateRequestDetails({ endpoint, keys }, text, {
    TTL: KEPT_S,
    urgency: isUrgent ? 'high' : 'normal',
    vapidDetails: { subject: `mailto:${app.config.mailTo}`, ...vapidKeys(app.secret) },
  })
  const status = await post(endpoint, { ...connection, headers }, body)
  if (status === 404 || status === 410) {
    await pushDevices(app.db).forget(deviceId)
    app.log.info('push device gone', { status })
  } else if (status === null) throw new MailError('EPUSH', false, 'The push service did not answer')
  else if (status < 200 || status > 299)
    throw new MailError(`EPUSH ${status}`, false, `The push service answered ${status}`)
  else await pushDevices(app.db).noteReached(deviceId, app.clock.now())
}

/** The library's own sending follows every name and reads whatever comes back; here the answer's head is all. @returns its status, null: none came. */
function post(endpoint: string, options: https.RequestOptions, body: Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(LONGEST_MS)
    https
      .request(endpoint, { ...options, method: 'POST', signal }, (answer) => {
        resolve(answer.statusCode ?? null)
        answer.destroy()
      })
      .on('error', () => resolve(null))
      .end(body)
  })
}
