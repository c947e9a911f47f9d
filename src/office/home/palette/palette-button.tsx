import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { useHydrated } from '#ui/use-hydrated.ts'
import { SEARCH_PAGE } from './hits.ts'

/** Event that `Palette` listens for. */
export const PALETTE = 'data-palette'

type PaletteButtonProps = { className: string /** The word is only read out. */; isIcon?: boolean }

/** Opens the palette; before the scripts are there, and without them, a link to its page. */
export function PaletteButton({ className, isIcon = false }: PaletteButtonProps) {
  const content = (
    <>
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className={isIcon ? 'sr-only' : undefined}>Schnellzugriff</span>
    </>
  )
  return useHydrated() ? (
    <button
      type="button"
      {...{ [PALETTE]: '' }}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Strg+K"
      className={className}
    >
      {content}
    </button>
  ) : (
    <Link to={SEARCH_PAGE} className={className}>
      {content}
    </Link>
  )
}
