import type { App } from '#platform/app.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isRequestStatus } from '#requests/request/status.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { readAssignee } from './assignee-choice.ts'
import { prepareRefusal, refuseMany, type Refusing } from '../refusals/refuse-many.server.ts'
import { staffAccounts } from '#office/frame/staff/repository.server.ts'
import { changeRequest, type ChangeOutcome, type Target, type Wanted } from '../request/change-request.server.ts'
import { readVersion } from '#office/frame/seen-version.ts'

/** More than a page shows cannot be ticked. */
const MOST_AT_ONCE = 200

/** One German sentence about what was done with the ticked requests; or what is still to be said before many are refused. */
export type BulkAnswer = {
  message: string
  isGood: boolean
  refusing?: Refusing
  /** `id:version:field:value` of what was changed, as it was before. */
  undo?: string[]
}

/** Reads the ticked rows (`request` = `id:version`) and does with each what the pressed button says. */
export async function changeTicked(app: App, staff: Staff, form: FormData): Promise<BulkAnswer> {
  const kind = String(form.get('art') ?? '')
  if (form.get('intent') === 'viele-ablehnen') {
    const outcome = await refuseMany(app, staff, { form, kind })
    return 'refusing' in outcome ? { message: '', isGood: true, ...outcome } : outcome
  }
  const [wantedStatus, wantedKind, reason] = String(form.get('wanted') ?? '').split(':')
  if (wantedStatus === 'abgelehnt' && wantedKind !== undefined) {
    if (reason !== undefined) form.set('reason', reason)
    const refusing = await prepareRefusal(app, staff, { form, kind: wantedKind })
    return refusing ? { message: '', isGood: true, refusing } : { message: noneRefusable, isGood: false }
  }
  return changeListed(app, staff, form)
}

/** Changes that need no further question: a new status, somebody who works on it, and the way back from both. */
export async function changeListed(app: App, staff: Staff, form: FormData): Promise<BulkAnswer> {
  if (form.get('intent') === 'zuruecknehmen') return takeBack(app, staff, form)
  const targets = form
    .getAll('request')
    .slice(0, MOST_AT_ONCE)
    .flatMap((value) => readTarget(String(value)))
  const wanted = readWanted(form, staff)
  if (targets.length === 0) return { message: 'Bitte wählen Sie zuerst Vorgänge aus.', isGood: false }
  if (!wanted) return { message: 'Bitte wählen Sie, was geschehen soll.', isGood: false }
  const outcomes: ChangeOutcome[] = []
  const undo: string[] = []
  for (const target of targets) {
    const before = await requests(app.db).findById(target.id)
    const outcome = await changeRequest(app, staff, target, wanted)
    outcomes.push(outcome)
    if (outcome === 'changed' && before) undo.push(...wayBack(before, wanted))
  }
  return { ...sumUp(outcomes), undo }
}

/** A refusal has its own way: opened again, its reason and its mail are gone. */
function wayBack({ id, version, status, assigneeId }: StoredRequest, wanted: Wanted): string[] {
  if (wanted.status === undefined) return [`${id}:${version + 1}:wer:${assigneeId ?? ''}`]
  return status === 'abgelehnt' ? [] : [`${id}:${version + 1}:status:${status}`]
}

/** Undoes what one press changed, unless somebody changed it since. */
async function takeBack(app: App, staff: Staff, form: FormData): Promise<BulkAnswer> {
  const outcomes: ChangeOutcome[] = []
  for (const entry of form.getAll('zurueck').slice(0, MOST_AT_ONCE)) {
    const [id = '', version, field, value = ''] = String(entry).split(':')
    const member = field === 'wer' && value !== '' ? await staffAccounts(app.db).find(value) : null
    const wanted: Wanted = isRequestStatus(value) ? { status: value } : { assigneeId: member?.id ?? null }
    outcomes.push(await changeRequest(app, staff, { id, version: readVersion(version) }, wanted))
  }
  const { message, isGood } = sumUp(outcomes)
  return isGood ? { message: 'Zurückgenommen: Es ist wieder wie vorher.', isGood } : { message, isGood }
}

const noneRefusable = 'Keine der ausgewählten ist eine offene Bewerbung dieser Art.'

function readTarget(value: string): Target[] {
  const [id, version] = value.split(':')
  return id && /^\d+$/.test(version ?? '') ? [{ id, version: Number(version) }] : []
}

function readWanted(form: FormData, staff: Staff): Wanted | null {
  const wanted = String(form.get('wanted') ?? '')
  if (isRequestStatus(wanted)) return { status: wanted }
  const assigneeId = readAssignee(wanted, staff.id)
  return assigneeId === undefined ? null : { assigneeId }
}

function sumUp(outcomes: readonly ChangeOutcome[]): BulkAnswer {
  const count = (outcome: ChangeOutcome) => outcomes.filter((each) => each === outcome).length
  const done = count('changed') + count('unchanged')
  const parts = [done === 1 ? 'Ein Vorgang ist geändert.' : `${done} Vorgänge sind geändert.`]
  const collisions = count('collision') + count('gone')
  if (collisions > 0)
    parts.push(`${collisions} hat inzwischen jemand anderes geändert: Bitte sehen Sie diese noch einmal an.`)
  const unreasoned = count('reason-missing')
  if (unreasoned > 0)
    parts.push(
      `${unreasoned === 1 ? 'Einer ist nicht abgelehnt' : `${unreasoned} sind nicht abgelehnt`}: Bewerbungen brauchen einen Grund. Wählen Sie ihn in der Liste der Gründe.`,
    )
  const unable = count('assignee-unable')
  if (unable > 0)
    parts.push(`${unable === 1 ? 'Einen' : unable} kann diese Person nicht übernehmen: Sie bearbeitet diese Art nicht.`)
  if (count('forbidden') > 0) parts.push(`${count('forbidden')} darf Ihre Rolle nicht ändern.`)
  return { message: parts.join(' '), isGood: done === outcomes.length }
}
