import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** A part's code did not come. It is asked for again by the button, and by itself when the network is back. */
export function PartMissing({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    const again = () => retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <Notice tone="error" role="alert" title="Dieser Teil der Seite konnte nicht geladen werden">
      <p>Bitte prüfen Sie Ihre Internetverbindung. Was Sie eingegeben haben, ist noch da.</p>
      <p className="mt-3">
        <Button variant="secondary" size="sm" onClick={onRetry}>
          Noch einmal laden
        </Button>
      </p>
    </Notice>
  )
}
