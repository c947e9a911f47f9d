import { formatDate, formatNumber } from '#ui/format.ts'
import type { EnergyCertificate } from '../properties/property.ts'

/** The classes of residential buildings and the final energy in kWh/(m²·a) up to which each reaches (GEG, Anlage 10). */
export const efficiencyClasses = [
  { name: 'A+', upTo: 30 },
  { name: 'A', upTo: 50 },
  { name: 'B', upTo: 75 },
  { name: 'C', upTo: 100 },
  { name: 'D', upTo: 130 },
  { name: 'E', upTo: 160 },
  { name: 'F', upTo: 200 },
  { name: 'G', upTo: 250 },
  { name: 'H', upTo: null },
] as const

const kinds = {
  bedarf: { name: 'Energiebedarfsausweis', value: 'Endenergiebedarf' },
  verbrauch: { name: 'Energieverbrauchsausweis', value: 'Endenergieverbrauch' },
}

const NOT_KNOWN =
  'Angaben zum Energieausweis liegen uns noch nicht vor. Sie erhalten ihn spätestens bei der Besichtigung.'

const exemptions: Record<Exclude<EnergyCertificate['exemption'], 'none'>, string> = {
  denkmal: 'Das Gebäude ist ein Baudenkmal. Ein Energieausweis ist nicht erforderlich (§ 79 Abs. 4 GEG).',
  noch_nicht_ausgestellt:
    'Der Energieausweis ist noch nicht ausgestellt. Wir legen ihn Ihnen spätestens bei der Besichtigung vor (§ 80 Abs. 4 GEG).',
  nicht_noetig: 'Für dieses Gebäude ist nach dem Gebäudeenergiegesetz kein Energieausweis erforderlich.',
}

/** Why the facts are missing, in a sentence; null when the certificate is there. */
export function missingCertificateText(certificate: EnergyCertificate | null): string | null {
  if (certificate === null) return NOT_KNOWN
  if (certificate.exemption !== 'none') return exemptions[certificate.exemption]
  return certificate.kind === null && certificate.valueKwhPerSqmYear === null ? NOT_KNOWN : null
}

/** Lists what § 87 (1) GEG asks of an advert, in its order, as far as the certificate holds it; then what helps the reader. */
export function certificateFacts(certificate: EnergyCertificate): { label: string; value: string }[] {
  const { kind, valueKwhPerSqmYear, energyCarriers, buildingYear, efficiencyClass, includesHotWater } = certificate
  const facts: [string, string | null][] = [
    ['Art des Energieausweises', kind && kinds[kind].name],
    [kind ? kinds[kind].value : 'Endenergie', valueKwhPerSqmYear === null ? null : formatKwh(valueKwhPerSqmYear)],
    ['Wesentliche Energieträger der Heizung', energyCarriers.join(', ')],
    ['Baujahr laut Energieausweis', buildingYear === null ? null : String(buildingYear)],
    ['Energieeffizienzklasse', efficiencyClass],
    ['Warmwasser', includesHotWater ? 'im Kennwert enthalten' : null],
    ['Gültig bis', certificate.validUntil && formatDate(certificate.validUntil)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** „84,5 kWh/(m²·a)“ */
export function formatKwh(perSqmAndYear: number): string {
  return `${formatNumber(perSqmAndYear)}\u00a0kWh/(m²·a)`
}
