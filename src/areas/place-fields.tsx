import { TextField } from '#forms/text-field.tsx'
import type { FlatOption } from './find-flats.ts'
import { FlatField } from './flat-field.tsx'

/** Asks where it is, of what came without a place: flat or address. */
export function PlaceFields({ flats }: { flats: readonly FlatOption[] }) {
  return (
    <>
      <FlatField name="apartment_id" label="Wohnung" flats={flats} placeholder="Keine Angabe" />
      <TextField
        name="building_address"
        label="Gebäude oder Anschrift"
        hint="Wenn die Wohnung nicht in der Liste steht: Straße, Hausnummer, Ort, Stockwerk"
        autoComplete="street-address"
        maxLength={200}
      />
    </>
  )
}
