import { prepareHydration } from './prepare-hydration.ts'

/** For the policy, which allows it by its hash. In the browser's bundle it is left out: it has run by then. */
export const hydrationScript = import.meta.env.SSR ? `(${prepareHydration})()` : ''

/** First thing in the head of a page that has scripts. */
export function HydrationScript() {
  // oxlint-disable-next-line react/no-danger -- our own function's text; the policy allows it by its hash
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hydrationScript }} />
}
