import type { KindName } from '#areas/kinds.ts'
import { exampleMessage } from '#areas/company/contact/example-message.ts'
import { exampleApplication as exampleJobApplication } from '#areas/jobs/job-application/example-application.ts'
import { exampleEnquiry } from '#areas/landlord-services/enquiry/example-enquiry.ts'
import { exampleApplication } from '#areas/letting/tenant-application/example-application.ts'
import { exampleApplication as examplePartner } from '#areas/partners/partner-application/example-application.ts'
import { exampleReport } from '#areas/tenant-services/damage-report/example-report.ts'
import { exampleReport as exampleKeyLoss } from '#areas/tenant-services/key-loss/example-report.ts'
import { exampleRequest } from '#areas/tenant-services/rent-certificate/example-request.ts'

/** Every kind that has a form: mails come another way. A new kind without an example is a type error. */
export type FormName = Exclude<KindName, 'email_message'>
type Person = { firstName: string; lastName: string; email: string }
type Flat = { property_id: string; apartment_id: string }

const muster: Person = { firstName: 'Änne', lastName: 'Muster', email: 'aenne@example.de' }

/** What a browser's form sends of each kind. */
export function exampleRequests(flat: Flat, person = muster): Record<FormName, Record<string, unknown>> {
  const { firstName, lastName, email } = person
  const name = `${firstName} ${lastName}`
  const reporter = { reporter_name: name, reporter_email: email }
  const contact = { vorname: firstName, nachname: lastName, email }
  return {
    tenant_application: exampleApplication({
      ...flat,
      applicant_first_name: firstName,
      applicant_last_name: lastName,
      applicant_email: email,
    }),
    damage_report: exampleReport(reporter),
    rent_certificate: exampleRequest({ tenant_first_name: firstName, tenant_last_name: lastName, tenant_email: email }),
    key_loss: exampleKeyLoss(reporter),
    contact_message: exampleMessage(contact),
    landlord_enquiry: exampleEnquiry('hausverwaltung', contact),
    billing_enquiry: exampleEnquiry('nebenkostenabrechnung', contact),
    // On one's own initiative: jobs come and go.
    job_application: exampleJobApplication({ firstName, lastName, email, job: '' }),
    partner_application: examplePartner({ contactPerson: name, email }),
  }
}
