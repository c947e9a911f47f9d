/** What a member of staff can be told of by mail. Stored codes. */
export const alertEvents = ['assigned', 'mentioned', 'reply', 'emergency', 'deadline'] as const
export type AlertEvent = (typeof alertEvents)[number]

export const alertWays = ['none', 'at-once', 'digest'] as const
export type AlertWay = (typeof alertWays)[number]

export type AlertChoices = Record<AlertEvent, AlertWay>

/** What holds until somebody chooses: what names them at once, what can wait together; emergencies reach the office's own mailbox anyway. */
export const usualChoices: AlertChoices = {
  assigned: 'at-once',
  mentioned: 'at-once',
  reply: 'at-once',
  emergency: 'none',
  deadline: 'digest',
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

export const isAlertEvent = (text: string): text is AlertEvent => (alertEvents as readonly string[]).includes(text)
export const isAlertWay = (text: string): text is AlertWay => (alertWays as readonly string[]).includes(text)
