import type { ContentValues } from '#company/content/content-store.ts'
import type { EnergyCertificate } from './property.ts'

/** With the file that the office keeps of it. */
export type StoredCertificate = EnergyCertificate & { documentMediaId: string | null }

/** A building's certificate among the values that the office edits; `certificate_exemption` null: nothing is known yet. */
export function certificateValues(certificate: StoredCertificate): ContentValues {
  return {
    certificate_exemption: certificate.exemption,
    certificate_kind: certificate.kind,
    certificate_value: certificate.valueKwhPerSqmYear,
    certificate_carriers: certificate.energyCarriers,
    certificate_building_year: certificate.buildingYear,
    certificate_class: certificate.efficiencyClass,
    certificate_hot_water: certificate.includesHotWater,
    certificate_issued_on: certificate.issuedOn,
    certificate_valid_until: certificate.validUntil,
    certificate_scheme: certificate.scheme,
    certificate_document: certificate.documentMediaId,
  }
}

export const noCertificate: ContentValues = {
  certificate_exemption: null,
  certificate_kind: null,
  certificate_value: null,
  certificate_carriers: [],
  certificate_building_year: null,
  certificate_class: null,
  certificate_hot_water: false,
  certificate_issued_on: null,
  certificate_valid_until: null,
  certificate_scheme: null,
  certificate_document: null,
}

/** Null when neither a certificate nor an exemption is stated. */
export function certificateFromValues(values: ContentValues): StoredCertificate | null {
  const exemption = values.certificate_exemption as EnergyCertificate['exemption'] | null
  if (exemption === null || exemption === undefined) return null
  return {
    exemption,
    kind: values.certificate_kind as EnergyCertificate['kind'],
    valueKwhPerSqmYear: values.certificate_value as number | null,
    energyCarriers: values.certificate_carriers as string[],
    buildingYear: values.certificate_building_year as number | null,
    efficiencyClass: values.certificate_class as string | null,
    includesHotWater: values.certificate_hot_water === true,
    issuedOn: values.certificate_issued_on as string | null,
    validUntil: values.certificate_valid_until as string | null,
    scheme: values.certificate_scheme as string | null,
    documentMediaId: (values.certificate_document as string | null | undefined) ?? null,
  }
}
