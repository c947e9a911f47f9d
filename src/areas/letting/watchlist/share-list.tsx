import { Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { shareLink } from '../flat-page/share.ts'
import { watchlistPath } from './address.ts'

type ShareListProps = { apartmentIds: string[] }

/** The flats as a link; notes are not in it. */
export function ShareList({ apartmentIds }: ShareListProps) {
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)
  const path = watchlistPath(apartmentIds)
  const url = () => new URL(path, location.href).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(url())
      setSaid('copied')
    } catch {
      setSaid('failed')
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        <Link2 aria-hidden="true" /> Link zur Liste kopieren
      </Button>
      {'share' in navigator && (
        <Button
          variant="secondary"
          onClick={() => void shareLink({ title: 'Merkliste', text: 'Wohnungen auf meiner Merkliste', url: url() })}
        >
          <Share2 aria-hidden="true" /> Liste teilen
        </Button>
      )}
      <span role="status" className="text-sm text-ink-700">
        <span>{said === 'copied' && 'Der Link ist kopiert. Ihre Notizen sind nicht darin.'}</span>
        {said === 'failed' && (
          <>
            <span>Das Kopieren ist nicht gelungen. Hier ist der</span>{' '}
            <a href={path} className="link">
              Link zur Liste
            </a>
            <span>.</span>
          </>
        )}
      </span>
    </>
  )
}
