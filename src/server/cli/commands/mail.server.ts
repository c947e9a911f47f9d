import { type ListedMessage, outbox, type MessageState } from '#requests/outbox/repository.server.ts'
import { purposeLabel, requestOf } from '#requests/outbox/message.ts'
import { toWire } from '#platform/wire.ts'
import { CommandError, jsonOption, UsageError, type Command } from '../command.ts'
import { germanMoment, table } from '../table.ts'

const stateLabels: Record<MessageState, string> = {
  waiting: 'wartet',
  sending: 'wird gesendet',
  held: 'zurückgehalten',
  sent: 'gesendet',
  failed: '⚠ aufgegeben',
}

/** As JSON: with the request that each belongs to also by the name that it always had. */
export const mailsToWire = (mails: readonly ListedMessage[]) =>
  toWire(mails.map((mail) => ({ ...mail, requestId: requestOf(mail) })))

export const mailListCommand: Command = {
  words: 'mail list',
  summary: 'Zeigt die Mails, neueste zuerst, mit Zustand und letztem Fehler.',
  options: {
    state: { type: 'string', value: 'ZUSTAND', help: `nur: ${Object.keys(stateLabels).join(', ')}` },
    ...jsonOption,
  },
  async run({ openApp, text, flag, out }) {
    const state = text('state')
    if (state !== undefined && !isState(state)) {
      throw new UsageError(`--state kann sein: ${Object.keys(stateLabels).join(', ')}`)
    }
    const app = await openApp()
    const mails = await outbox(app.db).list(state === undefined ? {} : { state }, app.clock.now())
    if (flag('json')) return out(`${JSON.stringify(mailsToWire(mails), null, 2)}\n`)
    const rows = mails.map((mail) => [
      mail.id,
      germanMoment(mail.createdAt),
      purposeLabel(mail.purpose),
      mail.toAddress,
      stateLabels[mail.state],
      String(mail.attempts),
      mail.state === 'waiting' ? germanMoment(mail.nextAttemptAt) : '',
      mail.lastError ?? '',
    ])
    await out(table(['Mail', 'Entstanden', 'Zweck', 'An', 'Zustand', 'Versuche', 'Nächster', 'Letzter Fehler'], rows))
  },
}

export const mailRetryCommand: Command = {
  words: 'mail retry',
  summary: 'Versucht aufgegebene Mails noch einmal von vorn; der laufende Server sendet sie.',
  options: {
    id: { type: 'string', value: 'MAIL', help: 'nur diese Mail (Nummer aus „mail list“), auch eine zurückgehaltene' },
  },
  async run({ openApp, text, out }) {
    const app = await openApp()
    const id = text('id')
    const count = await outbox(app.db).retry(app.clock.now(), id)
    if (id !== undefined && count === 0) throw new CommandError(`Eine ungesendete Mail ${id} gibt es nicht.`)
    await out(count === 1 ? 'Eine Mail wird noch einmal versucht.\n' : `${count} Mails werden noch einmal versucht.\n`)
  },
}

function isState(text: string): text is MessageState {
  return Object.hasOwn(stateLabels, text)
}
