import { formKind } from '#areas/form-kind.server.ts'
import { describeSender, senderOf } from '#forms/staff-view.ts'
import { hoursAfter } from '#platform/clock.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Refusal } from '#requests/request/request-kind.ts'
import { site } from '#site'
import { canBeAppliedFor, statusWord } from '../apartments/availability.ts'
import { applicationChoices } from '../apartments/choices/repository.server.ts'
import { properties } from '../properties/repository.server.ts'
import { type TenantApplication, tenantForm } from './fields.ts'
import { tenantApplication } from './kind.ts'
import { tenantApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { appliedFor } from './applied-for.server.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A tenant application on its way through the pipeline. */
export const tenantApplicationKind = formKind(tenantApplication, tenantForm, {
  summary: 'Mieterbewerbung',
  // 20 members with long names and four texts of 2,000 characters, twice over.
  maxBytes: 128 * 1024,
  describe: (application) => {
    const { apartment_id: apartmentId, property_id: propertyId } = application
    const { birthDate, phone } = senderOf(tenantForm, application)
    return {
      ...describeSender(tenantForm, application),
      apartmentId,
      propertyId,
      sender: { about: apartmentId ?? propertyId, birthDate, phone },
    }
  },
  dueAt: (_application, receivedAt) => hoursAfter(receivedAt, site.promised.applicationHours),
  refuse,
  nameFlat: (trx: Trx, application: TenantApplication) => appliedFor(trx, application),
  mails: tenantApplicationMails,
  hidesSender: () => site.tenantApplication.neutralFirstLook,
  templates,
  privacy,
})

/** Why an application is refused; the form itself says only that a flat is taken. */
export const refusals = {
  taken: texts.taken,
  reserved: `Diese Wohnung ist inzwischen ${statusWord('reserved')} und nimmt keine Bewerbungen mehr an. Ihre Angaben sind noch da: Wählen Sie eine andere freie Wohnung, oder rufen Sie uns an.`,
  gone: 'Diese Wohnung gibt es in unserem Angebot nicht mehr. Ihre Angaben sind noch da: Wählen Sie eine andere freie Wohnung, oder rufen Sie uns an.',
  propertyGone:
    'Dieses Gebäude gibt es in unserem Angebot nicht mehr. Ihre Angaben sind noch da: Wählen Sie ein anderes Gebäude, oder rufen Sie uns an.',
  otherProperty: 'Diese Wohnung gehört nicht zum gewählten Gebäude. Bitte wählen Sie die Wohnung noch einmal.',
  notFree: 'Bitte wählen Sie eine andere Wohnung.',
} as const

/** The flat may have been let, reserved or taken down while the form was filled in. */
async function refuse(trx: Trx, application: TenantApplication): Promise<Refusal | null> {
  const { apartment_id: apartmentId, property_id: propertyId } = application
  if (apartmentId === null) {
    if (await properties(trx).findById(propertyId)) return null
    return { title: refusals.propertyGone, errors: { property_id: 'Bitte wählen Sie ein anderes Gebäude.' } }
  }
  const apartment = await applicationChoices(trx).findForApplication(apartmentId)
  if (!apartment) return { title: refusals.gone, errors: { apartment_id: refusals.notFree } }
  if (apartment.propertyId !== propertyId)
    return { title: refusals.otherProperty, errors: { apartment_id: refusals.otherProperty } }
  if (canBeAppliedFor(apartment)) return null
  const isReserved = apartment.availabilityStatus === 'reserved'
  return { title: isReserved ? refusals.reserved : refusals.taken, errors: { apartment_id: refusals.notFree } }
}
