import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { forgetAllInput } from '#office/frame/frame/kept-input.ts'
import { useStore } from '#ui/store.ts'
import { unsentStore } from '#office/frame/frame/unsent.ts'

/**
 * Stands before or inside the forms of a page and asks before what was typed into them is left behind: by a link of the office in a
 * dialog, by closing the tab in the browser's own words. Once a page. `isRefused`: a form came back unsaved. `onDiscard`: takes away the
 * draft that the server keeps of it; without one what is left is gone.
 */
export function UnsavedGuard({ isRefused, onDiscard }: { isRefused: boolean; onDiscard?: () => void }) {
  const marker = useRef<HTMLSpanElement>(null)
  const [dirty, setDirty] = useState<ReadonlySet<Element>>(new Set())
  const { state } = useNavigation()
  const { pathname } = useLocation()
  const unsent = useStore(unsentStore)
  const isUnsaved = (dirty.size > 0 || isRefused || unsent !== null) && state !== 'submitting'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const page = marker.current?.closest('main')
    if (!page) return
    const typed = ({ target }: Event) => {
      const form = target instanceof Element && target.closest('form')
      if (form && form.method === 'post') setDirty((now) => new Set([...now, form]))
    }
    const sent = ({ target }: Event) => setDirty((now) => new Set([...now].filter((form) => form !== target)))
    page.addEventListener('input', typed)
    page.addEventListener('submit', sent)
    return () => {
      page.removeEventListener('input', typed)
      page.removeEventListener('submit', sent)
    }
  }, [])

  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])

  return (
    <>
      <span ref={marker} hidden />
      <Dialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Noch nicht gespeichert"
        size="sm"
        footer={
          <>
            <Button
              type="button"
              variant="secondary"
              onClick={() => {
                forgetAllInput(pathname)
                onDiscard?.()
                blocker.proceed?.()
              }}
            >
              Verwerfen
            </Button>
            {onDiscard && (
              <Button type="button" variant="secondary" onClick={() => blocker.proceed?.()}>
                Später weiterschreiben
              </Button>
            )}
            <Button type="button" onClick={() => blocker.reset?.()}>
              Weiter bearbeiten
            </Button>
          </>
        }
      >
        <p>{`Auf dieser Seite steht, was Sie geändert und noch nicht gespeichert haben. ${onDiscard ? 'Als Entwurf bleibt es stehen, nur für Sie.' : 'Wenn Sie gehen, ist es weg.'}`}</p>
      </Dialog>
    </>
  )
}
