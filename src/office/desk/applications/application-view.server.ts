import { chosenOf, invitationLabels, viewings, viewingTime } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { requestFiles } from '#platform/files/repository.server.ts'
import { messages } from '#requests/request/messages/repository.server.ts'
import { MOST_TWINS, senders, type Twin } from '#requests/request/senders/repository.server.ts'
import { showReference } from '#requests/request/reference.ts'
import type { RequestStatus } from '#requests/request/status.ts'
import { plural } from '#ui/format.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { refusalOf } from '../refusals/reasons.ts'
import { enteredTextsOf } from '../request/request-kinds.server.ts'
import type { TimelineEntry } from '../request/timeline.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { templates } from '../templates/repository.server.ts'
import { closedAsDuplicate } from './duplicate.server.ts'
import { hiddenLabels } from './neutral/neutral.server.ts'
import { isHiddenFrom } from './neutral/reveals.server.ts'
import { whoHider } from './neutral/who-hider.server.ts'

/** `reference` as everybody writes it. */
export type ShownTwin = {
  id: string
  reference: string
  status: RequestStatus
  version: number
  receivedAt: string
  isDuplicate: boolean
  /** In words: what closing it would leave behind. */
  hanging: string[]
}

/** Facts about an application on its request's page, beside what was entered. */
export type ShownApplication = {
  /** Labels of what is hidden from the reader; empty: nothing is. */
  hidden: string[]
  /** On the shortlist everybody sees who it is; before, only who asked for it. */
  isNeutral: boolean
  /** Where the flat's applications stand side by side; null for a job. */
  flatAddress: string | null
  isOnShortlist: boolean
  /** The newest of them. */
  twins: ShownTwin[]
  hasMoreTwins: boolean
  /** Closed as a duplicate of one of them. */
  isDuplicate: boolean
  /** Viewings that the applicant was invited to, with the answer in words. */
  viewings: { id: string; time: string; answer: string }[]
  refused: { reason: string; note: string | null } | null
  /** First text of the mail about a refusal. */
  refusalText: string
}

type Read = { isHidden: boolean; view: ShownApplication | null; hide: (entry: TimelineEntry) => TimelineEntry }

export async function readApplication(app: App, staff: Staff, request: StoredRequest): Promise<Read> {
  const { id, kind } = request
  if (!refusalOf(kind)) return { isHidden: false, view: null, hide: (entry) => entry }
  const isHidden = await isHiddenFrom(app, staff, request)
  const twins = (await senders(app.db).twinsOf([id])).get(id) ?? []
  const offered = kind === 'tenant_application' ? await viewings(app.db).offeredTo(id) : []
  const hideNames = isHidden ? whoHider(request) : (text: string) => text
  const about = request.apartmentId ?? request.propertyId
  return {
    isHidden,
    view: {
      hidden: isHidden ? hiddenLabels(enteredTextsOf(kind)) : [],
      isNeutral: isNeutral(request),
      flatAddress: kind === 'tenant_application' && about !== null ? `/verwaltung/bewerbungen/${about}` : null,
      isOnShortlist: request.shortlistedAt !== null,
      twins: await Promise.all(twins.slice(-MOST_TWINS).map((twin) => shownTwin(app, twin))),
      hasMoreTwins: twins.length > MOST_TWINS,
      isDuplicate: (await closedAsDuplicate({ app }, request)) !== null,
      viewings: offered.map((slot) => ({
        id: slot.id,
        time: viewingTime(slot),
        answer: answerTo(slot, chosenOf(offered)),
      })),
      refusalText: (await templates(app.db).forUse(kind, 'refusal'))?.body ?? '',
      refused:
        request.refusalReason === null
          ? null
          : { reason: request.refusalReason, note: request.refusalNote && hideNames(request.refusalNote) },
    },
    hide: (entry) => ({
      ...entry,
      title: hideNames(entry.title),
      ...(entry.text === undefined ? {} : { text: hideNames(entry.text) }),
    }),
  }
}

async function shownTwin(app: App, twin: Twin): Promise<ShownTwin> {
  const [files, written, offered] = await Promise.all([
    requestFiles(app.db).listByRequest(twin.id),
    messages(app.db).list(twin.id),
    viewings(app.db).offeredTo(twin.id),
  ])
  const isAhead = (slot: Offered) =>
    slot.cancelledAt === null && slot.state !== 'declined' && slot.startsAt > app.clock.now().toISOString()
  return {
    ...twin,
    reference: showReference(twin.reference),
    isDuplicate: (await closedAsDuplicate({ app }, twin)) !== null,
    hanging: [
      ...offered
        .filter(isAhead)
        .map((slot) => `Besichtigung ${viewingTime(slot)}: ${invitationLabels[slot.state]}. Der Platz wird frei.`),
      ...(files.length > 0 ? [`${plural(files.length, 'Datei', 'Dateien')}, dort weiter zu sehen`] : []),
      ...(written.length > 0 ? [`${plural(written.length, 'Nachricht', 'Nachrichten')}, dort weiter zu sehen`] : []),
    ],
  }
}

type Offered = Awaited<ReturnType<ReturnType<typeof viewings>['offeredTo']>>[number]

function answerTo(slot: Offered, chosen: Offered | undefined): string {
  if (slot.cancelledAt !== null) return 'Termin abgesagt'
  return slot.state === 'offered' && chosen ? 'nicht gewählt' : invitationLabels[slot.state]
}
