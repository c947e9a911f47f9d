import {
  Bath,
  BedDouble,
  CalendarDays,
  DoorOpen,
  FileText,
  Layers,
  Maximize,
  PawPrint,
  Ruler,
  Users,
} from 'lucide-react'
import { KeepTogether } from '#ui/keep-together/keep-together.tsx'
import type { Apartment } from '../apartments/apartment.ts'
import { apartmentFacts, type FactKey } from '../apartments/facts.ts'

const icons: Record<FactKey, typeof Bath> = {
  area: Ruler,
  rooms: DoorOpen,
  from: CalendarDays,
  bedrooms: BedDouble,
  bathrooms: Bath,
  total: Maximize,
  floor: Layers,
  occupants: Users,
  pets: PawPrint,
  wbs: FileText,
}

type ApartmentFactsProps = { apartment: Apartment }

/** The flat in figures. */
export function ApartmentFacts({ apartment }: ApartmentFactsProps) {
  const facts = apartmentFacts(apartment)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-x-2 min-[22rem]:grid-cols-2 gap-y-5 sm:grid-cols-3 sm:gap-x-4 xl:grid-cols-[repeat(4,auto)] print:grid-cols-2">
      {facts.map(({ key, label, value }) => {
        const Icon = icons[key]
        return (
          <div key={key} className="relative flex min-h-11 min-w-0 flex-col justify-center pl-12 sm:pl-14">
            <dt className="text-sm leading-snug text-ink-600">
              <Icon
                aria-hidden="true"
                className="absolute top-1/2 left-0 size-10 -translate-y-1/2 rounded-full bg-brand-100 p-2.5 text-action sm:size-11 sm:p-3"
              />
              <span>{label}</span>
            </dt>
            <dd className="leading-snug font-semibold text-ink-950 tabular max-sm:text-[0.9375rem]">
              <KeepTogether text={value} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
