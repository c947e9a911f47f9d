import type { Message } from '#requests/request/messages/repository.server.ts'
import type { RequestEvent } from '#requests/request/repository.server.ts'
import type { ShownFile } from '#platform/files/uploaded-file.ts'
import { wordTable } from '#platform/word-table.ts'

/** `body`: what somebody wrote. Of the office it is never said who. */
export type OwnEntry = {
  at: string
  title: string
  from?: 'office' | 'sender'
  subject?: string
  body?: string
  /** The part that their mail repeated of earlier ones. */
  quoted?: string
  files?: readonly ShownFile[]
}

/** Titles of the events for their sender. An event of any other kind concerns the office alone and stays out. */
const titles = wordTable<(detail: string | null) => string | null>({
  received: () => 'Bei uns eingegangen',
  withdrawn: () => 'Von Ihnen zurückgezogen',
  place: (detail) => `Ort von Ihnen nachgetragen: ${detail}`,
  'place-entered': (detail) => `Ort von uns eingetragen: ${detail}`,
  merged: () => 'Wir bearbeiten das zusammen mit einem anderen Vorgang zur selben Sache',
  separated: () => 'Wir bearbeiten das wieder für sich',
  'viewing-accepted': (detail) => `Besichtigung zugesagt: ${detail}`,
  'viewing-declined': () => 'Besichtigung abgesagt',
  status: (detail) => (detail === null ? null : (statusTitles[detail] ?? null)),
})

const statusTitles = wordTable<string>({
  in_arbeit: 'Wir arbeiten daran',
  wartet: 'Wir warten auf eine Antwort',
  erledigt: 'Abgeschlossen',
  abgelehnt: 'Abgeschlossen mit einer Absage',
})

/** Events that concern the sender and everything that both sides wrote, newest first. */
export function ownTimeline(
  events: readonly RequestEvent[],
  written: readonly Message[],
  filesOf: (messageId: string) => readonly ShownFile[],
): OwnEntry[] {
  const happened = events.flatMap(({ kind, detail, happenedAt }) => {
    const title = Object.hasOwn(titles, kind) ? titles[kind]?.(detail) : null
    return title ? [{ at: happenedAt, title }] : []
  })
  const said = written.map(({ id, origin, subject, body, quoted, createdAt }) => ({
    at: createdAt,
    title: origin === 'office' ? 'Nachricht von uns' : 'Nachricht von Ihnen',
    from: origin,
    ...(subject === null ? {} : { subject }),
    body,
    ...(quoted ? { quoted } : {}),
    files: filesOf(id),
  }))
  return [...happened, ...said].toSorted((one, other) => other.at.localeCompare(one.at))
}
