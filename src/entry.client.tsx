import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prepareLatePage } from '#platform/late-router/start-late.tsx'
import { startParts } from '#ui/late-part/start-parts.ts'
import { rememberInput } from '#ui/late/keep-input.ts'
import { acceptSkippedTransitions } from '#ui/view-transition.ts'

// What is typed or chosen before React has taken over is entered again afterwards (`takeOver`).
rememberInput()
acceptSkippedTransitions()

async function hydrate() {
  // Hot reload knows React Router's own way only.
  const page = import.meta.env.DEV ? await wholePage() : await prepareLatePage()
  await startParts()
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{page}</StrictMode>)
  })
}

async function wholePage() {
  const { HydratedRouter } = await import('react-router/dom')
  return <HydratedRouter />
}

void hydrate()
