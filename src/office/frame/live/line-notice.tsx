import { useLocation } from 'react-router'
import { Notice } from '#ui/notice/notice.tsx'
import { useStore } from '#ui/store.ts'
import { liveStore } from './live-store.ts'

/** Says that nothing was heard from the server for a while, and goes by itself when it answers again. */
export function LineNotice() {
  const { line } = useStore(liveStore)
  const { pathname, search } = useLocation()
  return (
    // Always there: what is not there before it speaks is not heard.
    <div aria-live="polite" className="sticky top-2 z-40 mx-auto max-w-[84rem] print:hidden">
      {line === 'dead' && (
        <Notice tone="warning" className="mb-4 shadow-overlay">
          Keine Verbindung, die Liste kann veraltet sein
        </Notice>
      )}
      {line === 'over' && (
        <Notice tone="warning" className="mb-4 shadow-overlay">
          <p>
            Ihre Sitzung ist zu Ende, die Liste kann veraltet sein.{' '}
            <a className="link" href={`/verwaltung/anmelden?weiter=${encodeURIComponent(pathname + search)}`}>
              Neu anmelden
            </a>
          </p>
        </Notice>
      )}
    </div>
  )
}
