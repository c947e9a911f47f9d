import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberInput, rememberNow } from '#ui/island/keep-input.ts'

// What is typed or chosen before React has taken over is entered again afterwards (`public-layout.tsx`).
rememberInput()
rememberNow()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
