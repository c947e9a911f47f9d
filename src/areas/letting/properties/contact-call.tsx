import { Mail } from 'lucide-react'
import { useId } from 'react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { ClosingCall } from '#ui/layout/closing-call.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

type ContactCallProps = { title: string; text: string }

/** The end of a page: by phone or by form. */
export function ContactCall({ title, text }: ContactCallProps) {
  return (
    <ClosingCall id={useId()} title={title} text={text} note={site.businessHours.shown}>
      <PhoneButton variant="onBrand" size="lg" />
      <ButtonLink to="/kontakt" variant="onBrand" size="lg">
        <Mail aria-hidden="true" /> Kontaktformular
      </ButtonLink>
    </ClosingCall>
  )
}
