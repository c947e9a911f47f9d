import { ButtonLink } from '#ui/button/button.tsx'

/** Where one can go from an address that shows nothing. */
export function WaysOn() {
  return (
    <>
      <ButtonLink to="/vermietung" variant="secondary">
        Immobilien ansehen
      </ButtonLink>
      <ButtonLink to="/kontakt" variant="secondary">
        Kontakt aufnehmen
      </ButtonLink>
    </>
  )
}
