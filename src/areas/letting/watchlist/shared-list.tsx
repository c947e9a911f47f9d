import { Heart, HeartOff, X } from 'lucide-react'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { plural } from '#ui/format.ts'
import { Notice } from '#ui/notice/notice.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { ListMessage } from '../property-list/list-message.tsx'
import { watchlistPath } from './address.ts'
import { FlatList } from './flat-list.tsx'
import { keepAll, useKept } from './kept.ts'

type SharedListProps = { apartmentIds: string[]; flats: ApartmentListItem[] }

/** Shows the flats of the address. They can be put on the list of this device; without JavaScript it is the list. */
export function SharedList({ apartmentIds, flats }: SharedListProps) {
  const kept = useKept()
  const gone = apartmentIds.length - flats.length
  const isAllKept = flats.every(({ id }) => kept.some((each) => each.id === id))
  if (flats.length === 0) {
    return (
      <ListMessage
        icon={<HeartOff aria-hidden="true" />}
        title="Diese Wohnungen gibt es nicht mehr"
        text="Sie werden auf unserer Website nicht mehr gezeigt. Vielleicht passt eine andere."
      >
        <ButtonLink to="/wohnungen">Alle Wohnungen ansehen</ButtonLink>
      </ListMessage>
    )
  }
  return (
    <>
      <h2 className="mb-5 text-2xl">{`${plural(flats.length, 'Wohnung', 'Wohnungen')} auf dieser Liste`}</h2>
      {gone > 0 && (
        <Notice tone="info" className="mb-6">
          <p>{`${plural(gone, 'weitere Wohnung gibt', 'weitere Wohnungen gibt')} es auf unserer Website nicht mehr.`}</p>
        </Notice>
      )}
      <FlatList
        flats={flats}
        actions={
          <>
            {isAllKept ? (
              <ButtonLink to="/merkliste" variant="secondary">
                <Heart aria-hidden="true" /> Zu meiner Merkliste
              </ButtonLink>
            ) : (
              <Button variant="secondary" className="needs-js" onClick={() => keepAll(flats.map(({ id }) => id))}>
                <Heart aria-hidden="true" /> Alle auf meine Merkliste
              </Button>
            )}
            <ButtonLink to="/wohnungen" variant="quiet">
              Weitere Wohnungen ansehen
            </ButtonLink>
          </>
        }
        renderBelow={({ id }, name) => (
          <ButtonLink
            to={watchlistPath(apartmentIds.filter((other) => other !== id))}
            variant="quiet"
            size="sm"
            aria-label={`Entfernen: ${name}`}
          >
            <X aria-hidden="true" /> Entfernen
          </ButtonLink>
        )}
      />
    </>
  )
}
