import { findSubject } from '#areas/letting/public.server.ts'
import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { formatDayOf } from '#ui/format.ts'
import { filledWhenSent, type VariableValues } from './variables.ts'

/** Returns the values of a template's variables in this person's answer to this request. */
export async function variableValues(
  app: App,
  staff: { name: string },
  request: StoredRequest,
): Promise<VariableValues> {
  const subject = await findSubject(app, request)
  return {
    ...knownValues(app, staff, request),
    wohnung: subject?.apartment?.name ?? null,
    adresse: subject?.address ?? typedAddress(request.payload),
  }
}

/** Variables that every request can fill: all but flat and address. */
export function knownValues(app: App, staff: { name: string }, request: StoredRequest) {
  return {
    anrede: `Guten Tag ${request.contactName}`,
    name: request.contactName,
    vorgangsnummer: showReference(request.reference),
    eingegangen: formatDayOf(request.receivedAt),
    bearbeiter: staff.name,
    firma: site.brand,
    telefon: site.phone.shown,
    buerozeiten: site.businessHours.shown,
    status_link: request.quarantined ? null : SENDER_LINK,
  }
}

/** The same without what tells who it is. */
export function neutralValues(values: VariableValues): VariableValues {
  return { ...values, ...Object.fromEntries(filledWhenSent.map((name) => [name, null])) }
}

/** Where no building of ours was chosen, a damage report has its address in the sender's words. */
function typedAddress(payload: unknown): string | null {
  if (typeof payload !== 'object' || payload === null || !('building_address' in payload)) return null
  return typeof payload.building_address === 'string' ? payload.building_address : null
}
