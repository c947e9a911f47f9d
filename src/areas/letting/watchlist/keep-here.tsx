import { KeepButton } from './keep-button.tsx'
import { WatchlistLink } from './watchlist-link.tsx'

type KeepHereProps = { apartmentId: string; name: string }

/** On the flat's own page. */
export function KeepHere({ apartmentId, name }: KeepHereProps) {
  return (
    <>
      <KeepButton apartmentId={apartmentId} name={name} looks="words">
        Wohnung merken
      </KeepButton>
      <WatchlistLink />
    </>
  )
}
