import type { ComponentType } from 'react'
import { island } from '#ui/island/island.tsx'
import { hasDraft } from './draft.ts'

/**
 * A form whose script comes with the visitor's first touch; until then it stands there and posts as it does without JavaScript. At
 * once for who comes back to what was begun: a draft on this device, or a step in the address.
 */
export function formIsland<Props extends object>(formId: string, load: () => Promise<ComponentType<Props>>) {
  return island(load, {
    isNeededAtOnce: () => hasDraft(formId) || location.search.includes('schritt='),
  })
}
