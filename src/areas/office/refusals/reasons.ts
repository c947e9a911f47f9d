import type { SubmissionStatus } from '#platform/submissions/status.ts'

/** Kinds that are never refused without a reason: the AGG applies to who gets a flat (§ 19) or a job (§ 2). */
export type ApplicationKind = 'tenant_application' | 'job_application'

/** Stored with the request; a code is never reworded, its label may be. */
export const refusalReasons: Record<ApplicationKind, Readonly<Record<string, string>>> = {
  tenant_application: {
    anderweitig_vermietet: 'Wohnung an jemand anderen vermietet',
    nicht_mehr_frei: 'Wohnung wird nicht mehr angeboten',
    einkommen_reicht_nicht: 'Einkommen reicht für die Miete nicht',
    bonitaet: 'Bonität nicht ausreichend',
    haushalt_zu_gross: 'Haushalt zu groß für die Wohnung',
    unterlagen_fehlen: 'Unterlagen fehlen trotz Nachfrage',
    nicht_erreichbar: 'Nicht erreichbar oder nicht erschienen',
    zurueckgezogen: 'Bewerbung zurückgezogen',
    sonstiges: 'Anderer Grund',
  },
  job_application: {
    anderweitig_besetzt: 'Stelle mit jemand anderem besetzt',
    nicht_mehr_offen: 'Stelle wird nicht mehr besetzt',
    qualifikation_fehlt: 'Geforderte Qualifikation fehlt',
    erfahrung_fehlt: 'Geforderte Erfahrung fehlt',
    verfuegbarkeit: 'Beginn oder Arbeitszeit passt nicht',
    gehaltsvorstellung: 'Gehaltsvorstellung passt nicht',
    unterlagen_fehlen: 'Unterlagen fehlen trotz Nachfrage',
    nicht_erreichbar: 'Nicht erreichbar oder nicht erschienen',
    zurueckgezogen: 'Bewerbung zurückgezogen',
    sonstiges: 'Anderer Grund',
  },
}

/** This one says nothing by itself. */
export const REASON_WITH_TEXT = 'sonstiges'
export const LONGEST_REFUSAL_NOTE = 500

export type Refusal = { reason: string; note: string | null }

export function isApplicationKind(kind: string): kind is ApplicationKind {
  return kind === 'tenant_application' || kind === 'job_application'
}

/** Whether this change needs a reason that whoever wants it must give. */
export function needsReason(kind: string, status: SubmissionStatus): boolean {
  return status === 'abgelehnt' && isApplicationKind(kind)
}

/** A reason of this kind, with a text where it says nothing by itself. */
export function isWholeRefusal(kind: string, { reason, note }: Refusal): boolean {
  if (!isApplicationKind(kind) || !Object.hasOwn(refusalReasons[kind], reason)) return false
  return reason !== REASON_WITH_TEXT || (note !== null && note.trim() !== '')
}

/** What a stored reason says; also of an older version of this list. */
export function reasonLabel(kind: string, reason: string): string {
  if (reason === 'nicht_erfasst') return 'Nicht erfasst (vor Einführung der Gründe)'
  return (isApplicationKind(kind) ? refusalReasons[kind][reason] : undefined) ?? reason
}
