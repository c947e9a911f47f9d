import { flatOption } from '#areas/find-flats.ts'
import { listFlatsForSelect } from '#areas/letting/public.server.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'

/** Whether nobody has said yet where; `flats`: to choose from, for who may enter it. */
export async function readPlace(app: App, request: StoredRequest, mayWrite: boolean) {
  const isOpen = isPlaceOpen(request)
  return {
    isPlaceOpen: isOpen,
    flats: isOpen && mayWrite ? (await listFlatsForSelect(app)).map(flatOption) : null,
  }
}
