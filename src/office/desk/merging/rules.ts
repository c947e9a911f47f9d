import { isNeutral } from '#requests/request/neutral.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { isSameSender } from '#requests/request/same-sender.ts'
import { isClosed } from '#requests/request/status.ts'
import { mayReadKind, roleNames } from '#office/frame/access/roles.ts'
import { refusalOf } from '../refusals/reasons.ts'

/** Why two requests stay two, whichever of them would go on. */
const pairFaults = {
  same: 'Das ist derselbe Vorgang.',
  spam: 'Unter Spam-Verdacht wird nichts zusammengeführt.',
  rights: 'Die beiden Arten bearbeiten verschiedene Leute: Niemand von ihnen sähe alles.',
  neutral:
    'Vor der engeren Auswahl wird eine Bewerbung nicht zusammengeführt: Der andere Vorgang könnte sagen, wer es ist. Doppelte Bewerbungen schließen Sie als Duplikat.',
  applications: 'Zwei Bewerbungen bleiben zwei. Doppelte schließen Sie als Duplikat.',
  persons: 'Bewerbungen werden nur mit dem zusammengeführt, was von derselben E-Mail-Adresse kam.',
}

/** Why this one cannot be the one that is closed, or that one not the one that goes on. */
const directionFaults = {
  'merged-already': 'ist schon mit einem anderen Vorgang zusammengeführt.',
  'has-merged': 'hat selbst zusammengeführte Vorgänge und muss der bleiben, der weitergeht.',
  refused: 'ist abgelehnt und bleibt, wie er ist.',
  withdrawn: 'ist vom Absender zurückgezogen und bleibt, wie er ist.',
  closed: 'ist geschlossen und kann nicht weitergehen. Öffnen Sie ihn vorher wieder.',
  alarm: 'kam als Notfall oder Gefahr und muss der bleiben, der weitergeht.',
  application: 'ist eine Bewerbung und muss der bleiben, der weitergeht.',
  viewing: 'hat eine Besichtigung vor sich und muss der bleiben, der weitergeht.',
}

export type PairFault = keyof typeof pairFaults
export type DirectionFault = { fault: keyof typeof directionFaults; of: 'closing' | 'surviving' }

export const pairFaultText = (fault: PairFault) => pairFaults[fault]
export const directionFaultText = ({ fault, of }: DirectionFault, references: { closing: string; surviving: string }) =>
  `${references[of]} ${directionFaults[fault]}`

export function pairFault(one: StoredRequest, other: StoredRequest): PairFault | null {
  if (one.id === other.id) return 'same'
  if (one.quarantined || other.quarantined) return 'spam'
  if (!isOneDesk(one.kind, other.kind)) return 'rights'
  if (isNeutral(one) || isNeutral(other)) return 'neutral'
  if (isApplication(one) && isApplication(other)) return 'applications'
  return (isApplication(one) || isApplication(other)) && !isSameSender(one, other) ? 'persons' : null
}

const isApplication = ({ kind }: StoredRequest) => refusalOf(kind) !== undefined

/** Whether the same roles read both kinds, so that everybody who works on the matter sees all of it. */
function isOneDesk(one: string, other: string): boolean {
  const readers = (kind: string) => roleNames.filter((role) => mayReadKind(role, kind))
  const isWithin = (some: string, all: string) => readers(some).every((role) => mayReadKind(role, all))
  return isWithin(one, other) || isWithin(other, one)
}

/** Further facts about the one that is to be closed. */
export type Hanging = { hasMerged: boolean; hasViewing: boolean }

export function directionFault(
  closing: StoredRequest,
  surviving: StoredRequest,
  { hasMerged, hasViewing }: Hanging,
): DirectionFault | null {
  const faults: [boolean, DirectionFault][] = [
    [closing.mergedInto !== null, { fault: 'merged-already', of: 'closing' }],
    [surviving.mergedInto !== null, { fault: 'merged-already', of: 'surviving' }],
    [isClosed(surviving.status), { fault: 'closed', of: 'surviving' }],
    [hasMerged, { fault: 'has-merged', of: 'closing' }],
    [closing.status === 'abgelehnt', { fault: 'refused', of: 'closing' }],
    [closing.closedReason !== null, { fault: 'withdrawn', of: 'closing' }],
    // Closed, it would stand in no red list any more.
    [!isClosed(closing.status) && closing.alarm > surviving.alarm, { fault: 'alarm', of: 'closing' }],
    // It waits for a decision of its own.
    [isApplication(closing), { fault: 'application', of: 'closing' }],
    // Closing gives its place away.
    [hasViewing, { fault: 'viewing', of: 'closing' }],
  ]
  return faults.find(([isSo]) => isSo)?.[1] ?? null
}

/** Which of two goes on, unless somebody chooses otherwise: what is open, has the alarm, was entered in a form, came first. */
export function suggestSurvivor(one: StoredRequest, other: StoredRequest): StoredRequest {
  const rank = ({ status, alarm, kind, receivedAt }: StoredRequest) =>
    `${isClosed(status) ? 1 : 0}${9 - alarm}${refusalOf(kind) ? 0 : 1}${kind === 'email_message' ? 1 : 0}${receivedAt}`
  return rank(other) < rank(one) ? other : one
}
