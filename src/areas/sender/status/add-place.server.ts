import { findFormKind } from '#areas/kinds.server.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import { readFields } from '#forms/read-fields.ts'
import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { foldText } from '#platform/fold.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { addNotice } from './notice.server.ts'

type Place = { apartment_id: string; building_address: string }

/** `known`: somebody said it meanwhile, or the request is no longer there. */
type Added = { kind: 'added' | 'known' | 'collision' } | { kind: 'invalid'; errors: Record<string, string> }

/** The sender says where it is: the office is told, and has it unread again. */
export async function addPlace(app: App, { id }: Pick<StoredRequest, 'id'>, place: Place): Promise<Added> {
  const added = await putPlace(app, { id, place, by: null }, async (trx, request) => {
    await inbox(trx).markUnread(id)
    await addNotice(app, trx, request, { what: 'Ort nachgetragen', text: 'hat nachgetragen, wo es ist' })
  })
  if (added.kind === 'added') app.wakeOutbox()
  return added
}

/** `by`: the account of the staff who enters it; null: its sender. */
type Given = { id: string; place: Place; by: string | null }

/**
 * Puts flat or address into a request that came without. Its form judges these two fields alone: what else was stored once stays, also what
 * the form would not take from everybody (who telephoned has no e-mail address). `alongside` is part of the transaction.
 */
export async function putPlace(
  app: App,
  { id, place, by }: Given,
  alongside: (trx: Trx, request: StoredRequest) => Promise<void>,
): Promise<Added> {
  const address = place.building_address.trim()
  if (place.apartment_id === '' && address === '') {
    const apartment = 'Bitte wählen Sie die Wohnung, oder tragen Sie darunter die Anschrift ein.'
    return { kind: 'invalid', errors: { apartment_id: apartment } }
  }
  const flats = await listFlatsForSelect(app)
  return app.db.transaction().execute(async (trx): Promise<Added> => {
    const request = await requests(trx).findById(id)
    const kind = request && findFormKind(request.kind)
    const { apartment_id, building_address } = kind?.forms[0]?.fields ?? {}
    if (!kind || !isPlaceOpen(request) || !apartment_id || !building_address) return { kind: 'known' }
    const { values, errors } = readFields({ apartment_id, building_address }, place)
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors }
    const payload = { ...(request.payload as object), ...values }
    const refusal = await kind.refuse?.(trx, payload)
    if (refusal) return { kind: 'invalid', errors: refusal.errors ?? { apartment_id: refusal.title } }
    const { apartmentId = null } = kind.describe(payload)
    const detail = [flats.find((flat) => flat.id === apartmentId)?.label, address].filter(Boolean).join('; ')
    const searchText = `${request.searchText} ${foldText(address)}`.trim()
    if (!(await requests(trx).change(id, request.version, { payload, apartmentId, searchText })))
      return { kind: 'collision' }
    const happenedAt = app.clock.now().toISOString()
    const event = by === null ? 'place' : 'place-entered'
    await requests(trx).addEvent(id, { id: app.newId(), kind: event, detail, actor: by, happenedAt })
    await alongside(trx, request)
    return { kind: 'added' }
  })
}
