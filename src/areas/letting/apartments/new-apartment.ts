import type { Apartment } from './apartment.ts'

/**
 * What an apartment is stored from: the repository adds total rent and the folded columns. Money in euros, areas in m².
 * Pictures are stored apart, as media.
 */
export type NewApartment = Omit<Apartment, 'galleryImages' | 'galleryPictures' | 'updatedAt'> & {
  isPublished: boolean
  /** Copied into the apartment's row, so that a filter reads one table. */
  property: { name: string; street: string; houseNumber: string | null; postalCode: string; city: string }
}
