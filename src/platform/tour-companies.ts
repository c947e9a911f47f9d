/** Companies whose videos and 360° tours a flat's page may frame after consent: kind, name, and who gets the visitor's address. */
export const tourCompanies = {
  youtube: { what: 'Video', name: 'YouTube', company: 'Google Ireland Limited, Dublin' },
  vimeo: { what: 'Video', name: 'Vimeo', company: 'Vimeo.com, Inc., New York (USA)' },
  matterport: { what: 'Rundgang', name: 'Matterport', company: 'Matterport, LLC, Sunnyvale (USA)' },
} as const

export type TourProvider = keyof typeof tourCompanies
