import type { Kind, PrivacyPart } from '#areas/kind.ts'
import { eachFormKind } from '#areas/kinds.server.ts'
import { isKindOffered } from '#areas/kinds.ts'
import { bookingPrivacy, incidentPrivacy, searchPrivacy } from '#areas/letting/public.server.ts'
import { offers } from '#company/offered.ts'
import { periodInWords } from '#requests/request/deletion.ts'

/** Joins the parts of the privacy page, one for each form, in the order of the kinds; kinds of one folder share a part. */
export function privacyParts(): string {
  const byPart = new Map(eachFormKind.filter(isKindOffered).map((kind): [PrivacyPart, Kind] => [kind.privacy, kind]))
  const parts = [...byPart].map(([part, kind]) => privacyPart(part, keptText(kind)))
  const further = [
    ...(offers('viewing_bookings') ? [bookingPrivacy] : []),
    ...(offers('saved_searches') ? [searchPrivacy] : []),
    incidentPrivacy,
  ].map((part) => privacyPart(part, ''))
  return [...parts, ...further].join('\n\n')
}

function keptText({ keepFor, keepFrom }: Kind): string {
  return `${periodInWords(keepFor).long} nach ${keepFrom === 'closed' ? 'Abschluss' : 'Eingang'}`
}

function privacyPart(
  { title, lead, data, further, purpose, basis, deletion, notes }: PrivacyPart,
  kept: string,
): string {
  const list = {
    Daten: data,
    ...further,
    Wozu: purpose,
    Rechtsgrundlage: basis,
    Löschung: deletion(kept),
    ...notes,
  }
  const lines = Object.entries(list).map(([name, text]) => `- **${name}:** ${text}`)
  return [`### ${title}`, ...(lead === undefined ? [] : [lead]), lines.join('\n')].join('\n\n')
}
