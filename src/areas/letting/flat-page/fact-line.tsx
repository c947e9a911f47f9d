import { Fragment } from 'react'
import { formatRooms, formatSqm } from '#ui/format.ts'
import type { Apartment } from '../apartments/apartment.ts'
import { freeFromText } from '../apartments/availability.ts'

type FactLineProps = {
  flat: Pick<Apartment, 'roomCount' | 'livingAreaSqm' | 'availableFrom' | 'availabilityStatus'>
  /** „575,00 € kalt“ */
  first?: string | null
}

/** „2 Zimmer · 61,8 m² · frei ab 01.12.2026“; a line never ends within a fact. */
export function FactLine({ flat, first = null }: FactLineProps) {
  const facts = [
    first,
    flat.roomCount !== null && `${formatRooms(flat.roomCount)} Zimmer`,
    flat.livingAreaSqm !== null && formatSqm(flat.livingAreaSqm),
    freeFromText(flat),
  ].filter((fact) => typeof fact === 'string')
  return (
    <span className="tabular">
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          <span>{index > 0 && ' '}</span>
          <span className="whitespace-nowrap not-last:after:content-['_·']">{fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
