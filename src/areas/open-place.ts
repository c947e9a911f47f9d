import { findKind } from './kinds.ts'

type Stored = { kind: string; payload: unknown; apartmentId: string | null; propertyId: string | null }

/** Whether a request needs a place and nobody has said yet where: neither flat nor house nor address. */
export function isPlaceOpen({ kind, payload, apartmentId, propertyId }: Stored): boolean {
  if (!findKind(kind)?.asksForPlace || apartmentId !== null || propertyId !== null) return false
  const address = typeof payload === 'object' && payload !== null && 'building_address' in payload
  return !address || !payload.building_address
}
