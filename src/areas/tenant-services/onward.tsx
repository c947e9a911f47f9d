import { offers } from '#company/offered.ts'
import { ButtonLink } from '#ui/button/button.tsx'

/** Where a tenant goes after sending a form. */
export function Onward() {
  return offers('help_centre') ? (
    <ButtonLink to="/mieterinfos">Zu den Mieterinfos</ButtonLink>
  ) : (
    <ButtonLink to="/">Zur Startseite</ButtonLink>
  )
}
