/** The logos in the order of their page; each is a fact of the company. */
export const logoUses = ['logo_light', 'logo_dark', 'logo_icon'] as const
export type LogoUse = (typeof logoUses)[number]

/**
 * A logo's file: cleaned, drawn anew, named by its content and its shape. Empty name: a drawing of ours; of every other one `drawn` is the
 * picture, made once when it was uploaded.
 */
export type LogoFile = {
  name: string
  bytes: Buffer
  type: 'svg' | 'png'
  width: number
  height: number
  drawn?: Buffer
}

const NAME = /^[\da-f]{32}-(\d{1,4})x(\d{1,4})\.(svg|png)$/

export function readLogoName(name: string): Omit<LogoFile, 'bytes' | 'drawn'> | null {
  const [, width, height, type] = NAME.exec(name) ?? []
  return type === 'svg' || type === 'png' ? { name, type, width: Number(width), height: Number(height) } : null
}

/** Says whether a logo can be shown in a square. */
export const isSquarish = ({ width, height }: Pick<LogoFile, 'width' | 'height'>) =>
  width / height <= 1.5 && height / width <= 1.5
