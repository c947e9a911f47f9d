import { createHmac, hkdfSync } from 'node:crypto'
import type { App } from '#platform/app.server.ts'
import { MailError } from '../mail/mailer.server.ts'

const LONGEST_CALL_MS = 20_000

/** What a webhook checks signatures with, one for each purpose; made from SECRET, so it changes with it. Hexadecimal. */
export function webhookKey(secret: Buffer, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `${purpose}-webhook`, 32)).toString('hex')
}

/** HMAC-SHA256 over the moment and the body, so that nobody can send an old call again as a new one. */
function signatureOf(key: string, timestamp: string, body: string): string {
  const digits = createHmac('sha256', Buffer.from(key, 'hex')).update(`${timestamp}.${body}`).digest('hex')
  return `sha256=${digits}`
}

type Call = { id: string; purpose: string; text: string }

/** Calls the webhook of a message's purpose. `id` stays the same however often it is tried. @throws MailError, and the outbox tries again. */
export async function postWebhook(app: App, { id, purpose, text }: Call): Promise<void> {
  const url = app.config.webhooks[purpose]
  if (!url) throw new MailError('EWEBHOOK', false, `No address is set for the webhook ${purpose}`)
  const timestamp = String(Math.floor(app.clock.now().getTime() / 1000))
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': id,
    'X-Timestamp': timestamp,
    'X-Signature': signatureOf(webhookKey(app.secret, purpose), timestamp, text),
  }
  const signal = AbortSignal.timeout(LONGEST_CALL_MS)
  const answer = await fetch(url, { method: 'POST', headers, body: text, redirect: 'manual', signal }).catch(() => null)
  await answer?.body?.cancel()
  if (answer === null) throw new MailError('EWEBHOOK', false, 'The webhook did not answer')
  if (!answer.ok) throw new MailError(`EWEBHOOK ${answer.status}`, false, `The webhook answered ${answer.status}`)
}
