import { declareParameters, text } from '#platform/address-parameters.ts'

/** The house that the address names, by itself or by a flat of it: `?immobilie=` and `?wohnung=`. */
export const damageParameters = declareParameters({ propertyId: text('immobilie'), apartmentId: text('wohnung') })
