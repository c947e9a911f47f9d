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

/** The flat in figures. */
export function ApartmentFacts({ apartment }: { apartment: Apartment }) {
  const facts = apartmentFacts(apartment)
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 xl:grid-cols-4">
      {facts.map(({ key, label, value }) => {
        const Icon = icons[key]
        return (
          <div key={key} className="flex min-w-0 items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-100 text-action"
            >
              <Icon className="size-5" />
            </span>
            <div className="min-w-0">
              <dt className="text-sm leading-snug text-ink-600">{label}</dt>
              <dd className="leading-snug font-semibold text-ink-950 tabular">{value}</dd>
            </div>
          </div>
        )
      })}
    </dl>
  )
}
