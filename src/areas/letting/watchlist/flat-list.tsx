import { Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { cardGrid } from '../overview/overview-groups.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { canBeAppliedFor } from '../apartments/availability.ts'
import { OverviewCard } from '../overview/overview-card.tsx'
import { applicationPath, MOST_COMPARED } from './address.ts'

const COMPARE_ID = 'vergleichen'

type FlatListProps = {
  flats: ApartmentListItem[]
  /** Beside the button that compares. */
  actions: ReactNode
  /** At the end of each card: a note, a way to remove it. */
  renderBelow: (flat: ApartmentListItem, name: string) => ReactNode
}

/** The flats of a list as cards, each with its application and a box to compare it. The boxes are a plain GET form. */
export function FlatList({ flats, actions, renderBelow }: FlatListProps) {
  const canCompare = flats.length > 1
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-2.5 print:hidden">
        {canCompare && (
          <form id={COMPARE_ID} action="/vergleich" autoComplete="off">
            <Button type="submit">
              <Columns3 aria-hidden="true" /> Ausgewählte vergleichen
            </Button>
          </form>
        )}
        {actions}
      </div>
      {flats.length > MOST_COMPARED && (
        <p className="mb-5 -mt-2 text-sm text-ink-700 print:hidden">
          Kreuzen Sie zwei bis vier Wohnungen an, um sie nebeneinander zu sehen.
        </p>
      )}
      <ul className={cardGrid}>
        {flats.map((flat, index) => {
          const name = `${flat.apartmentName}, ${flat.propertyName}`
          return (
            <li key={flat.id}>
              <OverviewCard
                item={flat}
                previewIndex={index}
                actions={canBeAppliedFor(flat) ? <Actions id={flat.id} name={name} /> : undefined}
              >
                <div className="relative z-10 mt-4 space-y-3 border-t border-ink-200 pt-4 print:hidden">
                  {canCompare && (
                    <label className="flex min-h-11 items-center gap-3 font-medium text-ink-800">
                      <input
                        type="checkbox"
                        name="wohnung"
                        value={flat.id}
                        form={COMPARE_ID}
                        // A short list is compared as it is.
                        defaultChecked={flats.length <= MOST_COMPARED}
                        aria-label={`Vergleichen: ${name}`}
                        className="size-6 shrink-0 accent-action"
                      />
                      Vergleichen
                    </label>
                  )}
                  {renderBelow(flat, name)}
                </div>
              </OverviewCard>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Actions({ id, name }: { id: string; name: string }) {
  return (
    <>
      <ButtonLink
        to={applicationPath(id)}
        size="sm"
        className="relative z-10 flex-1"
        aria-label={`Jetzt bewerben: ${name}`}
      >
        Jetzt bewerben
      </ButtonLink>
      <ButtonLink
        to={href('/wohnung/:apartmentId', { apartmentId: id })}
        variant="secondary"
        size="sm"
        className="card-link flex-1"
        aria-label={`Details: ${name}`}
      >
        Details
      </ButtonLink>
    </>
  )
}
