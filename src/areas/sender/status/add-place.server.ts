import { findFormKind } from '#areas/kinds.server.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import { inbox } from '#requests/submissions/inbox/repository.server.ts'
import { submissions, type Submission } from '#requests/submissions/repository.server.ts'
import { addNotice } from './notice.server.ts'

type Place = { apartment_id: string; building_address: string }

/** `known`: somebody said it meanwhile, or the request is no longer there. */
type Added = { kind: 'added' | 'known' | 'collision' } | { kind: 'invalid'; errors: Record<string, string> }

/** Puts flat or address into a request that came without, judged by its own form. */
export async function addPlace(app: App, { id }: Pick<Submission, 'id'>, place: Place): Promise<Added> {
  if (place.apartment_id === '' && place.building_address.trim() === '') {
    const apartment = 'Bitte wählen Sie die Wohnung, oder tragen Sie darunter die Anschrift ein.'
    return { kind: 'invalid', errors: { apartment_id: apartment } }
  }
  const flats = await listFlatsForSelect(app)
  const added = await app.db.transaction().execute(async (trx): Promise<Added> => {
    const submission = await submissions(trx).findById(id)
    const kind = submission && findFormKind(submission.kind)
    if (!kind || !isPlaceOpen(submission)) return { kind: 'known' }
    const parsed = kind.parse({ ...(submission.payload as object), ...place })
    if (!parsed.ok) return { kind: 'invalid', errors: parsed.errors }
    const refusal = await kind.refuse?.(trx, parsed.data)
    if (refusal) return { kind: 'invalid', errors: refusal.errors ?? { apartment_id: refusal.title } }
    const { apartmentId = null } = kind.describe(parsed.data)
    const words = [flats.find((flat) => flat.id === apartmentId)?.label, place.building_address.trim()]
    const detail = words.filter(Boolean).join('; ')
    const isDone = await submissions(trx).change(id, submission.version, {
      payload: parsed.data,
      apartmentId,
      searchText: `${submission.searchText} ${foldText(place.building_address)}`.trim(),
    })
    if (!isDone) return { kind: 'collision' }
    const happenedAt = app.clock.now().toISOString()
    await submissions(trx).addEvent(id, { id: app.newId(), kind: 'place', detail, actor: null, happenedAt })
    await inbox(trx).markUnread(id)
    await addNotice(app, trx, submission, { what: 'Ort nachgetragen', text: 'hat nachgetragen, wo es ist' })
    return { kind: 'added' }
  })
  if (added.kind === 'added') app.wakeOutbox()
  return added
}
