import { site } from '#site'

type Looked = { kind: string; shortlistedAt: string | null }

/** Whether this request is looked at neutrally; `isOn`: as the company has it (`/verwaltung/firma/bewerbung`). */
export function isNeutral(
  { kind, shortlistedAt }: Looked,
  isOn: boolean = site.tenantApplication.neutralFirstLook,
): boolean {
  return isOn && kind === 'tenant_application' && shortlistedAt === null
}

/** Stands in for the name. `reference` as shown: `7K42-PXR8`. */
export function neutralName(reference: string): string {
  return `Bewerbung ${reference}`
}
