/** The logos in the order of the page; each is a fact of the company. */
export const logoUses = ['logo_light', 'logo_dark', 'logo_icon'] as const
export type LogoField = (typeof logoUses)[number]

/** The input for its file, and the box that takes it away. */
export const fileOf = (use: LogoField) => `${use}_datei`
export const removedOf = (use: LogoField) => `${use}_weg`
