import Bath from 'lucide-react/icons/bath'
import BedDouble from 'lucide-react/icons/bed-double'
import DoorOpen from 'lucide-react/icons/door-open'
import FileText from 'lucide-react/icons/file-text'
import Layers from 'lucide-react/icons/layers'
import Maximize from 'lucide-react/icons/maximize'
import PawPrint from 'lucide-react/icons/paw-print'
import Ruler from 'lucide-react/icons/ruler'
import Users from 'lucide-react/icons/users'
import type { Apartment } from '../apartment.ts'
import { apartmentFacts, type FactKey } from './facts.ts'

const icons: Record<FactKey, typeof Bath> = {
  area: Ruler,
  rooms: DoorOpen,
  bedrooms: BedDouble,
  bathrooms: Bath,
  total: Maximize,
  floor: Layers,
  occupants: Users,
  pets: PawPrint,
  wbs: FileText,
}

export type ApartmentFactsProps = { apartment: Apartment }

/** The flat in figures. */
export function ApartmentFacts({ apartment }: ApartmentFactsProps) {
  const facts = apartmentFacts(apartment)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-1 gap-x-4 min-[22rem]:grid-cols-2 gap-y-5 sm:grid-cols-3 xl:grid-cols-[repeat(4,auto)]">
      {facts.map(({ key, label, value }) => {
        const Icon = icons[key]
        return (
          <div key={key} className="relative flex min-h-11 min-w-0 flex-col justify-center pl-14">
            <dt className="text-sm leading-snug text-ink-600">
              <Icon
                aria-hidden="true"
                className="absolute top-1/2 left-0 size-11 -translate-y-1/2 rounded-full bg-brand-100 p-3 text-action"
              />
              {label}
            </dt>
            <dd className="leading-snug font-semibold text-ink-950 tabular">{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}
