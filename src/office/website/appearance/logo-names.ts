import type { LogoUse } from '#company/logo/logo-file.ts'

/** The input for its file, and the box that takes it away. */
export const fileOf = (use: LogoUse) => `${use}_datei`
export const removedOf = (use: LogoUse) => `${use}_weg`
