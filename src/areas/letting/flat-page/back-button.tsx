import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import type { ButtonProps } from '#ui/button/button.tsx'
import { GoButton } from '#ui/button/go-button.tsx'

type BackButtonProps = { propertyId: string } & Pick<ButtonProps, 'variant' | 'size'>

/** To the page before this one; to the building when the visit began here, or without JavaScript. */
export function BackButton({ propertyId, ...looks }: BackButtonProps) {
  const location = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const beganHere = location.key === 'default'
    if (beganHere) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <GoButton to={href('/immobilie/:propertyId', { propertyId })} looks={looks} onClick={goBack} viewTransition>
      <ArrowLeft aria-hidden="true" /> Zurück
    </GoButton>
  )
}
