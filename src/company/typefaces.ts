/** Typefaces for a company's pages; files and measures stand in `ui/typefaces.css` and `ui/font.ts`. */
export const typefaces = {
  figtree: { family: 'Figtree', label: 'Figtree', about: 'offen und freundlich', generic: 'sans-serif' },
  'source-sans-3': {
    family: 'Source Sans 3',
    label: 'Source Sans',
    about: 'sachlich und schmal',
    generic: 'sans-serif',
  },
  nunito: { family: 'Nunito', label: 'Nunito', about: 'rund und weich', generic: 'sans-serif' },
  'source-serif-4': {
    family: 'Source Serif 4',
    label: 'Source Serif',
    about: 'mit Serifen, wie gedruckt',
    generic: 'serif',
  },
} as const

export type TypefaceName = keyof typeof typefaces

export const HOUSE_TYPEFACE: TypefaceName = 'figtree'

export const isTypeface = (text: string): text is TypefaceName => Object.hasOwn(typefaces, text)

/** As CSS reads it, down to what every device has. */
export function familiesOf(name: TypefaceName): string {
  const { family, generic } = typefaces[name]
  const own = [family, `${family} Fallback`].map((each) => JSON.stringify(each))
  return [...own, `ui-${generic}`, ...(generic === 'serif' ? [] : ['system-ui']), generic].join(', ')
}
