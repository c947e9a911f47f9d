import { House, Phone } from 'lucide-react'
import { href, Link } from 'react-router'
import { COMMERCIAL } from '../properties/rules.ts'
import { KeepButton } from '../watchlist/keep-button.tsx'
import { site } from '#site'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { buttonClasses } from '#ui/button/button-classes.ts'
import { classNames } from '#ui/class-names.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import { ResponsivePicture } from '#ui/picture/responsive-picture.tsx'
import type { ApartmentListItem } from '../apartments/apartment.ts'
import { availableFromText, isRented, statusBadge } from '../apartments/availability.ts'
import { Blurred } from '../apartments/blurred.tsx'
import { BudgetMark } from '../apartments/budget/budget-mark.tsx'

type ApartmentTableProps = { items: ApartmentListItem[]; caption?: string | undefined }

const columns = ['Gebäude', 'Standort', 'Wohnung', 'Zimmer', 'Größe', 'Kaltmiete', 'Status', 'Verfügbar ab', 'Aktionen']

// Below 1280 px each row is a card whose cells carry their heading. It stays a table for those who hear it.
const cell = 'xl:px-2 xl:py-4 xl:first:pl-5 xl:last:pr-5'
const labelled =
  'max-xl:order-4 max-xl:pt-3 before:block before:text-xs before:font-normal before:text-ink-600 before:content-[attr(data-label)] xl:before:hidden'

/** The flats as a table; on small screens as rows under each other, never wider than the page. */
export function ApartmentTable({
  items,
  caption = 'Wohnungen mit Größe, Kaltmiete und Verfügbarkeit',
}: ApartmentTableProps) {
  return (
    <div className="xl:overflow-x-auto xl:rounded-card xl:border xl:border-ink-200 xl:bg-white xl:shadow-card">
      <table className="w-full text-left text-sm max-xl:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-brand-50 text-ink-700 max-xl:sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-3.5 font-semibold first:pl-5 last:pr-5 whitespace-nowrap">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={classNames(
            'max-xl:grid max-xl:gap-4 md:max-xl:grid-cols-2',
            // On a phone the third row begins below any window.
            'before-scripts:max-md:[&>:nth-child(n+3)]:laid-out-near before-scripts:max-md:[&>*]:[--usual-height:21rem]',
          )}
        >
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ item }: { item: ApartmentListItem }) {
  const rented = isRented(item)
  const { label, tone } = statusBadge(item.availabilityStatus)
  const hidden = (placeholder: string, value: string) => (rented ? <Blurred placeholder={placeholder} /> : value)
  return (
    <tr
      className={classNames(
        'align-middle xl:border-t xl:border-ink-200',
        'max-xl:relative max-xl:grid max-xl:grid-cols-7 max-xl:grid-rows-[repeat(5,auto)_1fr] max-xl:rounded-card max-xl:border max-xl:border-ink-200 max-xl:bg-white max-xl:p-5 max-xl:shadow-card',
        rented ? 'bg-ink-50! text-ink-600' : 'xl:hover:bg-brand-50/50',
      )}
    >
      <td className={classNames(cell, 'max-xl:order-2 max-xl:col-span-full max-xl:pl-28')}>
        <span>{item.propertyName}</span>
        {item.efficiencyClass && (
          <span className="block text-xs text-ink-600">{`Energieklasse ${item.efficiencyClass}`}</span>
        )}
      </td>
      <td
        className={classNames(
          cell,
          'max-xl:order-3 max-xl:col-span-full max-xl:mb-3 max-xl:border-b max-xl:border-ink-200 max-xl:pb-3 max-xl:pl-28 max-xl:text-ink-600',
        )}
      >
        {item.location}
      </td>
      <th
        scope="row"
        className={classNames(
          cell,
          'font-semibold hyphens-auto text-ink-950 max-xl:order-1 max-xl:col-span-full max-xl:text-lg max-xl:leading-snug',
        )}
      >
        <span className="flex items-center gap-3 max-xl:pl-28">
          <Thumbnail item={item} />
          <span className="min-w-0">
            <KeepTogether text={item.apartmentName} />
          </span>
        </span>
      </th>
      <td data-label="Zimmer" className={classNames(cell, labelled, 'tabular max-xl:col-span-2')}>
        {hidden('0,0', item.roomCount === null ? '-' : formatRooms(item.roomCount))}
      </td>
      <td data-label="Größe" className={classNames(cell, labelled, 'tabular whitespace-nowrap max-xl:col-span-2')}>
        {hidden('00 m²', formatSqm(item.livingAreaSqm ?? 0))}
      </td>
      <td
        data-label="Miete"
        className={classNames(cell, labelled, 'tabular whitespace-nowrap text-ink-950 max-xl:col-span-3')}
      >
        {rented ? <Blurred placeholder="000,00 €" /> : <Rents item={item} />}
        <BudgetMark
          warmRentEuro={item.type === COMMERCIAL ? null : item.warmRentEuro}
          className="mt-1 block xl:max-w-28 xl:whitespace-normal"
        />
      </td>
      <td data-label="Status" className={classNames(cell, labelled, 'max-xl:col-span-4 max-xl:before:mb-1')}>
        <SoftBadge tone={tone}>{label}</SoftBadge>
      </td>
      <td
        data-label="Verfügbar ab"
        className={classNames(cell, labelled, 'tabular max-xl:col-span-3 max-xl:before:mb-1.5')}
      >
        {availableFromText(item) ?? '-'}
      </td>
      <td className={classNames(cell, 'max-xl:order-5 max-xl:col-span-full max-xl:self-end max-xl:pt-4')}>
        <div className="flex items-center gap-2 max-xl:justify-end xl:gap-1">
          {rented ? <span className="max-xl:sr-only">Vermietet</span> : <Actions item={item} />}
          <KeepButton apartmentId={item.id} name={`${item.apartmentName}, ${item.propertyName}`} looks="row" />
        </div>
      </td>
    </tr>
  )
}

/** Below the column's heading the cold rent; what one pays a month stands large above it. */
function Rents({ item: { coldRentEuro, warmRentEuro } }: { item: ApartmentListItem }) {
  if (coldRentEuro === null || warmRentEuro === null) return '-'
  return (
    <span className="flex flex-col-reverse">
      <span className="text-xs text-ink-600">{`${formatEuro(coldRentEuro)} kalt`}</span>{' '}
      <span>
        <strong className="text-lg leading-tight font-bold">{formatEuro(warmRentEuro)}</strong>{' '}
        <span className="text-xs">warm</span>
      </span>
    </span>
  )
}

/** Says nothing that the row does not say. */
function Thumbnail({ item }: { item: ApartmentListItem }) {
  const frame = classNames(
    'aspect-4/3 w-14 shrink-0 rounded-md max-xl:absolute max-xl:top-5 max-xl:left-5 max-xl:w-24',
    isRented(item) && 'grayscale-[0.85]',
  )
  if (item.picture) return <ResponsivePicture picture={item.picture} sizes="6rem" className={frame} decorative />
  return (
    <span className={classNames(frame, 'grid place-items-center bg-brand-50 text-brand-400')}>
      <House aria-hidden="true" className="size-6" />
    </span>
  )
}

function Actions({ item }: { item: ApartmentListItem }) {
  return (
    <>
      <Link
        to={href('/wohnung/:apartmentId', { apartmentId: item.id })}
        prefetch="intent"
        viewTransition
        className={buttonClasses('primary', 'sm', 'max-xl:flex-1 xl:px-3.5!')}
      >
        Details
        <span className="sr-only">{` zu ${item.apartmentName}, ${item.propertyName}`}</span>
      </Link>
      <a
        href={site.phone.href}
        aria-label={`Wegen ${item.apartmentName} anrufen: ${site.phone.shown}`}
        className={buttonClasses('secondary', 'sm', 'max-xl:flex-1 xl:w-10 xl:px-0!')}
      >
        <Phone aria-hidden="true" />
        <span className="xl:sr-only">Anrufen</span>
      </a>
    </>
  )
}
