import type { PrivacyPart } from '#areas/kind.ts'
import { periodInWords, SEARCH_DAYS_AFTER_END } from '#requests/request/deletion.ts'
import { CONFIRM_DAYS, SEARCH_DAYS } from './search.ts'

/** The consent of somebody who confirms a search; beside the form and, as the legal basis, on /datenschutz. */
export const consent =
  'dass wir Ihre E-Mail-Adresse und Ihre Suche speichern und Ihnen schreiben, wenn eine Wohnung dazu passt. Das können Sie jederzeit widerrufen, mit dem Link in jeder E-Mail.'

/** „drei Tagen“, behind „nach“. */
export const keptAfterEnd = periodInWords({ days: SEARCH_DAYS_AFTER_END }).after

export const searchPrivacy: PrivacyPart = {
  title: 'Suchauftrag',
  data: 'E-Mail-Adresse, Ihre Suche (Ort, Zimmer, Miete und was Sie sonst wählen) und wie oft wir schreiben sollen; dazu, wann Sie den Auftrag angelegt und bestätigt haben und von welchen Wohnungen wir Ihnen geschrieben haben.',
  purpose:
    'um Ihnen zu schreiben, wenn eine passende Wohnung neu, günstiger oder wieder frei ist. Unser Büro sieht nur, wie viele Suchaufträge es für welchen Ort, welche Größe und welche Miete gibt, nicht von wem.',
  basis: `Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO): Sie willigen ein, ${consent} Ohne Bestätigung kommt nur die Bitte darum, höchstens zweimal.`,
  deletion: () =>
    `Ein Suchauftrag endet nach ${SEARCH_DAYS} Tagen, wenn Sie ihn nicht verlängern, unbestätigt nach ${CONFIRM_DAYS} Tagen, und sofort, wenn Sie ihn beenden. Nach weiteren ${keptAfterEnd} löschen wir ihn mit der Adresse; so lange können Sie ihn wieder aufnehmen. Die E-Mails dazu löschen wir nach 30 Tagen.`,
}
