import type { FlatOption } from '#areas/find-flats.ts'
import { PlaceFields } from '#areas/place-fields.tsx'
import { type FormRefusal, OfficeForm, SecondarySubmit } from '#office/frame/frame/office-form.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'

type PlacePanelProps = {
  /** To choose from; null: the place is known. */
  flats: readonly FlatOption[] | null
  refusal: FormRefusal | undefined
}

/** Takes down where it is, of what came without a place. */
export function PlacePanel({ flats, refusal }: PlacePanelProps) {
  if (flats === null && refusal?.intent !== 'ort') return null
  return (
    <Panel anchor="ort" title="Ort fehlt" className="print:hidden">
      <OfficeForm intent="ort" stays refusal={refusal} className="space-y-3">
        {flats && <PlaceFields flats={flats} />}
        {flats && <SecondarySubmit>Ort eintragen</SecondarySubmit>}
      </OfficeForm>
    </Panel>
  )
}
