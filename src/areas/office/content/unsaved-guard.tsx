import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'

/**
 * Stands inside a form and asks before what was typed into it is left behind: by a link of the office in a dialog, by closing the tab in
 * the browser's own words. `isRefused`: the form came back unsaved.
 */
export function UnsavedGuard({ isRefused }: { isRefused: boolean }) {
  const marker = useRef<HTMLSpanElement>(null)
  const [isDirty, setDirty] = useState(false)
  const { state } = useNavigation()
  const isUnsaved = (isDirty || isRefused) && state !== 'submitting'
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const form = marker.current?.closest('form')
    if (!form) return
    const changed = () => setDirty(true)
    const sent = () => setDirty(false)
    form.addEventListener('input', changed)
    form.addEventListener('submit', sent)
    return () => {
      form.removeEventListener('input', changed)
      form.removeEventListener('submit', sent)
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
            <Button type="button" variant="secondary" onClick={() => blocker.proceed?.()}>
              Verwerfen
            </Button>
            <Button type="button" onClick={() => blocker.reset?.()}>
              Weiter bearbeiten
            </Button>
          </>
        }
      >
        <p>Auf dieser Seite steht, was Sie geändert und noch nicht gespeichert haben. Wenn Sie gehen, ist es weg.</p>
      </Dialog>
    </>
  )
}
