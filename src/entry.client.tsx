import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstInteraction } from '#ui/island/first-interaction.ts'
import { rememberInput, rememberNow } from '#ui/island/keep-input.ts'

// What is typed or chosen before React has taken over is entered again afterwards (`public-layout.tsx`).
rememberInput()
rememberNow()
void firstInteraction()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
