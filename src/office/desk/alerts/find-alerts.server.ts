import type { App } from '#platform/app.server.ts'
import type { Trx } from '#platform/database/database.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import { type StaffMember, staffAccounts } from '#office/frame/staff/repository.server.ts'
import { type Candidate, candidates, type OwnCandidate } from './candidates/repository.server.ts'
import { alertChoices } from '#office/accounts/alert-choices/choices/repository.server.ts'
import { deadlineHorizon, dueOf } from './due.ts'
import {
  type AlertChoices,
  type AlertEvent,
  type AlertWay,
  usualChoices,
  waysOf,
} from '#office/accounts/alert-choices/events.ts'
import { type DueAlert, staffAlerts } from './repository.server.ts'

type Reader = StaffMember & { choices: AlertChoices }

/** Looks for what somebody wants to be told of and was not; each is noted once, whichever server finds it. */
export async function findAlerts(app: App): Promise<void> {
  const now = app.clock.now()
  const readers = await readersOf(app)
  const look = candidates(app.db, now)
  const [replies, mentioned, emergencies, soon, ofTheDay] = await Promise.all([
    look.replies(),
    look.mentions(),
    look.emergencies(),
    look.deadlines(deadlineHorizon('at-once', now)),
    look.deadlines(deadlineHorizon('digest', now)),
  ])
  const everybody = (each: Candidate) => [...readers.keys()].map((staffId) => ({ ...each, staffId }))
  const found = [
    ...alertsOf('reply', replies),
    ...alertsOf('mentioned', mentioned),
    ...alertsOf('emergency', emergencies.flatMap(everybody)),
    ...alertsOf('deadline', soon, 'at-once'),
    ...alertsOf('deadline', ofTheDay, 'digest'),
  ]
  const unknown = await staffAlerts(app.db).unknown(found)
  if (unknown.length > 0) await staffAlerts(app.db).add(unknown)

  /** `only`: for those who chose this way. */
  function alertsOf(event: AlertEvent, all: readonly OwnCandidate[], only?: AlertWay): DueAlert[] {
    return all.flatMap(({ staffId, requestId, kind, key }) => {
      const reader = readers.get(staffId)
      if (!reader || !mayReadKind(reader.role, kind)) return []
      const ways = waysOf(reader.choices, event).filter(({ way }) => only === undefined || way === only)
      return ways.map(({ channel, way }) => ({ staffId, requestId, event, key, channel, dueAt: dueOf(way, now) }))
    })
  }
}

async function readersOf(app: App): Promise<Map<string, Reader>> {
  const [team, choices] = await Promise.all([staffAccounts(app.db).list(), alertChoices(app.db).all()])
  const active = team.filter(({ disabledAt }) => disabledAt === null)
  return new Map(active.map((member) => [member.id, { ...member, choices: choices.get(member.id) ?? usualChoices }]))
}

type Assigned = { requestId: string; staffId: string; byId: string }

/** In the transaction that assigns a request. Who takes one over knows it. */
export async function noteAssigned(app: App, trx: Trx, { requestId, staffId, byId }: Assigned): Promise<void> {
  if (staffId === byId) return
  const now = app.clock.now()
  const alert = { staffId, requestId, event: 'assigned', key: now.toISOString() } as const
  const ways = waysOf(await alertChoices(trx).of(staffId), 'assigned')
  await staffAlerts(trx).add(ways.map(({ channel, way }) => ({ ...alert, channel, dueAt: dueOf(way, now) })))
}
