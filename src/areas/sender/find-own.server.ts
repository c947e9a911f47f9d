import type { App } from '#platform/app.server.ts'
import { submissions, type Submission } from '#platform/submissions/repository.server.ts'
import { isSenderToken, referenceOfToken } from '#platform/submissions/sender-link.server.ts'

/**
 * What the link in a mail opens, or null: a token that is wrong, voided or of something that is deleted or taken for spam. Every address
 * of the sender's page begins with this. The answer is the same in all cases, so that nobody learns which.
 */
export async function findOwn(app: App, token: string): Promise<Submission | null> {
  const reference = referenceOfToken(token)
  const submission = reference === null ? null : await submissions(app.db).findByReference(reference)
  if (!submission || submission.quarantined || !isSenderToken(app.secret, token, submission)) return null
  return submission
}
