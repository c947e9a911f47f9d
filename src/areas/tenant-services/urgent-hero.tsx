import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'
import { PhoneButton } from '#ui/phone/phone-button.tsx'

/** On top of a form for what cannot wait: the telephone first. Once it is sent, nothing leads to the form. */
export function UrgentHero({ hero, isOpen }: { hero: { title: string; lead: string }; isOpen: boolean }) {
  return (
    <PageHero title={hero.title} lead={hero.lead} height="sm">
      <PhoneButton variant="danger" size="lg" />
      {isOpen && (
        <ButtonLink href="#formular" variant="secondary" size="lg">
          Online melden
        </ButtonLink>
      )}
    </PageHero>
  )
}
