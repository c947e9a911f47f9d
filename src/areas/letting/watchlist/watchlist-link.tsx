import { Heart } from 'lucide-react'
import { ButtonLink } from '#ui/button/button.tsx'
import { useKept } from './kept.ts'

type WatchlistLinkProps = { className?: string }

/** To the flats that this device keeps, with their number. */
export function WatchlistLink({ className = '' }: WatchlistLinkProps) {
  const { length } = useKept()
  return (
    <ButtonLink to="/merkliste" variant="quiet" size="sm" className={`shrink-0 ${className}`}>
      <Heart aria-hidden="true" />
      <span>Merkliste</span>
      {length > 0 && (
        <>
          {' '}
          <b className="min-w-6 rounded-full bg-action px-1.5 py-1 text-xs text-white tabular">{length}</b>{' '}
          <span className="sr-only">{length === 1 ? 'Wohnung' : 'Wohnungen'}</span>
        </>
      )}
    </ButtonLink>
  )
}
