import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { MouseEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { ButtonLink, type ButtonLinkProps } from '#ui/button/button.tsx'

type BackButtonProps = { propertyId: string } & Pick<ButtonLinkProps, 'variant' | 'size'>

/** To the page before this one; to the building when the visit began here, or without JavaScript. */
export function BackButton({ propertyId, variant, size }: BackButtonProps) {
  const location = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const beganHere = location.key === 'default'
    if (beganHere || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <ButtonLink
      to={href('/immobilie/:propertyId', { propertyId })}
      onClick={goBack}
      viewTransition
      {...(variant && { variant })}
      {...(size && { size })}
    >
      <ArrowLeft aria-hidden="true" /> Zurück
    </ButtonLink>
  )
}
