import { changeRequest } from '../request/change-request.server.ts'
import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

/** On the shortlist, or off it (`auswahl` = `ja`, `nein`): from then on everybody who may read applications sees who it is. */
export async function shortlist(given: RequestAction) {
  const { app, staff, request, form } = given
  const target = { id: request.id, version: seenVersion(form) }
  const outcome = await changeRequest(app, staff, target, { isShortlisted: form.get('auswahl') !== 'nein' })
  if (outcome === 'collision')
    return refuse(
      'engere-auswahl',
      'Inzwischen hat jemand anderes diese Bewerbung geändert. Bitte prüfen Sie den neuen Stand.',
      409,
    )
  return backToRequest(given)
}
