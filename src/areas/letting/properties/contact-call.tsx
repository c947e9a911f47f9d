import { Mail } from 'lucide-react'
import { useId } from 'react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

type ContactCallProps = { title: string; text: string }

/** The end of a page: by phone or by form. */
export function ContactCall({ title, text }: ContactCallProps) {
  const titleId = useId()
  return (
    <Section tone="brand" labelledBy={titleId} className="print:hidden">
      <div className="mx-auto max-w-3xl text-center">
        <h2 id={titleId} className="text-3xl">
          {title}
        </h2>
        <p className="mt-4 text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3.5">
          <PhoneButton variant="onBrand" size="lg" />
          <ButtonLink to="/kontakt" variant="onBrand" size="lg">
            <Mail aria-hidden="true" /> Kontaktformular
          </ButtonLink>
        </div>
        <p className="mt-5 text-sm">{site.businessHours.shown}</p>
      </div>
    </Section>
  )
}
