import type { App } from '#platform/app.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import { asSenderKnows } from '#requests/submissions/held-refusal.server.ts'
import { merged } from '#requests/submissions/merged/repository.server.ts'
import { messages } from '#requests/submissions/messages/repository.server.ts'
import { showReference } from '#requests/submissions/reference.ts'
import type { Submission } from '#requests/submissions/repository.server.ts'

/**
 * Everything that somebody gave us with one submission and everything that was written since, for a file of their own (GDPR Art. 15 and
 * 20): names as on the wire, moments ISO 8601. Notes and names of the staff are not theirs. `merged`: what else they sent in the same matter.
 */
export async function ownData(app: App, stored: Submission) {
  const [own, ...others] = await merged(app.db).ofOneSender(stored)
  return {
    ...(await dataOf(app, own ?? stored)),
    ...(others.length > 0 && { merged: await Promise.all(others.map((other) => dataOf(app, other))) }),
  }
}

async function dataOf(app: App, stored: Submission) {
  const [allWritten, files] = await Promise.all([
    messages(app.db).list(stored.id),
    submissionFiles(app.db).listForSender(stored.id),
  ])
  const { submission, written } = asSenderKnows(stored, allWritten, app.clock.now())
  return {
    reference: showReference(submission.reference),
    kind: submission.kind,
    status: submission.status,
    closed_reason: submission.closedReason,
    received_at: submission.receivedAt,
    due_at: submission.dueAt,
    closed_at: submission.closedAt,
    delete_after: submission.deleteAfter,
    contact_name: submission.contactName,
    contact_email: submission.contactEmail,
    payload: submission.payload,
    messages: written.map(({ origin, subject, body, quoted, createdAt }) => ({
      from: origin,
      subject,
      text: body,
      ...(quoted ? { quoted } : {}),
      at: createdAt,
    })),
    files: files.map(({ id, originalName, detectedType, sizeBytes, sha256, messageId }) => ({
      name: originalName,
      type: detectedType,
      size_bytes: sizeBytes,
      sha256,
      with: messageId === null ? 'form' : 'message',
      id,
    })),
  }
}
