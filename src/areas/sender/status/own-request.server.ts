import { flatOption } from '#areas/find-flats.ts'
import { isPlaceOpen } from '#areas/open-place.ts'
import { appliedFor, listFlatsForSelect, searchAfter } from '#areas/letting/public.server.ts'
import { jobTitles } from '#areas/jobs/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { shownFile } from '#platform/files/uploaded-file.ts'
import { periodInWords } from '#requests/request/deletion.ts'
import { asSenderKnows } from '#requests/request/held-refusal.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { enteredSections } from '#forms/staff-view.ts'
import { senderKindOf } from '../kinds.server.ts'
import { ownViewings } from '../viewing/own-viewings.server.ts'
import { asHandled } from './as-handled.ts'
import { dutyToKeep } from './duty.ts'
import { ownTimeline } from './own-timeline.ts'
import { standOf } from './words.ts'

/**
 * Everything that the sender's page shows of a request, and nothing else: no note, no name of the staff, no trace of who looked at it.
 * A further subject (an invitation to a viewing) is one more member here, one more panel in `page.tsx`, and for what it posts one more
 * line in `actions.server.ts`.
 */
export async function ownRequest(app: App, stored: StoredRequest) {
  const { db } = app
  const asksForPlace = isPlaceOpen(stored) && !isClosed(stored.status)
  const [[, ...others], other, viewings, about, flats] = await Promise.all([
    merged(db).ofOneSender(stored),
    stored.mergedInto === null ? null : requests(db).findById(stored.mergedInto),
    ownViewings(app, stored),
    stored.kind === 'tenant_application' ? appliedFor(db, stored.payload) : null,
    asksForPlace ? listFlatsForSelect(app) : null,
  ])
  const own = await readPart(app, stored, other)
  const further = await Promise.all(others.map(async (each) => marked(await readPart(app, each, stored))))
  const parts = [own, ...further]
  const { request, written } = own
  const { noun, title, withdrawnFor, keepFor } = senderKindOf(request.kind)
  const answeredAt = written.findLast(({ origin }) => origin === 'office')?.createdAt ?? null
  const { status, closedReason, dueAt, deleteAfter, legalHold, receivedAt } = request
  const isElsewhere = other !== null
  return {
    reference: showReference(request.reference),
    noun,
    title,
    /** The flat of an application. */
    about,
    receivedAt,
    stand: standOf(
      {
        noun,
        status,
        closedReason,
        receivedAt,
        dueAt,
        answeredAt,
        isElsewhere,
        lastFrom: written.at(-1)?.origin ?? null,
      },
      app.clock.now().getTime(),
    ),
    /** Handled together with another one, which this sender does not see. */
    isElsewhere,
    /** After a refusal: the search that brings the next flat. */
    newSearch:
      stored.kind === 'tenant_application' && status === 'abgelehnt' ? await searchAfter(db, stored.payload) : null,
    /** Where it is has not been said: the flats to choose from. */
    openPlace: flats?.map(flatOption) ?? null,
    isWithdrawn: closedReason === 'zurueckgezogen',
    deletion: { on: deleteAfter, isPaused: legalHold, isElsewhere, keptFor: periodInWords(keepFor).long },
    duty: parts.map((part) => part.duty).find((duty) => duty !== null) ?? null,
    withdrawnFor: withdrawnFor === null ? null : periodInWords(withdrawnFor).after,
    timeline: parts.flatMap(({ timeline }) => timeline).toSorted((one, next) => next.at.localeCompare(one.at)),
    viewings,
    sections: parts.flatMap(({ sections }) => sections),
    files: parts.flatMap(({ files }) => files),
  }
}

export type OwnRequest = Awaited<ReturnType<typeof ownRequest>>

/** One request with everything that was written to it, as its sender may know it. `other`: what it is handled together with. */
async function readPart(app: App, stored: StoredRequest, other: StoredRequest | null) {
  const { db } = app
  const [events, allWritten, files, titles] = await Promise.all([
    requests(db).listEvents(stored.id),
    messages(db).list(stored.id),
    requestFiles(db)
      .listForSender(stored.id)
      .then((all) => all.map(shownFile)),
    jobTitles(db, [stored.payload]),
  ])
  const known = asSenderKnows(asHandled(stored, other), allWritten, app.clock.now())
  const { request, written, isHeld } = known
  const kind = senderKindOf(stored.kind)
  const texts = { ...kind.entered, codes: { ...kind.entered.codes, ...titles } }
  return {
    request,
    written,
    duty: dutyToKeep(request, kind),
    timeline: ownTimeline(isHeld ? events.filter(({ detail }) => detail !== 'abgelehnt') : events, written, (id) =>
      files.filter(({ messageId }) => messageId === id),
    ),
    sections: enteredSections(stored.payload, texts),
    files: files.filter(({ messageId }) => messageId === null),
  }
}

type Part = Awaited<ReturnType<typeof readPart>>

/** Marks what came under another number. */
function marked(part: Part): Part {
  const number = ` (Vorgang ${showReference(part.request.reference)})`
  return {
    ...part,
    timeline: part.timeline.map((entry) => ({ ...entry, title: entry.title + number })),
    sections: part.sections.map((section) => ({ ...section, heading: section.heading + number })),
  }
}
