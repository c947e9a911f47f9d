import { findSubject, type Subject } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { submissionFiles } from '#platform/files/repository.server.ts'
import { submissionsByFlat } from '#platform/submissions/by-flat/repository.server.ts'
import { senders } from '#platform/submissions/senders/repository.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import type { Submission } from '#platform/submissions/repository.server.ts'
import type { SubmissionStatus } from '#platform/submissions/status.ts'
import { reasonLabel } from '../refusals/reasons.ts'
import { type TenancyFacts, tenancyFacts } from './facts.ts'
import { isNeutral, neutralName } from '#platform/submissions/neutral.ts'
import { nameHider } from './neutral/neutral.ts'

/** One application in the list of its flat and side by side. Who is not on the shortlist has a number for a name. */
export type Applicant = {
  id: string
  /** As everybody writes it. */
  reference: string
  name: string
  status: SubmissionStatus
  version: number
  isOnShortlist: boolean
  receivedAt: string
  dueAt: string | null
  files: number
  /** References of others by probably the same person. */
  twins: string[]
  /** Why it was refused. */
  refusedBecause: string | null
  facts: TenancyFacts
}

export type Applicants = {
  /** Null: the flat is gone, its applications are not. */
  subject: Subject | null
  applicants: Applicant[]
}

/** Everything about one flat, or about one building where no flat was named; null when there is nothing of the kind. */
export async function readApplicants(app: App, about: string): Promise<Applicants | null> {
  const [subject, found] = await Promise.all([
    findSubject(app, { apartmentId: about, propertyId: about }),
    submissionsByFlat(app.db, 'tenant_application').list(about),
  ])
  if (subject === null && found.length === 0) return null
  const ids = found.map(({ id }) => id)
  const [files, twins] = await Promise.all([submissionFiles(app.db).countOf(ids), senders(app.db).twinsOf(ids)])
  const applicants = found.map((submission) => ({
    ...applicantOf(submission),
    files: files.get(submission.id) ?? 0,
    twins: (twins.get(submission.id) ?? []).map((twin) => showReference(twin.reference)),
  }))
  return { subject, applicants }
}

function applicantOf(submission: Submission): Omit<Applicant, 'files' | 'twins'> {
  const { id, kind, status, version, receivedAt, dueAt, payload, refusalReason } = submission
  const reference = showReference(submission.reference)
  const isHidden = isNeutral(submission)
  return {
    id,
    reference,
    name: isHidden ? neutralName(reference) : submission.contactName,
    status,
    version,
    isOnShortlist: submission.shortlistedAt !== null,
    receivedAt,
    dueAt,
    refusedBecause: refusalReason === null ? null : reasonLabel(kind, refusalReason),
    facts: tenancyFacts(payload, isHidden ? nameHider(payload) : (text) => text),
  }
}
