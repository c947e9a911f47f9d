import { ExternalLink } from 'lucide-react'
import { site } from '#site'
import { ButtonLink } from '#ui/button/button.tsx'
import { TitledCard } from '#ui/card/titled-card.tsx'
import { directionsLinks } from './directions.ts'

/** How to get here. The route planners are other providers' sites, so the card says what following a link tells them. */
export function DirectionsCard() {
  const { openStreetMap, google } = directionsLinks()
  return (
    <TitledCard id="anfahrt" title="Anfahrt">
      {site.directions && <p className="mt-3 text-ink-700">{site.directions}</p>}
      <div className="mt-5 print:hidden">
        <ButtonLink href={openStreetMap} target="_blank" rel="noopener noreferrer" variant="secondary">
          Route planen
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(öffnet OpenStreetMap in neuem Tab)</span>
        </ButtonLink>
      </div>
      <p className="mt-4 text-sm text-ink-600 print:hidden">
        Öffnet OpenStreetMap in einem neuen Tab. Erst dabei erfährt der Kartendienst Ihre IP-Adresse und unsere
        Anschrift als Ziel.{' '}
        <a href={google} target="_blank" rel="noopener noreferrer" className="link">
          Lieber Google Maps<span className="sr-only"> (öffnet in neuem Tab)</span>
        </a>
      </p>
    </TitledCard>
  )
}
