import type { ListedMail } from '#platform/outbox/repository.server.ts'
import type { SubmissionEvent } from '#platform/submissions/repository.server.ts'
import { isSubmissionStatus, statusLabels } from '#platform/submissions/status.ts'

/** One line of the timeline. `text` is what somebody wrote: a note. */
export type TimelineEntry = { at: string; title: string; who: string | null; text?: string; isWarning?: boolean }

/**
 * What each kind of event says. An event of another kind shows its name: add it here when you add one.
 * `name` turns an account's id into a person's name.
 */
const titles: Record<string, (detail: string | null, name: (id: string) => string) => string> = {
  received: (detail) => (detail === null ? 'Eingegangen' : 'Eingegangen, mit Spam-Verdacht'),
  viewed: () => 'Zum ersten Mal geöffnet',
  exported: () => 'Ausgegeben (Export)',
  released: () => 'Spam-Verdacht aufgehoben, Eingangsbestätigung gesendet',
  status: (detail) => `Status: ${detail !== null && isSubmissionStatus(detail) ? statusLabels[detail] : detail}`,
  assigned: (detail, name) => (detail === null ? 'Niemand ist mehr zuständig' : `Zuständig: ${name(detail)}`),
  note: () => 'Notiz',
}

/** Events and mails in one order, newest first. */
export function timelineOf(
  events: readonly SubmissionEvent[],
  mails: readonly ListedMail[],
  team: ReadonlyMap<string, string>,
): TimelineEntry[] {
  const name = (id: string) => team.get(id) ?? 'früheres Konto'
  const entries = events.map(({ kind, detail, actor, happenedAt }) => ({
    at: happenedAt,
    title: titles[kind]?.(detail, name) ?? kind,
    who: whoOf(actor, team),
    ...(kind === 'note' && detail !== null ? { text: detail } : {}),
  }))
  return [...entries, ...mails.map(mailEntry)].toSorted((one, other) => other.at.localeCompare(one.at))
}

function whoOf(actor: string | null, team: ReadonlyMap<string, string>): string | null {
  if (actor === null) return null
  return team.get(actor) ?? (actor === 'office' ? 'Werkzeug für den Betrieb' : 'früheres Konto')
}

function mailEntry(mail: ListedMail): TimelineEntry {
  const what =
    mail.purpose === 'receipt' ? 'Eingangsbestätigung' : mail.purpose === 'notice' ? 'Meldung ans Büro' : 'E-Mail'
  const states: Record<ListedMail['state'], string> = {
    sent: 'gesendet',
    waiting: 'wartet',
    sending: 'wird gesendet',
    held: 'zurückgehalten',
    failed: `⚠ nicht zugestellt (${mail.lastError ?? 'unbekannter Grund'})`,
  }
  return {
    at: mail.sentAt ?? mail.failedAt ?? mail.createdAt,
    title: `${what} „${mail.subject}“ an ${mail.toAddress}: ${states[mail.state]}`,
    who: null,
    isWarning: mail.state === 'failed',
  }
}
