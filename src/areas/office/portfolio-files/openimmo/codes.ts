import { wordTable } from '#platform/word-table.ts'

/** In which group of attachments a link stands, by what it leads to. */
export const linkGroups = { Video: 'FILMLINK', Rundgang: 'LINKS' } as const

/** OpenImmo's words beside ours; the first of two that mean the same is the one that is written. */
export const statusCodes = { available: 'OFFEN', reserved: 'RESERVIERT', rented: 'VERKAUFT' } as const

export const heatingCodes = wordTable<string>({
  zentral: 'ZENTRAL',
  etage: 'ETAGE',
  fern: 'FERN',
  fussboden: 'FUSSBODEN',
  ofen: 'OFEN',
})

/** `befeuerung`: what the heating burns. */
export const carrierCodes = wordTable<string>({
  Erdgas: 'GAS',
  Heizöl: 'OEL',
  Strom: 'ELEKTRO',
  Fernwärme: 'FERN',
  Holzpellets: 'PELLET',
  Holz: 'HOLZ',
  Kohle: 'KOHLE',
  Erdwärme: 'ERDWAERME',
  Umweltwärme: 'LUFTWP',
  Solarthermie: 'SOLAR',
  Flüssiggas: 'FLUESSIGGAS',
})

/** Between the entries of a list in one element. */
export const LIST_SEPARATOR = '; '

/** Exemptions that `jahrgang` of the energy certificate has a word for. */
export const exemptionCodes = wordTable<string>({
  noch_nicht_ausgestellt: 'bei_besichtigung',
  nicht_noetig: 'nicht_noetig',
})

/**
 * What OpenImmo has no element for stands in `user_defined_simplefield`, as the standard foresees; the name begins so,
 * and other programs pass over it.
 */
export const OWN_PREFIX = 'website_'
