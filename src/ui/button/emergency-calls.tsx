import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from './button.tsx'

/** Fire brigade and police, one touch away. */
export function EmergencyCalls() {
  const { fire, police } = site.emergency
  return (
    <>
      <ButtonLink href={`tel:${fire}`} variant="danger">
        <Phone aria-hidden="true" />
        <span>{`${fire} Feuerwehr und Rettung`}</span>
      </ButtonLink>
      <ButtonLink href={`tel:${police}`} variant="danger">
        <Phone aria-hidden="true" />
        <span>{`${police} Polizei`}</span>
      </ButtonLink>
    </>
  )
}
