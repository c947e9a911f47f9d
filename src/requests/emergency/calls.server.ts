import type { App } from '#platform/app.server.ts'
import { isOpenAt } from '#company/business-hours.ts'
import { anotherMail, newWebhook, type NewMessage } from '../outbox/new-message.server.ts'
import { alarmMark, alarmWords } from '../request/alarm.ts'

/** `reference` as everybody writes it. */
export type Emergency = { reference: string; alarm: number; receivedAt: Date; quarantined: boolean }

/**
 * Whom an emergency calls while nobody sits in the office: the notice to each address of EMERGENCY_MAIL_TO, and one call of the gateway. What
 * looks like spam is mailed and marked as such, but sends no message to a telephone.
 */
export function emergencyCalls(app: App, emergency: Emergency, notice: NewMessage): NewMessage[] {
  if (emergency.alarm === 0 || isOpenAt(emergency.receivedAt)) return []
  return callsNow(app, emergency, notice)
}

/** The same at any hour, for a trial. */
export function callsNow(app: App, emergency: Emergency, notice: NewMessage): NewMessage[] {
  const mails = app.config.emergencyMailTo.map((address) => anotherMail(app, notice, address))
  if (emergency.quarantined) return mails
  const { owner, subject, createdAt } = notice
  const call = newWebhook(app, { purpose: 'emergency', owner, subject, createdAt }, callOf(app, emergency))
  return call ? [...mails, call] : mails
}

/** A gateway is somebody else's: it hears where to look, and nothing of who wrote what. */
function callOf({ config: { siteUrl } }: App, { reference, alarm, receivedAt }: Emergency) {
  const url = `${siteUrl}/verwaltung/anfragen/${reference}`
  return {
    event: 'emergency',
    reference,
    alarm: alarmWords(alarm),
    received_at: receivedAt.toISOString(),
    text: `${alarmMark(alarm)}Vorgang ${reference}, ${url}`,
    url,
  }
}
