import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For a page's `shouldRevalidate`: after a collision (409) it must show what the other person did. */
export function revalidateAfterCollision({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate
}
