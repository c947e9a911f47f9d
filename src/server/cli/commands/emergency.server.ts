import { callsNow } from '#requests/emergency/calls.server.ts'
import { newMail } from '#requests/outbox/new-message.server.ts'
import { webhookKey } from '#requests/outbox/post-webhook.server.ts'
import { outbox } from '#requests/outbox/repository.server.ts'
import { CommandError, type Command } from '../command.ts'

const REFERENCE = 'PROB-E000'

export const emergencyKeyCommand: Command = {
  words: 'emergency key',
  summary: 'Zeigt den Schlüssel, mit dem ein SMS-Gateway die Unterschrift der Notfallmeldungen prüft.',
  details:
    'Die Unterschrift (X-Signature) ist HMAC-SHA256 über X-Timestamp, einen Punkt und den Text. Der Schlüssel folgt aus SECRET.',
  async run({ openApp, out }) {
    await out(`${webhookKey((await openApp()).secret, 'emergency')}\n`)
  },
}

export const emergencyTestCommand: Command = {
  words: 'emergency test',
  summary: 'Ruft zur Probe alle, die ein Notfall außerhalb der Geschäftszeiten erreicht; der laufende Server sendet.',
  async run({ openApp, out }) {
    const app = await openApp()
    const text = 'Das ist eine Probe. So erreichen Sie Notfälle außerhalb der Geschäftszeiten. Es ist nichts zu tun.'
    const letter = { subject: 'Probe: Notfallmeldung der Website', text, html: null }
    const notice = newMail(app, { purpose: 'test', address: app.config.mailTo }, letter)
    const emergency = { reference: REFERENCE, alarm: 2, receivedAt: app.clock.now(), quarantined: false }
    const calls = callsNow(app, emergency, notice)
    if (calls.length === 0)
      throw new CommandError('EMERGENCY_MAIL_TO und EMERGENCY_WEBHOOK_URL sind leer: Es gibt niemanden zu rufen.')
    await outbox(app.db).add(...calls)
    await out(`Zur Probe gerufen: ${calls.map(({ toAddress }) => toAddress).join(', ')}\n`)
  },
}
