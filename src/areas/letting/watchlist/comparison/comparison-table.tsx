import { X } from 'lucide-react'
import { href, Link } from 'react-router'
import { Badge } from '#ui/badge/badge.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { ApartmentPicture } from '#areas/letting/apartments/apartment-picture.tsx'
import { canBeAppliedFor, isRented } from '#areas/letting/apartments/availability.ts'
import { applicationPath, comparisonPath } from '../address.ts'
import { KeepButton } from '../keep-button.tsx'
import { useKept } from '../kept.ts'
import { type ComparedFlat, type ComparedRow, comparedRows } from './rows.ts'

const head =
  'sticky left-0 z-20 w-25 max-w-25 min-w-25 border-r border-ink-200 px-2 py-3 md:px-3 text-left align-top text-xs md:text-sm font-semibold [overflow-wrap:anywhere] hyphens-auto text-ink-700 md:w-54 md:max-w-54 md:min-w-48 print:static print:p-1.5'
// On a phone two stand side by side without swiping.
const cell =
  'min-w-31 border-t border-ink-200 p-2 md:p-3 align-top max-md:text-sm md:w-80 md:min-w-52 print:min-w-0 print:p-1.5'

type ComparisonTableProps = { flats: ComparedFlat[] }

/** Flats as columns. On a phone more than two are swiped past the first column, which stays. */
export function ComparisonTable({ flats }: ComparisonTableProps) {
  const notes = useNotes(flats)
  return (
    <div
      // A region that scrolls must be reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label="Vergleich der Wohnungen"
      className="relative w-fit max-w-full overflow-x-auto rounded-card border border-ink-200 bg-white shadow-card print:w-full print:overflow-visible print:shadow-none"
    >
      <table className="border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <th scope="col" className={classNames(head, 'bg-white')}>
              <span className="sr-only">Angabe</span>
            </th>
            {flats.map((flat, index) => (
              <th key={flat.id} scope="col" className={classNames(cell, 'relative border-t-0 font-normal')}>
                <FlatHead flat={flat} index={index} others={flats.filter(({ id }) => id !== flat.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(flats).map((row) => (
            <Row key={row.label} row={row} flats={flats} />
          ))}
          {notes && <Row row={notes} flats={flats} />}
        </tbody>
      </table>
    </div>
  )
}

function FlatHead({ flat, index, others }: { flat: ComparedFlat; index: number; others: ComparedFlat[] }) {
  const name = `${flat.name}, ${flat.property.name}`
  return (
    <div className="flex flex-col gap-2.5">
      <div className="relative">
        <ApartmentPicture
          picture={flat.galleryPictures[0] ?? null}
          previewIndex={index}
          buildingType={flat.property.propertyType}
          sizes="(min-width: 64rem) 20rem, 12rem"
          className={classNames('rounded-control', isRented(flat) && 'grayscale-[0.85]')}
        />
        <KeepButton apartmentId={flat.id} name={name} looks="picture" />
      </div>
      <Link
        to={href('/wohnung/:apartmentId', { apartmentId: flat.id })}
        className="link leading-snug font-semibold md:text-lg"
      >
        <KeepTogether text={flat.name} />
      </Link>
      {isRented(flat) && <Badge tone="red">Inzwischen vermietet</Badge>}
      <div className="flex flex-wrap gap-2 print:hidden">
        {canBeAppliedFor(flat) && (
          <ButtonLink
            to={applicationPath(flat.id)}
            size="sm"
            className="max-md:px-1.5!"
            aria-label={`Jetzt bewerben: ${name}`}
          >
            Jetzt bewerben
          </ButtonLink>
        )}
        {others.length > 0 && (
          <ButtonLink
            to={comparisonPath(others.map(({ id }) => id))}
            variant="quiet"
            size="sm"
            aria-label={`Entfernen: ${name}`}
          >
            <X aria-hidden="true" /> Entfernen
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function Row({ row: { label, values, differs }, flats }: { row: ComparedRow; flats: ComparedFlat[] }) {
  return (
    <tr className={differs ? 'bg-brand-50' : undefined}>
      <th scope="row" className={classNames(head, 'border-t', differs ? 'bg-brand-50' : 'bg-white')}>
        <span>{label}</span>
        {differs && (
          <span className="ml-1.5 font-bold text-action">
            <span aria-hidden="true">≠</span>
            <span className="sr-only"> (unterschiedlich)</span>
          </span>
        )}
      </th>
      {flats.map(({ id }, index) => (
        <td
          key={id}
          className={classNames(cell, differs && 'font-semibold text-ink-950', label === 'Warmmiete' && 'text-lg')}
        >
          {values[index] === null || values[index] === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <span className="sr-only">keine Angabe</span>
            </>
          ) : (
            <KeepTogether text={values[index]} />
          )}
        </td>
      ))}
    </tr>
  )
}

/** Reads this device's notes on the flats; null without any. */
function useNotes(flats: ComparedFlat[]): ComparedRow | null {
  const kept = useKept()
  const values = flats.map((flat) => kept.find(({ id }) => id === flat.id)?.note || null)
  return values.every((value) => value === null) ? null : { label: 'Ihre Notiz', values, differs: false }
}
