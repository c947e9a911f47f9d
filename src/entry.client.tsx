import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leadOn } from '#ui/hydration/lead-on.ts'
import { acceptSkippedTransitions } from '#ui/view-transition.ts'

/** A browser may translate a page before React takes it over: then React draws it anew, and nothing is wrong. */
const isTranslated = () =>
  document.documentElement.matches('.translated-ltr, .translated-rtl') ||
  document.querySelector('font, [_msttexthash]') !== null

acceptSkippedTransitions()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[leadOn()]} />
    </StrictMode>,
    { onRecoverableError: (error) => isTranslated() || reportError(error) },
  )
})
