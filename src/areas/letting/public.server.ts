import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { readTowns, type Town } from './answers/repository.server.ts'
import type { FlatForSelect } from './apartments/choices/choice.ts'
import { applicationChoices } from './apartments/choices/repository.server.ts'
import { flatInWords } from './tenant-application/flat-in-words.ts'
import { type Subject, type SubjectName, subjects } from './office/repository.server.ts'

/** Every listed flat, let or free, as tenants choose theirs; at most 500, so a form also takes an address as text. */
export async function listFlatsForSelect(app: App): Promise<FlatForSelect[]> {
  return applicationChoices(app.db).listFlats()
}

/** Whether `listFlatsForSelect` could have offered this flat. For a form's `refuse`, inside its transaction. */
export async function isListedFlat(trx: Trx, apartmentId: string): Promise<boolean> {
  return (await applicationChoices(trx).findForApplication(apartmentId)) !== null
}

/** Names a flat, with its address as far as it is published; null when it is gone. */
export async function nameFlat(trx: Trx, apartmentId: string): Promise<string | null> {
  const flat = await applicationChoices(trx).findForApplication(apartmentId)
  return flat && flatInWords(flat)
}

/** Finds the house of ours whose published street and town stand in a typed address; null when there is none. */
export async function nameHouseIn(trx: Trx, typed: string): Promise<string | null> {
  return applicationChoices(trx).findHouseIn(typed)
}

/** The flat, or at least the building, that a request names; null when it names none or it is gone. For staff only. */
export async function findSubject(
  app: App,
  { apartmentId, propertyId }: { apartmentId: string | null; propertyId: string | null },
): Promise<Subject | null> {
  const flat = apartmentId === null ? null : await subjects(app.db).ofApartment(apartmentId)
  return flat ?? (propertyId === null ? null : subjects(app.db).ofProperty(propertyId))
}

/** Names flats and buildings by their ids; for staff only. */
export async function nameSubjects(
  app: App,
  apartmentIds: readonly string[],
  propertyIds: readonly string[],
): Promise<Map<string, SubjectName>> {
  return subjects(app.db).names(apartmentIds, propertyIds)
}

export type { Subject, SubjectName }
export { appliedFor } from './tenant-application/applied-for.server.ts'
export { tenantForm } from './tenant-application/fields.ts'
export { tenancyFacts, type TenancyFacts } from './tenant-application/tenancy-facts.server.ts'

/** The towns that our houses stand in, by their postal codes. */
export async function listTowns(app: App): Promise<Town[]> {
  return readTowns(app.db)
}

// For the office
export { apartmentKind } from './content/apartment-content-kind.server.ts'
export { buildingKind, locationKind } from './content/building-content-kind.server.ts'
export { buildingOptions } from './content/building-options.server.ts'
export { incidentKind } from './content/incident-content-kind.server.ts'
export { certificateChecks } from './content/portfolio-checks.ts'
export { mediaKind } from './media/content-kind.server.ts'
export { apartmentContent } from './content/apartments.server.ts'
export { eachApartmentField } from './apartments/fields.ts'
export { tourOf } from './tours/tour.ts'
export { statusBadge } from './apartments/availability.ts'
export { locationContent, propertyContent } from './content/properties.server.ts'
export { COMMERCIAL } from './properties/rules.ts'
export { ruledDepositEuro } from './apartments/deposit.ts'
export { serveDocument } from './documents/serve.server.ts'
export { everyVideo } from './videos/repository.server.ts'
export { serveVideo } from './videos/serve.server.ts'
export { mediaContent, mediaOf, thumbnailsOf } from './media/repository.server.ts'

// Viewings: the office makes and offers them, the sender's page answers
export { answerMails } from './viewings/mails.ts'
export { bookingMails } from './viewings/booking/mails.ts'
export { answerViewing, viewingPlace } from './viewings/answer.server.ts'
export { personalFile, publishedFile, viewingEvent } from './viewings/event.ts'
export { lockSlot } from './viewings/places/repository.server.ts'
export { viewings } from './viewings/repository.server.ts'
export { CLOSES_HOURS_BEFORE, isReminderDue, stateLabels } from './viewings/booking/booking.ts'
export { queueBookingMail } from './viewings/booking/booking-mail.server.ts'
export { cancelBooking } from './viewings/booking/change-booking.server.ts'
export { startTendingViewings } from './viewings/booking/tend-viewings.server.ts'
export { bookingsForPerson } from './viewings/booking/person.server.ts'
export { bookingPrivacy } from './viewings/booking/privacy.ts'
export { bookings } from './viewings/booking/repository.server.ts'
export {
  chosenOf,
  invitationLabels,
  momentInWords,
  type SlotBooking,
  viewingTime,
  type ViewingSlot,
} from './viewings/viewing.ts'

// Exposés as PDF
export { startExposes } from './expose/worker.server.ts'

// Known incidents of a house
export type { Incident } from './incidents/incident.ts'
export { startIncidentMails } from './incidents/tell-listeners.server.ts'
export { incidentListeners } from './incidents/listeners/repository.server.ts'
export { listeningForPerson } from './incidents/person.server.ts'
export { incidentMails } from './incidents/mails.ts'
export { incidentPrivacy } from './incidents/privacy.ts'
export { incidentContent, incidents } from './incidents/repository.server.ts'

// Saved searches
export { type DemandLine, readDemand } from './searches/demand.server.ts'
export { searchAfter } from './searches/search-after.server.ts'
export { searchesForPerson } from './searches/person.server.ts'
export { searchMails } from './searches/mails.ts'
export { searchPrivacy } from './searches/privacy.ts'
export { savedSearches } from './searches/repository.server.ts'
export { searchInWords } from './searches/search.ts'
export { tidySearches } from './searches/tidy-searches.server.ts'
export { startSearchNotices } from './searches/worker.server.ts'
