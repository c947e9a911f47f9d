import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PALETTE } from './palette-button.tsx'

const PaletteDialog = lazy(async () => ({ default: (await import('./palette-dialog.tsx')).PaletteDialog }))

/** Opens with its buttons and with Strg+K (Cmd+K); its code comes with the first time. */
export function Palette() {
  const { key } = useLocation()
  // Closed by any new page.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  useEffect(() => {
    const open = () => setOpenedOn(key)
    function click({ target }: MouseEvent) {
      if (target instanceof Element && target.closest(`button[${PALETTE}]`)) open()
    }
    function press(event: KeyboardEvent) {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isAsked || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // Another dialog is asking something.
      if (!document.querySelector('dialog[open]')) open()
    }
    document.addEventListener('click', click)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', press)
    }
  }, [key])
  return <Suspense>{openedOn === key && <PaletteDialog onClose={() => setOpenedOn(null)} />}</Suspense>
}
