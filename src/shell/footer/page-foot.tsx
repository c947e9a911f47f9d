import { MessengerLink } from '../messenger-link.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The same on every page, so the browser keeps the server's HTML and has no code of it: nothing in it may listen or change. */
export function PageFoot() {
  return (
    <>
      <SiteFooter />
      <MessengerLink />
    </>
  )
}
