import type { App } from '#platform/app.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { isHiddenFrom } from '../applications/neutral/reveals.server.ts'

/** The request that goes on with the matter of this one. */
export type Survivor = {
  reference: string
  /** Null: the reader's role does not see its kind, or must not know yet who it is. */
  name: string | null
  kind: string
  isOthers: boolean
}

export async function readSurvivor(app: App, staff: Staff, { mergedInto, contactEmail }: StoredRequest) {
  const surviving = mergedInto === null ? null : await requests(app.db).findById(mergedInto)
  if (!surviving) return null
  const { kind, contactName } = surviving
  const isShown = mayReadKind(staff.role, kind) && !(await isHiddenFrom(app, staff, surviving))
  const survivor: Survivor = {
    reference: showReference(surviving.reference),
    name: isShown ? contactName : null,
    kind,
    isOthers: isShown && contactEmail !== '' && !isSameSender(surviving, { contactEmail }),
  }
  return survivor
}
