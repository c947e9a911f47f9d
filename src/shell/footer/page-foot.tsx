import { MessengerLink } from '../messenger-link.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The same on every page. */
export function PageFoot() {
  return (
    <>
      <SiteFooter />
      <MessengerLink />
    </>
  )
}
