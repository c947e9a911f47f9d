import type { Subject } from '#areas/letting/public.server.ts'
import { formatEuro, formatRooms, formatSqm } from '#ui/format.ts'

/** The flat in one line, under the title of its pages. */
export function flatTitle(subject: Subject | null): string {
  if (subject === null) return 'Wohnung, die es nicht mehr gibt'
  return subject.apartment?.name ?? `${subject.propertyName}, ohne bestimmte Wohnung`
}

export function FlatLead({ subject }: { subject: Subject | null }) {
  if (subject === null) return null
  const { apartment } = subject
  const parts = [
    apartment ? subject.propertyName : null,
    subject.address,
    apartment?.roomCount ? `${formatRooms(apartment.roomCount)} Zimmer` : null,
    apartment?.livingAreaSqm ? formatSqm(apartment.livingAreaSqm) : null,
    apartment?.totalRentEuro ? `${formatEuro(apartment.totalRentEuro)} warm` : null,
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}
