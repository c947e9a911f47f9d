import type { PrivacyPart } from '#areas/kind.ts'
import { INCIDENT_DAYS_AFTER_END, periodInWords, UNCONFIRMED_LISTENER_DAYS } from '#requests/request/deletion.ts'

/** The consent of somebody who confirms; beside the form and, as the legal basis, on /datenschutz. */
export const consent =
  'dass wir Ihre E-Mail-Adresse speichern und Ihnen schreiben, wenn es zu dieser Störung Neues gibt. Das können Sie jederzeit widerrufen, mit dem Link in jeder E-Mail.'

/** „30 Tagen“, behind „nach“. */
export const keptAfterEnd = periodInWords({ days: INCIDENT_DAYS_AFTER_END }).after
const unconfirmed = periodInWords({ days: UNCONFIRMED_LISTENER_DAYS }).after

export const incidentPrivacy: PrivacyPart = {
  title: 'Nachrichten zu einer Störung',
  data: 'E-Mail-Adresse, die Störung, die Sie betrifft, und wann Sie sich eingetragen und bestätigt haben.',
  purpose:
    'um Ihnen zu schreiben, wenn es zu einer Störung in Ihrem Haus Neues gibt. Unser Büro sieht nur, wie viele Haushalte betroffen sind, nicht welche.',
  basis: `Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO): Sie willigen ein, ${consent} Ohne Bestätigung kommt nur die Bitte darum, höchstens zweimal.`,
  deletion: () =>
    `Sie beenden die Nachrichten mit einem Knopf: Dann löschen wir die Adresse sofort. Sonst löschen wir sie nach weiteren ${keptAfterEnd} ab dem Ende der Störung, unbestätigte nach ${unconfirmed}.`,
}
