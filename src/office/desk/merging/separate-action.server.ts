import { backToRequest, refuse, type RequestAction } from '../request/action-tools.server.ts'
import { separate } from './merge.server.ts'
import { seenVersion } from '#office/frame/seen-version.ts'

export const SEPARATE = 'trennen'

/** „Wieder trennen“, from the page of either; the form goes to the one that was closed. */
export async function separateRequest(given: RequestAction) {
  const { app, staff, request, form } = given
  const outcome = await separate(app, staff, { id: request.id, version: seenVersion(form) })
  if (outcome !== 'collision') return backToRequest(given)
  return refuse(
    SEPARATE,
    'Inzwischen hat jemand anderes diesen Vorgang geändert. Bitte sehen Sie noch einmal nach.',
    409,
  )
}
