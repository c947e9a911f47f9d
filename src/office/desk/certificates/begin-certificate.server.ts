import { apartmentContent, findSubject } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { site } from '#site'
import { formatDate, formatSqm } from '#ui/format.ts'
import { enteredTextsOf } from '../request/request-kinds.server.ts'

/** As the form's inputs show them: what the request says, and of the flat what the office keeps of it. */
export async function beginCertificate(app: App, request: StoredRequest): Promise<Record<string, string>> {
  const entered = new Map<string, unknown>(Object.entries(request.payload ?? {}))
  const text = (name: string) => String(entered.get(name) ?? '')
  const subject = await findSubject(app, request)
  const flat = request.apartmentId === null ? null : await apartmentContent(app.db).find(request.apartmentId)
  const amount = (name: string) => {
    const value = flat?.values[name]
    return typeof value === 'number' ? value.toFixed(2).replace('.', ',') : ''
  }
  const area = flat?.values.living_area_sqm
  const purpose = text('purpose')
  return {
    landlord: site.legalName,
    tenant: `${text('tenant_first_name')} ${text('tenant_last_name')}`.trim(),
    flat: subject?.apartment?.name ?? '',
    address: subject?.address ?? text('current_address'),
    living_area: typeof area === 'number' ? formatSqm(area) : '',
    move_in_date: formatDate(text('move_in_date')),
    cold_rent: amount('cold_rent_euro'),
    utilities: amount('utilities_euro'),
    heating: amount('heating_costs_euro'),
    heating_included: flat?.values.heating_included === true ? 'on' : '',
    purpose: enteredTextsOf(request.kind).codes?.purpose?.[purpose] ?? purpose,
  }
}
