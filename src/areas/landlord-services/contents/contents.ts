import type { Service } from '../enquiry/fields.ts'
import { damageRestoration } from './damage-restoration.ts'
import { expertReports } from './expert-reports.ts'
import { houseManagement } from './house-management.ts'
import { maintenance } from './maintenance.ts'
import type { ServiceContent } from './service-content.ts'
import { utilityBilling } from './utility-billing.ts'

/** Contents of each service's page, in the order of the navigation. */
export const serviceContents = {
  schadensanierung: damageRestoration,
  gutachten: expertReports,
  hausverwaltung: houseManagement,
  nebenkostenabrechnung: utilityBilling,
  instandhaltungsarbeiten: maintenance,
} satisfies Record<Service, ServiceContent>
