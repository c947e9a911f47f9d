import {
  Accessibility,
  Armchair,
  ArrowUpDown,
  Bath,
  Bike,
  Blinds,
  Car,
  CircleCheck,
  Fence,
  Flower,
  Package,
  Refrigerator,
  ShowerHead,
  Sofa,
  SquareParking,
  Sun,
  Toilet,
  Users,
  Warehouse,
  WashingMachine,
  Wifi,
} from 'lucide-react'
import { amenityLabel, inAmenityOrder } from '../apartments/amenities.ts'
import { wordTable } from '#platform/word-table.ts'

const icons = wordTable<typeof Bath>({
  balkon: Fence,
  terrasse: Armchair,
  garten: Flower,
  einbaukueche: Refrigerator,
  dusche: ShowerHead,
  badewanne: Bath,
  tageslichtbad: Sun,
  gaeste_wc: Toilet,
  aufzug: ArrowUpDown,
  barrierefrei: Accessibility,
  rollstuhlgerecht: Accessibility,
  keller: Warehouse,
  abstellraum: Package,
  fahrradraum: Bike,
  waschraum: WashingMachine,
  stellplatz: SquareParking,
  garage: Car,
  rolllaeden: Blinds,
  glasfaser: Wifi,
  moebliert: Sofa,
  wg_geeignet: Users,
})

/** Lists the flat's amenities, each with its sign. */
export function AmenityList({ amenities }: { amenities: string[] }) {
  if (amenities.length === 0) return null
  return (
    <section aria-labelledby="ausstattung" className="print:break-inside-avoid">
      <h2 id="ausstattung" className="text-2xl">
        Ausstattung
      </h2>
      <ul className="mt-5 grid min-[18rem]:grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-3 print:mt-2 print:grid-cols-4 print:gap-y-1">
        {inAmenityOrder(amenities).map((code) => {
          const Icon = icons[code] ?? CircleCheck
          return (
            <li key={code} className="flex min-w-0 items-center gap-2.5 sm:gap-3">
              <Icon aria-hidden="true" className="size-5.5 shrink-0 text-action" />
              <span>{amenityLabel(code)}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
