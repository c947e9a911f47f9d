import { Phone } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { Section } from '#ui/layout/section.tsx'

export function ContactCall() {
  return (
    <Section tone="brand" labelledBy="kontakt" spacing="tight">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-7 py-4">
        <div className="max-w-xl">
          <h2 id="kontakt" className="text-3xl">
            Sprechen Sie mit uns
          </h2>
          <p className="mt-3 text-lg">
            Unser Büro ist besetzt: {site.businessHours.shown}. Im Notfall erreichen Sie uns rund um die Uhr.
          </p>
        </div>
        <div className="flex flex-wrap gap-3.5">
          <ButtonLink href={site.phone.href} variant="onBrand" size="lg">
            <Phone aria-hidden="true" />
            {site.phone.shown}
          </ButtonLink>
          <ButtonLink to="/kontakt" size="lg" className="bg-ink-950! text-white hover:bg-brand-900!">
            Nachricht schreiben
          </ButtonLink>
        </div>
      </div>
    </Section>
  )
}
