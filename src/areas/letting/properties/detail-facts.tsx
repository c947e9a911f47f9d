import { Building2, CalendarDays, DoorOpen, Flame, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { plural } from '#ui/format.ts'
import { Section } from '#ui/layout/section.tsx'
import { fullAddress } from './address.ts'
import type { Property } from './property.ts'
import { yearLine } from './rules.ts'

/** What is known of the building, at a glance and in its description. */
export function DetailFacts({ property }: { property: Property }) {
  const facts: { icon: ReactNode; label: string; value: string | null }[] = [
    { icon: <MapPin />, label: 'Adresse', value: fullAddress(property) },
    { icon: <Building2 />, label: 'Immobilientyp', value: property.propertyType },
    { icon: <CalendarDays />, label: 'Bausubstanz', value: yearLine(property) },
    { icon: <DoorOpen />, label: 'Größe', value: plural(property.totalUnits, 'Einheit', 'Einheiten') },
    { icon: <Flame />, label: 'Heizung', value: property.heatingType },
  ]
  return (
    <Section tone="tint" labelledBy="immobilie">
      <h2 id="immobilie" className="text-3xl">
        Über diese Immobilie
      </h2>
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <dl className="grid content-start gap-x-8 gap-y-6 sm:grid-cols-2">
          {facts.map(
            ({ icon, label, value }) =>
              value && (
                <div key={label} className="relative min-h-11 pl-14.5 first:sm:col-span-2">
                  <dt className="text-sm text-ink-600">
                    <span
                      aria-hidden="true"
                      className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-white text-action [&_svg]:size-5"
                    >
                      {icon}
                    </span>
                    {label}
                  </dt>
                  <dd className="font-semibold text-ink-950">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="measure whitespace-pre-line text-ink-800">
          {property.description || 'Keine Beschreibung verfügbar.'}
        </p>
      </div>
    </Section>
  )
}
