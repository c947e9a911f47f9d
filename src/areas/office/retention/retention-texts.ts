import type { RequestKind } from '../access/roles.ts'
import { kindLabel } from '../request/kind-labels.ts'

/** Why a kind is kept as long as it is; the privacy page says the same to visitors. */
export const keptBecause: Record<RequestKind, string> = {
  tenant_application:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 21 Abs. 5 AGG); dazu kommt die Zeit bis zu einer Klage.',
  job_application:
    'Nach einer Absage kann zwei Monate lang eine Entschädigung verlangt werden (§ 15 Abs. 4 AGG); dazu kommt die Zeit bis zu einer Klage.',
  damage_report: 'So lange können Ansprüche aus dem Schaden verlangt werden (§ 195 BGB).',
  rent_certificate: 'Rückfragen von Ämtern und Banken kommen meist im ersten Jahr.',
  contact_message: 'Rückfragen zur selben Sache kommen meist im ersten Jahr.',
  landlord_enquiry: 'Über einen Auftrag wird oft erst nach Monaten entschieden.',
  billing_enquiry: 'Eine Abrechnung wird einmal im Jahr gebraucht.',
  partner_application: 'Bis ein Auftrag im Gewerk zu vergeben ist, vergeht oft ein Jahr.',
}

const rules: Record<string, string> = {
  retention: 'Frist abgelaufen',
  quarantine: 'Spam-Verdacht, 30 Tage alt',
  person: 'Löschwunsch einer Person',
  age: 'Zeilen zu alt',
  run: 'Ganzer Lauf',
}

const others: Record<string, string> = { '*': 'Alle Arten', audit_log: 'Protokoll der Verwaltung', mail: 'E-Mail' }

export const ruleLabel = (rule: string) => rules[rule] ?? rule

export const keptLabel = (kind: string) => others[kind] ?? kindLabel(kind)

/** Days as people say them: „sechs Monate“. */
export function periodText(days: number): string {
  const known: Record<number, string> = { 30: '30 Tage', 180: '6 Monate', 365: '12 Monate', 1095: '3 Jahre' }
  return known[days] ?? `${days} Tage`
}
