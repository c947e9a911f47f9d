import type { Submission } from '#requests/submissions/repository.server.ts'
import type { SenderKind } from '../kinds.server.ts'

/**
 * The duty that keeps a submission although its sender wants it gone (GDPR Art. 17(3)), in words for them; null: none does.
 * @param submission as its sender may know it (`asSenderKnows`).
 */
export function dutyToKeep(
  { legalHold, status, closedReason }: Pick<Submission, 'legalHold' | 'status' | 'closedReason'>,
  { withdrawnFor, keptBecause, refusal, noun }: Pick<SenderKind, 'withdrawnFor' | 'keptBecause' | 'refusal' | 'noun'>,
): string | null {
  if (legalHold)
    return 'Wir müssen Ihre Angaben wegen einer laufenden Klärung aufbewahren, zum Beispiel eines Rechtsstreits.'
  if (withdrawnFor === null)
    return `Die ${noun} gehört zu den Unterlagen des Gebäudes und bleibt bis dahin. ${keptBecause}`
  if (refusal && status === 'abgelehnt') return keptBecause
  if (refusal && status === 'erledigt' && closedReason === null)
    return `Die ${noun} ist abgeschlossen und kann zu einem laufenden Vertrag mit Ihnen gehören.`
  return null
}
