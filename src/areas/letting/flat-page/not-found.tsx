import { SearchX } from 'lucide-react'
import { href } from 'react-router'
import { DetailMissing } from '../property-page/detail-frame.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
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
