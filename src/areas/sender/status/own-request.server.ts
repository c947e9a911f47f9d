import { appliedFor, searchAfter } from '#areas/letting/public.server.ts'
import { jobTitles } from '#areas/jobs/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { submissionFiles, type StoredFile } from '#platform/files/repository.server.ts'
import { periodInWords } from '#platform/submissions/deletion.ts'
import { asTold } from '#platform/submissions/held-refusal.server.ts'
import { messages } from '#platform/submissions/messages/repository.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import { submissions, type Submission } from '#platform/submissions/repository.server.ts'
import { enteredSections } from '#forms/staff-view.ts'
import { senderKindOf } from '../kinds.server.ts'
import { ownViewings } from '../viewing/own-viewings.server.ts'
import { dutyToKeep } from './duty.ts'
import { ownTimeline, type OwnFile } from './own-timeline.ts'
import { standOf } from './words.ts'

/**
 * Everything that the sender's page shows of a submission, and nothing else: no note, no name of the staff, no trace of who looked at it.
 * A further subject (an invitation to a viewing) is one more member here, one more panel in `page.tsx`, and for what it posts one more
 * line in `actions.server.ts`.
 */
export async function ownRequest(app: App, stored: Submission) {
  const { db } = app
  const [events, allWritten, files, viewings, titles, about] = await Promise.all([
    submissions(db).listEvents(stored.id),
    messages(db).list(stored.id),
    submissionFiles(db).listForSender(stored.id),
    ownViewings(app, stored),
    jobTitles(db, [stored.payload]),
    stored.kind === 'tenant_application' ? appliedFor(db, stored.payload) : null,
  ])
  const { submission, written, isHeld } = asTold(stored, allWritten, app.clock.now())
  const kind = senderKindOf(submission.kind)
  const { noun, title, entered, withdrawnFor, keepFor } = kind
  const answeredAt = written.findLast(({ origin }) => origin === 'office')?.createdAt ?? null
  const { status, closedReason, dueAt, deleteAfter, legalHold, receivedAt } = submission
  return {
    reference: showReference(submission.reference),
    noun,
    title,
    /** The flat of an application. */
    about,
    receivedAt,
    stand: standOf(
      { noun, status, closedReason, receivedAt, dueAt, answeredAt, lastFrom: written.at(-1)?.origin ?? null },
      app.clock.now().getTime(),
    ),
    /** After a refusal: where to be told of the next flat. */
    newSearch:
      stored.kind === 'tenant_application' && status === 'abgelehnt' ? await searchAfter(db, stored.payload) : null,
    isWithdrawn: closedReason === 'zurueckgezogen',
    deletion: { on: deleteAfter, isPaused: legalHold, keptFor: periodInWords(keepFor).long },
    duty: dutyToKeep(submission, kind),
    withdrawnFor: withdrawnFor === null ? null : periodInWords(withdrawnFor).after,
    timeline: ownTimeline(isHeld ? events.filter(({ detail }) => detail !== 'abgelehnt') : events, written, (id) =>
      files.filter(({ messageId }) => messageId === id).map(ownFile),
    ),
    viewings,
    sections: enteredSections(submission.payload, { ...entered, codes: { ...entered.codes, ...titles } }),
    files: files.filter(({ messageId }) => messageId === null).map(ownFile),
  }
}

export type OwnRequest = Awaited<ReturnType<typeof ownRequest>>

function ownFile({ id, originalName, detectedType }: StoredFile): OwnFile {
  return { fileId: id, originalName, isPhoto: detectedType.startsWith('image/') }
}
