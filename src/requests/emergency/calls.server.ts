import type { App } from '#platform/app.server.ts'
import { isOpenAt } from '#company/business-hours.ts'
import type { NewMail } from '../outbox/repository.server.ts'
import { alarmMark, alarmWords } from '../submissions/alarm.ts'

/** `reference` as everybody writes it. */
export type Emergency = { reference: string; alarm: number; receivedAt: Date; quarantined: boolean }

/**
 * Whom an emergency calls while nobody sits in the office: the notice to each address of EMERGENCY_MAIL_TO, and one call of the gateway. What
 * looks like spam is mailed and marked as such, but sends no message to a telephone.
 */
export function emergencyCalls(app: App, emergency: Emergency, notice: NewMail): NewMail[] {
  if (emergency.alarm === 0 || isOpenAt(emergency.receivedAt)) return []
  return callsNow(app, emergency, notice)
}

/** The same at any hour, for a trial. */
export function callsNow(app: App, emergency: Emergency, notice: NewMail): NewMail[] {
  const { emergencyMailTo, emergencyWebhookUrl: url, mailFrom } = app.config
  const another = (different: Partial<NewMail>): NewMail => {
    const id = app.newId()
    return { ...notice, id, messageId: `<${id}@${mailFrom.split('@').at(-1)}>`, toName: null, ...different }
  }
  const mails = emergencyMailTo.map((toAddress) => another({ toAddress }))
  if (url === null || emergency.quarantined) return mails
  const text = JSON.stringify(callOf(app, emergency))
  const call = another({ purpose: 'webhook', toAddress: new URL(url).host, replyTo: null, text, html: null })
  return [...mails, call]
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
