import { wordTable } from '#platform/word-table.ts'
import { elementAt, textAt, type XmlNode } from './parse-xml.ts'

export const isTrue = (text: string | undefined) => ['true', '1', 'ja'].includes(text?.trim().toLowerCase() ?? '')

/** Kinds of objects that nobody lives or works in. */
const others = wordTable<string>({
  parken: 'ein Stellplatz',
  grundstueck: 'ein Grundstück',
  zinshaus_renditeobjekt: 'ein Anlageobjekt',
  land_und_forstwirtschaft: 'ein land- oder forstwirtschaftliches Objekt',
})

/** Rents that make a business unit an offer. */
const rents = ['kaltmiete', 'nettokaltmiete', 'warmmiete', 'pauschalmiete', 'hauptmietzinsnetto', 'pacht']

export function isCommercial(flat: XmlNode): boolean {
  const use = elementAt(flat, 'objektkategorie/nutzungsart')?.attributes
  return use !== undefined && isTrue(use.gewerbe) && !isTrue(use.wohnen) && !isTrue(use.waz)
}

/** Why the website does not show this object, or null. */
export function noneOfOurs(flat: XmlNode): string | null {
  const marketing = elementAt(flat, 'objektkategorie/vermarktungsart')?.attributes
  if (marketing && !['miete_pacht', 'miete', 'leasing'].some((name) => isTrue(marketing[name])))
    return 'wird nicht vermietet; die Website zeigt nur Mietobjekte.'
  const kinds = (elementAt(flat, 'objektkategorie/objektart')?.children ?? []).map(({ name, attributes }) =>
    /^park/i.test(attributes.sonstige_typ ?? '') ? 'parken' : name,
  )
  const other =
    kinds.length > 0 && kinds.every((kind) => others[kind] !== undefined) ? others[kinds[0] ?? ''] : undefined
  if (other) return `ist ${other}; die Website zeigt Wohnungen, Häuser und Gewerberäume.`
  const hasRent = rents.some((name) => /[1-9]/.test(textAt(flat, `preise/${name}`) ?? ''))
  if (isCommercial(flat) && !hasRent)
    return 'ist Gewerbe ohne Miete im Monat. Bitte tragen Sie die Miete in Ihrem Programm ein.'
  return null
}
