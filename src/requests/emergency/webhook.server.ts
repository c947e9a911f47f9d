import { createHmac, hkdfSync } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { MailError } from '../mail/mailer.server.ts'

const LONGEST_CALL_MS = 20_000

/** Key with which the gateway checks signatures; made from SECRET, so it changes with it. Hexadecimal. */
export function webhookKey(secret: Buffer): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'emergency-webhook', 32)).toString('hex')
}

/** HMAC-SHA256 over the moment and the body, so that nobody can send an old call again as a new one. */
export function webhookSignature(secret: Buffer, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', Buffer.from(webhookKey(secret), 'hex'))
    .update(`${timestamp}.${body}`)
    .digest('hex')}`
}

/** Calls the gateway. `id` stays the same however often it is tried. @throws MailError, and the outbox tries again. */
export async function postWebhook(app: App, { id, text }: { id: string; text: string }): Promise<void> {
  const { emergencyWebhookUrl: url } = app.config
  if (url === null) throw new MailError('EWEBHOOK', false, 'EMERGENCY_WEBHOOK_URL is not set')
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Timestamp': timestamp,
    'X-Signature': webhookSignature(app.secret, timestamp, text),
  }
  const signal = AbortSignal.timeout(LONGEST_CALL_MS)
  const answer = await fetch(url, { method: 'POST', headers, body: text, redirect: 'manual', signal }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null) throw new MailError('EWEBHOOK', false, 'The gateway did not answer')
  if (!answer.ok) throw new MailError(`EWEBHOOK ${answer.status}`, false, `The gateway answered ${answer.status}`)
}
