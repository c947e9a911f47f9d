import type { Submission } from '#requests/submissions/repository.server.ts'

/** For its sender, what is handled together with another one is open as long as that one is, and kept with it. */
export function asHandled(submission: Submission, other: Submission | null): Submission {
  if (other === null) return submission
  return {
    ...submission,
    legalHold: submission.legalHold || other.legalHold,
    ...(other.closedAt === null ? { status: 'in_arbeit', closedAt: null } : {}),
  }
}
