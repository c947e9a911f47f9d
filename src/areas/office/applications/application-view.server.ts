import { invitationLabels, viewings, viewingTime } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Submission } from '#platform/submissions/repository.server.ts'
import { senders } from '#platform/submissions/senders/repository.server.ts'
import { showReference } from '#platform/submissions/reference.ts'
import type { SubmissionStatus } from '#platform/submissions/status.ts'
import type { Staff } from '../access/staff-context.server.ts'
import { refusalOf } from '../refusals/reasons.ts'
import { enteredTextsOf } from '../request/request-kinds.server.ts'
import type { TimelineEntry } from '../request/timeline.ts'
import { isNeutral } from '#platform/submissions/neutral.ts'
import { templates } from '../templates/repository.server.ts'
import { hiddenLabels } from './neutral/neutral.server.ts'
import { isHiddenFrom } from './neutral/reveals.server.ts'
import { whoHider } from './neutral/who-hider.server.ts'

/** `reference` as everybody writes it. */
export type ShownTwin = { id: string; reference: string; status: SubmissionStatus; receivedAt: string }

/** What the request's page says about an application beside what was entered. */
export type ShownApplication = {
  /** Labels of what is hidden from the reader; empty: nothing is. */
  hidden: string[]
  /** On the shortlist everybody sees who it is; before, only who asked for it. */
  isNeutral: boolean
  /** Where the flat's applications stand side by side; null for a job. */
  flatAddress: string | null
  isOnShortlist: boolean
  twins: ShownTwin[]
  /** Viewings that the applicant was invited to, with the answer in words. */
  viewings: { id: string; time: string; answer: string }[]
  refused: { reason: string; note: string | null } | null
  /** What the mail about a refusal begins with. */
  refusalText: string
}

type Read = { isHidden: boolean; view: ShownApplication | null; hide: (entry: TimelineEntry) => TimelineEntry }

export async function readApplication(app: App, staff: Staff, submission: Submission): Promise<Read> {
  const { id, kind } = submission
  if (!refusalOf(kind)) return { isHidden: false, view: null, hide: (entry) => entry }
  const isHidden = await isHiddenFrom(app, staff, submission)
  const twins = (await senders(app.db).twinsOf([id])).get(id) ?? []
  const offered = kind === 'tenant_application' ? await viewings(app.db).offeredTo(id) : []
  const hideNames = isHidden ? whoHider(submission) : (text: string) => text
  const about = submission.apartmentId ?? submission.propertyId
  return {
    isHidden,
    view: {
      hidden: isHidden ? hiddenLabels(enteredTextsOf(kind)) : [],
      isNeutral: isNeutral(submission),
      flatAddress: kind === 'tenant_application' && about !== null ? `/verwaltung/bewerbungen/${about}` : null,
      isOnShortlist: submission.shortlistedAt !== null,
      twins: twins.map((twin) => ({ ...twin, reference: showReference(twin.reference) })),
      viewings: offered.map((slot) => ({
        id: slot.id,
        time: viewingTime(slot),
        answer: slot.cancelledAt === null ? invitationLabels[slot.state] : 'Termin abgesagt',
      })),
      refusalText: (await templates(app.db).forUse(kind, 'refusal'))?.body ?? '',
      refused:
        submission.refusalReason === null
          ? null
          : { reason: submission.refusalReason, note: submission.refusalNote && hideNames(submission.refusalNote) },
    },
    hide: (entry) => ({
      ...entry,
      title: hideNames(entry.title),
      ...(entry.text === undefined ? {} : { text: hideNames(entry.text) }),
    }),
  }
}
