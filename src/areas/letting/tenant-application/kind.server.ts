import type { FormKind } from '#areas/kind.ts'
import { parseForm } from '#forms/parse-form.ts'
import type { Trx } from '#platform/database/database.server.ts'
import type { Refusal } from '#platform/submissions/submission-kind.ts'
import { site } from '#site'
import { canBeAppliedFor } from '../apartments/availability.ts'
import { applicationChoices } from '../apartments/choices/repository.server.ts'
import { properties } from '../properties/repository.server.ts'
import { entered } from './entered.ts'
import { tenantApplication } from './kind.ts'
import { tenantApplicationMails } from './mails.ts'
import { privacy } from './privacy.ts'
import { answerDueAt } from './rules.ts'
import { type TenantApplication, tenantApplicationSchema } from './schema.ts'
import { templates } from './templates.ts'
import { texts } from './texts.ts'

/** A tenant application on its way through the pipeline. */
export const tenantApplicationKind = {
  ...tenantApplication,
  payloadVersion: 1,
  // 20 members with long names and four texts of 2,000 characters, twice over.
  maxBytes: 128 * 1024,
  parse: (input) => parseForm(tenantApplicationSchema, input),
  describe: (application) => ({
    contactName: `${application.applicant_first_name} ${application.applicant_last_name}`,
    contactEmail: application.applicant_email,
    searchWords: [application.applicant_phone ?? '', application.current_address_city],
    apartmentId: application.apartment_id,
    propertyId: application.property_id,
    sender: {
      about: application.apartment_id ?? application.property_id,
      birthDate: application.applicant_birth_date,
      phone: application.applicant_phone,
    },
  }),
  entered,
  dueAt: (_application, receivedAt) => answerDueAt(receivedAt, site.promised.applicationHours),
  refuse,
  mails: tenantApplicationMails,
  hidesSender: site.tenantApplication.neutralFirstLook,
  schemas: [tenantApplicationSchema],
  templates,
  privacy,
} satisfies FormKind<TenantApplication>

/** The flat may have been let, reserved or taken down while the form was filled in. */
async function refuse(trx: Trx, application: TenantApplication): Promise<Refusal | null> {
  const { apartment_id: apartmentId, property_id: propertyId } = application
  if (apartmentId === null) {
    if (await properties(trx).findById(propertyId)) return null
    return { title: texts.propertyGone, errors: { property_id: 'Bitte wählen Sie ein anderes Gebäude.' } }
  }
  const apartment = await applicationChoices(trx).findForApplication(apartmentId)
  if (!apartment) return { title: texts.gone, errors: { apartment_id: texts.notFree } }
  if (apartment.propertyId !== propertyId)
    return { title: texts.otherProperty, errors: { apartment_id: texts.otherProperty } }
  if (canBeAppliedFor(apartment)) return null
  const isReserved = apartment.availabilityStatus === 'reserved'
  return { title: isReserved ? texts.reserved : texts.taken, errors: { apartment_id: texts.notFree } }
}
