import { COMMERCIAL } from '#areas/letting/properties/rules.ts'
import { site } from '#site'

const ruleFor = (isCommercial: boolean) => (isCommercial ? site.deposit.commercial : site.deposit.home)

/** Applies the company's rule to a flat that has no deposit of its own, in euros; null: one has to ask. */
export function ruledDepositEuro(coldRentEuro: number | null, isCommercial: boolean): number | null {
  const { rents } = ruleFor(isCommercial)
  if (coldRentEuro === null || rents === 0) return null
  // Never a cent above the law's three rents.
  return Math.floor(Math.round(coldRentEuro * 100) * rents + 1e-6) / 100
}

const inWords = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']

/** Explains the deposit before people apply. § 551 BGB protects homes only. */
export function depositText(propertyType: string): string {
  const isCommercial = propertyType === COMMERCIAL
  const { instalments } = ruleFor(isCommercial)
  const law = isCommercial ? '' : ' (§ 551 Abs. 3 BGB)'
  const apart = `Ihre Kaution legen wir getrennt von unserem Vermögen auf einem eigenen Konto an${law}.`
  return instalments < 2
    ? apart
    : `${apart} Sie dürfen sie in ${inWords[instalments - 2] ?? instalments} Monatsraten zahlen.`
}
