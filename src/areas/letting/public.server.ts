import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { FlatForSelect } from './apartments/choices/choice.ts'
import { applicationChoices } from './apartments/choices/repository.server.ts'
import { type Subject, subjects } from './office/repository.server.ts'

/** Every listed flat, let or free, as tenants choose theirs; at most 500, so a form also takes an address as text. */
export async function listFlatsForSelect(app: App): Promise<FlatForSelect[]> {
  return applicationChoices(app.db).listFlats()
}

/** Whether `listFlatsForSelect` could have offered this flat. For a form's `refuse`, inside its transaction. */
export async function isListedFlat(trx: Trx, apartmentId: string): Promise<boolean> {
  return (await applicationChoices(trx).findForApplication(apartmentId)) !== null
}

/** The flat, or at least the building, that a request names; null when it names none or it is gone. For staff only. */
export async function findSubject(
  app: App,
  { apartmentId, propertyId }: { apartmentId: string | null; propertyId: string | null },
): Promise<Subject | null> {
  const flat = apartmentId === null ? null : await subjects(app.db).ofApartment(apartmentId)
  return flat ?? (propertyId === null ? null : subjects(app.db).ofProperty(propertyId))
}

export type { Subject }
export { tenantApplicationKind } from './tenant-application/tenant-application.server.ts'
