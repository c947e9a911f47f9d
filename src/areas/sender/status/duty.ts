import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { SenderKind } from '../kinds.server.ts'

/**
 * The duty that keeps a request although its sender wants it gone (GDPR Art. 17(3)), in words for them; null: none does.
 * @param request as its sender may know it (`asSenderKnows`).
 */
export function dutyToKeep(
  { legalHold, status, closedReason }: Pick<StoredRequest, 'legalHold' | 'status' | 'closedReason'>,
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
