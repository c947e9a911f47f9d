import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Long enough for the new title to stand in the document. */
const TITLE_DELAY_MS = 150

/**
 * Does what a browser does by itself on a new document: after a change of page the focus starts at the content and screen readers
 * hear the title. A change of the query alone (a filter, a page of results) leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // A page that lay under a dialog gets the focus back where it was.
    const isKept = document.activeElement?.closest('[data-keeps-focus]') != null
    if (!location.hash && !isKept) document.getElementById('inhalt')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), TITLE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </div>
  )
}
