import { site } from '#site'
import { formatDateTime, formatDayOf } from '#ui/format.ts'
import { DAY_MS, HOUR_MS } from '#values/durations.ts'

/** The facts of a request that its sender's page speaks about. Moments are ISO 8601. */
export type Standing = {
  noun: string
  status: string
  closedReason: string | null
  receivedAt: string
  dueAt: string | null
  /** When the office last wrote, or null. */
  answeredAt: string | null
  /** The last writer. */
  lastFrom: 'office' | 'sender' | null
  /** Handled together with another one of the same matter. */
  isElsewhere?: boolean
}

export type Stand = { title: string; next: string; isClosed: boolean }

/** Where it stands and what happens next, in words for the sender. `now` in milliseconds. */
export function standOf(
  { noun, status, closedReason, receivedAt, dueAt, answeredAt, lastFrom, isElsewhere }: Standing,
  now: number,
): Stand {
  if (closedReason === 'zurueckgezogen')
    return { title: 'Von Ihnen zurückgezogen', next: `Wir bearbeiten Ihre ${noun} nicht weiter.`, isClosed: true }
  if (status === 'erledigt')
    return {
      title: 'Abgeschlossen',
      next: 'Für uns ist nichts mehr offen. Fehlt noch etwas? Schreiben Sie uns hier, dann sehen wir noch einmal nach.',
      isClosed: true,
    }
  if (status === 'abgelehnt')
    return {
      title: 'Abgeschlossen, leider mit einer Absage',
      next: 'Haben Sie Fragen dazu? Schreiben Sie uns hier, oder rufen Sie uns an.',
      isClosed: true,
    }
  if (isElsewhere)
    return {
      title: 'In Bearbeitung',
      next: `Wir bearbeiten Ihre ${noun} zusammen mit einem anderen Vorgang zur selben Sache. Sie brauchen nichts zu tun. Schreiben Sie uns hier, wenn Sie etwas ergänzen oder fragen möchten.`,
      isClosed: false,
    }
  if (lastFrom === 'sender' && (answeredAt !== null || status !== 'neu'))
    return {
      title: 'In Bearbeitung',
      next: 'Ihre letzte Nachricht ist bei uns. Wir sehen sie uns an und melden uns.',
      isClosed: false,
    }
  const title = answeredAt === null && status === 'neu' ? 'Eingegangen' : 'In Bearbeitung'
  if (status === 'wartet') return { title: 'Wartet auf eine Antwort', next: waitingStep(answeredAt), isClosed: false }
  if (answeredAt !== null)
    return { title, next: 'Wir haben Ihnen geschrieben: Unsere Nachricht steht unten.', isClosed: false }
  return { title, next: promise(dueAt, receivedAt, now), isClosed: false }
}

function waitingStep(answeredAt: string | null): string {
  return answeredAt === null
    ? 'Wir warten auf jemand anderen, zum Beispiel auf einen Handwerksbetrieb, und melden uns dann bei Ihnen.'
    : 'Bitte lesen Sie unsere letzte Nachricht. Sobald wir Ihre Antwort haben, geht es weiter.'
}

function promise(dueAt: string | null, receivedAt: string, now: number): string {
  if (dueAt === null) return 'Wir sehen uns alles an und melden uns bei Ihnen.'
  const due = Date.parse(dueAt)
  const given = due - Date.parse(receivedAt)
  if (given < HOUR_MS)
    return `Das hat bei uns Vorrang vor allem anderen. Hat sich noch niemand gemeldet? Rufen Sie uns bitte sofort an: ${site.phone.shown}.`
  // Days are promised as days: nobody waits for a minute three days away.
  const until = given > DAY_MS ? formatDayOf(dueAt) : `${formatDateTime(new Date(due))} Uhr`
  if (due >= now) return `Wir melden uns bis ${given > DAY_MS ? 'zum ' : ''}${until} bei Ihnen.`
  return `Wir wollten uns bis ${given > DAY_MS ? 'zum ' : ''}${until} melden und haben das nicht geschafft. Das tut uns leid. Rufen Sie uns bitte an: ${site.phone.shown}.`
}
