/** Lists the events that staff can be alerted to, by mail and on their devices. Stored codes. */
export const alertEvents = ['assigned', 'mentioned', 'reply', 'emergency', 'deadline'] as const
export type AlertEvent = (typeof alertEvents)[number]

export const alertWays = ['none', 'at-once', 'digest'] as const
export type AlertWay = (typeof alertWays)[number]

/** The channels of an alert; a push goes at once. Stored codes. */
export type AlertChannel = 'mail' | 'push'

/** The way of each mail, and what the own devices show besides. */
export type AlertChoices = Record<AlertEvent, AlertWay> & { push: readonly AlertEvent[] }

/** Applies until somebody chooses: what names them at once, what can wait together; emergencies reach the office's own mailbox anyway. */
export const usualChoices: AlertChoices = {
  assigned: 'at-once',
  mentioned: 'at-once',
  reply: 'at-once',
  emergency: 'none',
  deadline: 'digest',
  // Turning a device on says that one wants to hear.
  push: alertEvents,
}

/** By which channels, and when, an event is announced to somebody who chose so. */
export function waysOf(
  choices: AlertChoices,
  event: AlertEvent,
): { channel: AlertChannel; way: Exclude<AlertWay, 'none'> }[] {
  const way = choices[event]
  return [
    ...(way === 'none' ? [] : [{ channel: 'mail' as const, way }]),
    ...(choices.push.includes(event) ? [{ channel: 'push' as const, way: 'at-once' as const }] : []),
  ]
}

export const eventLabels: Record<AlertEvent, string> = {
  assigned: 'Ein Vorgang wird Ihnen zugewiesen',
  mentioned: 'Eine Notiz erwähnt Sie',
  reply: 'Ein Absender schreibt zu Ihrem Vorgang',
  emergency: 'Ein Notfall oder eine Gefahr wird gemeldet',
  deadline: 'Die Frist eines Ihrer Vorgänge läuft ab',
}

export const wayLabels: Record<AlertWay, string> = {
  none: 'Keine E-Mail',
  'at-once': 'Sofort',
  digest: 'Gesammelt um 7:30 Uhr',
}

/** The box of the form that chooses it for the devices. */
export const pushField = (event: AlertEvent) => `push_${event}`

export const isAlertEvent = (text: string): text is AlertEvent => (alertEvents as readonly string[]).includes(text)
export const isAlertWay = (text: string): text is AlertWay => (alertWays as readonly string[]).includes(text)
