import { wordTable } from '#platform/word-table.ts'

/** In which group of attachments a link stands, by what it leads to. */
export const linkGroups = { Video: 'FILMLINK', Rundgang: 'LINKS' } as const

/** OpenImmo's words beside ours; the first of two that mean the same is the one that is written. */
export const statusCodes = { available: 'OFFEN', reserved: 'RESERVIERT', rented: 'VERKAUFT' } as const

/** Other programs' words for ours, in OpenImmo's `stand` and in tables, folded. */
export const statusWords = wordTable<keyof typeof statusCodes>({
  offen: 'available',
  frei: 'available',
  verfuegbar: 'available',
  'zu vermieten': 'available',
  aktiv: 'available',
  neu: 'available',
  reserviert: 'reserved',
  option: 'reserved',
  optioniert: 'reserved',
  vorgemerkt: 'reserved',
  verkauft: 'rented',
  vermietet: 'rented',
})

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

/** Words of programs for what the energy certificate calls its carriers; others stay as they are. */
export const carrierWords = wordTable<string>({
  GAS: 'Gas',
  OEL: 'Öl',
  ERDGAS_LEICHT: 'Erdgas leicht',
  ERDGAS_SCHWER: 'Erdgas schwer',
  ELEKTRO: 'Strom',
  STROM: 'Strom',
  FERN: 'Fernwärme',
  FERNWAERME: 'Fernwärme',
  NAHWAERME: 'Nahwärme',
  PELLET: 'Holzpellets',
  HOLZ: 'Holz',
  KOHLE: 'Kohle',
  ERDWAERME: 'Erdwärme',
  LUFTWP: 'Umweltwärme',
  WAERMEPUMPE: 'Wärmepumpe',
  SOLAR: 'Solarthermie',
  BLOCK: 'Blockheizkraftwerk',
  FLUESSIGGAS: 'Flüssiggas',
})

/** Between the entries of a list in one element. */
export const LIST_SEPARATOR = '; '

/** Exemptions that `jahrgang` of the energy certificate has a word for. */
export const exemptionCodes = wordTable<string>({
  noch_nicht_ausgestellt: 'bei_besichtigung',
  nicht_noetig: 'nicht_noetig',
})

/**
 * Fields without an OpenImmo element stand in `user_defined_simplefield`, as the standard foresees; the name begins so,
 * and other programs pass over it.
 */
export const OWN_PREFIX = 'website_'
