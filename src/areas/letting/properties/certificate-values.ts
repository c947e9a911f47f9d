import type { ContentValues } from '#company/content/content-store.ts'
import type { EnergyCertificate } from './property.ts'

/** With the file that the office keeps of it. */
export type StoredCertificate = EnergyCertificate & { documentMediaId: string | null }

/** By their names among the values that the office edits. */
const keys = {
  certificate_exemption: 'exemption',
  certificate_kind: 'kind',
  certificate_value: 'valueKwhPerSqmYear',
  certificate_carriers: 'energyCarriers',
  certificate_building_year: 'buildingYear',
  certificate_class: 'efficiencyClass',
  certificate_hot_water: 'includesHotWater',
  certificate_issued_on: 'issuedOn',
  certificate_valid_until: 'validUntil',
  certificate_scheme: 'scheme',
  certificate_document: 'documentMediaId',
} as const satisfies Record<string, keyof StoredCertificate>

const nothingKnown: Partial<StoredCertificate> = { energyCarriers: [], includesHotWater: false }

/** A building's certificate as the office edits it; `certificate_exemption` null: nothing is known yet. */
export const certificateValues = (certificate: Partial<StoredCertificate> = nothingKnown): ContentValues =>
  Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, certificate[key] ?? null]))

/** Null when neither a certificate nor an exemption is stated. */
export function certificateFromValues(values: ContentValues): StoredCertificate | null {
  if ((values.certificate_exemption ?? null) === null) return null
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [key, values[name] ?? null]),
  ) as unknown as StoredCertificate
}
