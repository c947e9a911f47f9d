import type { MouseEvent } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'

/** Id of the section with the application. */
export const APPLICATION_ID = 'bewerbung'

/** Leads down to the application; the address stays, so that the page is not drawn again while parts of it are still on their way. */
function goToApplication(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(APPLICATION_ID)
  if (!section) return
  event.preventDefault()
  section.scrollIntoView()
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}

export function ApplyLink() {
  return (
    <ButtonLink href={`#${APPLICATION_ID}`} size="lg" variant="onBrand" onClick={goToApplication}>
      Jetzt bewerben
    </ButtonLink>
  )
}
