import { SearchX } from 'lucide-react'
import { href } from 'react-router'
import { ButtonLink } from '#ui/button/button.tsx'
import { DetailMissing } from '#ui/detail/detail-frame.tsx'
import { texts } from '../apartments/texts.ts'

export function ApartmentNotFound() {
  return (
    <DetailMissing
      icon={<SearchX aria-hidden="true" />}
      title={texts.notFound}
      text="Vielleicht ist sie schon vergeben, oder die Adresse hat einen Tippfehler."
    >
      <ButtonLink to={href('/wohnungen')} size="lg">
        Alle Wohnungen ansehen
      </ButtonLink>
    </DetailMissing>
  )
}
