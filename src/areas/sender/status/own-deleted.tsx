import { ButtonLink } from '#ui/button/button.tsx'
import { PageHero } from '#ui/layout/page-hero.tsx'

/** Answers the link right after somebody had their request deleted. */
export function OwnDeleted() {
  return (
    <PageHero
      eyebrow="Erledigt"
      title="Ihre Daten sind gelöscht"
      lead="Der Vorgang ist mit allen Angaben, Dateien und Nachrichten entfernt. Der Link zu ihm gilt nicht mehr. Aus den Sicherungskopien verschwindet er mit deren Frist."
      height="lg"
    >
      <ButtonLink href="/">Zur Startseite</ButtonLink>
      <ButtonLink href="/datenschutz" variant="secondary">
        Datenschutz
      </ButtonLink>
    </PageHero>
  )
}
