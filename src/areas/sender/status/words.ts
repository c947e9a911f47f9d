import { site } from '#site'
import { formatDateTime } from '#ui/format.ts'

/** What of a submission its sender's page speaks about. Moments are ISO 8601. */
export type Standing = {
  noun: string
  status: string
  closedReason: string | null
  dueAt: string | null
  /** When the office last wrote, or null. */
  answeredAt: string | null
  /** Who wrote last. */
  lastFrom: 'office' | 'sender' | null
}

export type Stand = { title: string; next: string; isClosed: boolean }

/** Where it stands and what happens next, in words for the sender. `now` in milliseconds. */
export function standOf({ noun, status, closedReason, dueAt, answeredAt, lastFrom }: Standing, now: number): Stand {
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
  return { title, next: promise(dueAt, now), isClosed: false }
}

function waitingStep(answeredAt: string | null): string {
  return answeredAt === null
    ? 'Wir warten auf jemand anderen, zum Beispiel auf einen Handwerksbetrieb, und melden uns dann bei Ihnen.'
    : 'Bitte lesen Sie unsere letzte Nachricht. Sobald wir Ihre Antwort haben, geht es weiter.'
}

function promise(dueAt: string | null, now: number): string {
  if (dueAt === null) return 'Wir sehen uns alles an und melden uns bei Ihnen.'
  if (Date.parse(dueAt) >= now) return `Wir melden uns bis ${formatDateTime(new Date(dueAt))} Uhr bei Ihnen.`
  return `Wir wollten uns bis ${formatDateTime(new Date(dueAt))} Uhr melden und haben das nicht geschafft. Das tut uns leid. Rufen Sie uns bitte an: ${site.phone.shown}.`
}

/** „nach 6 Monaten“ from days, as the kinds count them. */
export function daysInWords(days: number): string {
  if (days % 365 === 0) return days === 365 ? 'einem Jahr' : `${days / 365} Jahren`
  if (days % 30 === 0) return days === 30 ? 'einem Monat' : `${days / 30} Monaten`
  return `${days} Tagen`
}
