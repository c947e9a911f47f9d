import type { Apartment } from './apartment.ts'

/**
 * What an apartment is stored from: the repository adds the total rent and what its stored property tells (town, search
 * text, whether it is listed). Money in euros, areas in m². Pictures are stored apart, as media.
 */
export type NewApartment = Omit<Apartment, 'galleryImages' | 'galleryPictures' | 'updatedAt'> & { isPublished: boolean }
