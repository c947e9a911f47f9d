import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberInput } from '#ui/late/keep-input.ts'

// What is typed or chosen before React has taken over is entered again afterwards (`takeOver`).
rememberInput()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
