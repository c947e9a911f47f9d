import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { leadOn } from '#ui/hydration/lead-on.ts'
import { isTranslated } from '#ui/hydration/use-hydration.ts'
import { acceptSkippedTransitions } from '#ui/view-transition.ts'

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
