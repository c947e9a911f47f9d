import { formatDateTime } from '#ui/format.ts'

/** `staffName` null: the name is no longer stored. */
type LastChange = { staffName: string | null; happenedAt: string }

/** „Zuletzt geändert von Petra Öz am 02.03.2026, 09:00 Uhr.“ */
export function lastChangeInWords({ staffName, happenedAt }: LastChange): string {
  const by = staffName === null ? '' : `von ${staffName} `
  return `Zuletzt geändert ${by}am ${formatDateTime(new Date(happenedAt))} Uhr.`
}
