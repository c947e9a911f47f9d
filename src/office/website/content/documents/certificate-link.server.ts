import { buildingKind, propertyContent } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import type { Owner } from '../media/media-answer.ts'
import { updateContent } from '../save.server.ts'

/** The document that is a building's energy certificate; null for none, and for flats and towns. */
export async function certificateIdOf(app: App, owner: Owner): Promise<string | null> {
  if (owner.kind !== 'property') return null
  const building = await propertyContent(app.db).find(owner.id)
  return (building?.values.certificate_document as string | null | undefined) ?? null
}

/** Makes this document the building's certificate, or takes it away. That there is a file says that there is a certificate. */
export async function linkCertificate(
  app: App,
  staff: Staff,
  owner: Owner,
  { documentId, isCertificate }: { documentId: string; isCertificate: boolean },
): Promise<'changed' | 'unchanged' | 'collision'> {
  const building = owner.kind === 'property' ? await propertyContent(app.db).find(owner.id) : null
  if (!building) return 'unchanged'
  const { values } = building
  if ((values.certificate_document === documentId) === isCertificate) return 'unchanged'
  return updateContent(app, staff, buildingKind, building, {
    ...values,
    certificate_document: isCertificate ? documentId : null,
    certificate_exemption: values.certificate_exemption ?? (isCertificate ? 'none' : null),
  })
}
