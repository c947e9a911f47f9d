import type { ComponentType } from 'react'
import { island } from '#ui/island/island.tsx'
import { hasInput } from '#ui/island/keep-input.ts'
import { hasDraft } from './draft.ts'

/**
 * A form whose script comes with the visitor's first touch; until then it stands there and posts as it does without JavaScript. At
 * once for who comes back to what was begun: a draft on this device, or a step in the address; and for who was faster than the scripts.
 */
export function formIsland<Props extends object>(formId: string, load: () => Promise<ComponentType<Props>>) {
  return island(load, {
    isNeededAtOnce: () => hasDraft(formId) || location.search.includes('schritt=') || hasInput(),
  })
}
