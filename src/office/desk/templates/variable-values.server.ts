import { findSubject } from '#areas/letting/public.server.ts'
import { site } from '#site'
import type { App } from '#platform/app.server.ts'
import { SENDER_LINK } from '#requests/mail/mail-content.ts'
import { showReference } from '#requests/submissions/reference.ts'
import type { Submission } from '#requests/submissions/repository.server.ts'
import { formatDayOf } from '#ui/format.ts'
import { filledWhenSent, type VariableValues } from './variables.ts'

/** Returns the values of a template's variables in this person's answer to this request. */
export async function variableValues(
  app: App,
  staff: { name: string },
  submission: Submission,
): Promise<VariableValues> {
  const subject = await findSubject(app, submission)
  return {
    ...knownValues(app, staff, submission),
    wohnung: subject?.apartment?.name ?? null,
    adresse: subject?.address ?? typedAddress(submission.payload),
  }
}

/** Variables that every request can fill: all but flat and address. */
export function knownValues(app: App, staff: { name: string }, submission: Submission) {
  return {
    anrede: `Guten Tag ${submission.contactName}`,
    name: submission.contactName,
    vorgangsnummer: showReference(submission.reference),
    eingegangen: formatDayOf(submission.receivedAt),
    bearbeiter: staff.name,
    firma: site.brand,
    telefon: site.phone.shown,
    buerozeiten: site.businessHours.shown,
    status_link: submission.quarantined ? null : SENDER_LINK,
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
