import { data } from 'react-router'
import { putPlace } from '#areas/sender/public.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { backToRequest, refuse, type RequestAction } from './action-tools.server.ts'

/** The office enters what its sender left out; nobody is told that the sender did it. */
export async function enterPlace(given: RequestAction) {
  const { app, staff, request, form } = given
  const typed = (name: string) => String(form.get(name) ?? '')
  const values = { apartment_id: typed('apartment_id'), building_address: typed('building_address') }
  const added = await putPlace(app, { id: request.id, place: values, by: staff.id }, (trx) =>
    recordAudit(app, trx, staff, { action: 'request.place', subject: { kind: 'submission', id: request.id } }),
  )
  switch (added.kind) {
    case 'added':
      return backToRequest(given)
    case 'invalid':
      return data<FormRefusal>({ intent: 'ort', errors: added.errors, values }, { status: 422 })
    case 'known':
      return refuse('ort', 'Der Ort ist inzwischen bekannt. Ihre Eingabe ist nicht gespeichert.', 409, values)
    case 'collision':
      return refuse(
        'ort',
        'Gerade hat jemand anderes diesen Vorgang geändert. Bitte senden Sie es noch einmal.',
        409,
        values,
      )
  }
}
