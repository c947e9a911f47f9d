import type { App } from '#platform/app.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { asSenderKnows } from '#requests/request/held-refusal.server.ts'
import { merged } from '#requests/request/merged/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'

/**
 * Everything that somebody gave us with one request and everything that was written since, for a file of their own (GDPR Art. 15 and
 * 20): names as on the wire, moments ISO 8601. Notes and names of the staff are not theirs. `merged`: what else they sent in the same matter.
 */
export async function ownData(app: App, stored: StoredRequest) {
  const [own, ...others] = await merged(app.db).ofOneSender(stored)
  return {
    ...(await dataOf(app, own ?? stored)),
    ...(others.length > 0 && { merged: await Promise.all(others.map((other) => dataOf(app, other))) }),
  }
}

async function dataOf(app: App, stored: StoredRequest) {
  const [allWritten, files] = await Promise.all([
    messages(app.db).list(stored.id),
    requestFiles(app.db).listForSender(stored.id),
  ])
  const { request, written } = asSenderKnows(stored, allWritten, app.clock.now())
  return {
    reference: showReference(request.reference),
    kind: request.kind,
    status: request.status,
    closed_reason: request.closedReason,
    received_at: request.receivedAt,
    due_at: request.dueAt,
    closed_at: request.closedAt,
    delete_after: request.deleteAfter,
    contact_name: request.contactName,
    contact_email: request.contactEmail,
    payload: request.payload,
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
