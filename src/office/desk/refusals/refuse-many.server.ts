import type { App } from '#platform/app.server.ts'
import { sendsMail } from '#requests/mail/mailer.server.ts'
import { berlinDay } from '#platform/berlin-day.ts'
import { showReference } from '#requests/request/reference.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { isClosed } from '#requests/request/status.ts'
import { fillIn } from '#platform/placeholders.ts'
import { formatDate, plural } from '#ui/format.ts'
import { mayWriteKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { isHiddenFrom } from '../applications/neutral/reveals.server.ts'
import { renderAnswer } from '../request/answer/queue-answer.server.ts'
import { templates } from '../templates/repository.server.ts'
import { knownValues, neutralValues } from '../templates/variable-values.server.ts'
import { readRefusal } from './read-refusal.ts'
import { refuseOne } from './refuse.server.ts'
import { waitingTime } from './waiting-time.ts'
import { readVersion } from '#office/frame/seen-version.ts'

/** Reads the form of one refusal for many. */
export type Refusing = {
  kind: string
  /** `id:version` of each, as the list has them. */
  targets: string[]
  /** How many ticked ones are left out: of another kind, or closed already. */
  leftOut: number
  values: Record<string, string>
  errors: Record<string, string>
  /** One of the mails as it will leave, and whose. Null: none leaves. */
  preview: { reference: string; subject: string; text: string } | null
}

export type RefusedMany = { message: string; isGood: boolean }

type Ticked = { request: StoredRequest; version: number }

/** The ticked requests that can be refused as this kind, and what the form begins with. Null: none of them can. */
export async function prepareRefusal(
  app: App,
  staff: Staff,
  { form, kind }: { form: FormData; kind: string },
): Promise<Refusing | null> {
  const ticked = await readTicked(app, form)
  const chosen = ticked.filter(({ request }) => mayBeRefused(staff, kind, request))
  const [first] = chosen
  if (!first) return null
  const text = (name: string, start: string) => String(form.get(name) ?? start)
  const template = await templates(app.db).forUse(kind, 'refusal')
  const values = {
    reason: text('reason', ''),
    note: text('note', ''),
    delete_on: text('delete_on', ''),
    mail: text('mail', 'jetzt'),
    mail_on: text('mail_on', ''),
    mail_text: text('mail_text', template?.body ?? ''),
  }
  return {
    kind,
    targets: chosen.map(({ request, version }) => `${request.id}:${version}`),
    leftOut: ticked.length - chosen.length,
    values,
    errors: {},
    preview: values.mail === 'nein' ? null : await previewOf(app, staff, first.request, values),
  }
}

/** Refuses them all with one reason and one text: each by itself, so that one that somebody changed meanwhile stops no other. */
export async function refuseMany(
  app: App,
  staff: Staff,
  { form, kind }: { form: FormData; kind: string },
): Promise<RefusedMany | { refusing: Refusing }> {
  const refusing = await prepareRefusal(app, staff, { form, kind })
  if (!refusing) return { message: 'Keine der Bewerbungen lässt sich noch ablehnen.', isGood: false }
  const read = readRefusal(form, kind, berlinDay(app.clock.now()))
  if (!read.ok) return { refusing: { ...refusing, errors: read.errors } }
  if (form.has('vorschau')) return { refusing }
  let [done, mails] = [0, 0]
  for (const { request, version } of await readTicked(app, form)) {
    if (!mayBeRefused(staff, kind, request)) continue
    if ((await refuseOne(app, staff, { request, version, typed: read.typed })) !== 'changed') continue
    done += 1
    if (read.typed.mail !== null && !request.quarantined) mails += 1
  }
  app.wakeOutbox()
  return summary({
    done,
    mails,
    failed: refusing.targets.length - done,
    on: read.typed.mail?.on ?? null,
    isKept: !sendsMail(app.config),
  })
}

async function readTicked(app: App, form: FormData): Promise<Ticked[]> {
  const found: Ticked[] = []
  for (const value of form.getAll('request').slice(0, MOST_AT_ONCE)) {
    const [id = '', version] = String(value).split(':')
    const request = await requests(app.db).findById(id)
    if (request) found.push({ request, version: readVersion(version) })
  }
  for (const reference of form.getAll('b').slice(0, MOST_AT_ONCE)) {
    const request = await requests(app.db).findByReference(String(reference).replaceAll('-', ''))
    if (request) found.push({ request, version: request.version })
  }
  return found
}

/** More than a page shows cannot be ticked. */
const MOST_AT_ONCE = 200

function mayBeRefused(staff: Staff, kind: string, request: StoredRequest): boolean {
  return request.kind === kind && mayWriteKind(staff.role, kind) && !isClosed(request.status)
}

async function previewOf(app: App, staff: Staff, request: StoredRequest, values: Refusing['values']) {
  const { offered } = waitingTime(berlinDay(app.clock.now()), request.kind)
  const known = knownValues(app, staff, request)
  const isHidden = await isHiddenFrom(app, staff, request)
  const shown = { ...(isHidden ? neutralValues({ ...known, wohnung: null, adresse: null }) : known) }
  const filled = { ...shown, loeschtag: values.delete_on || formatDate(offered) }
  const template = await templates(app.db).forUse(request.kind, 'refusal')
  const { subject, text } = renderAnswer(app, request, {
    subject: fillIn(template?.subject ?? '', filled),
    text: fillIn(values.mail_text ?? '', filled),
  })
  return { reference: showReference(request.reference), subject, text }
}

/** `isKept`: there is no mail server, so mails are kept as files. */
type Outcome = { done: number; mails: number; failed: number; on: string | null; isKept: boolean }

function summary({ done, mails, failed, on, isKept }: Outcome): RefusedMany {
  const refused = `${plural(done, 'Bewerbung ist', 'Bewerbungen sind')} abgelehnt`
  const mailed =
    mails === 0
      ? 'Es geht keine E-Mail hinaus.'
      : isKept
        ? `Kein Mailserver ist eingerichtet: ${plural(mails, 'E-Mail wird', 'E-Mails werden')} als Datei abgelegt.`
        : on === null
          ? `${plural(mails, 'E-Mail geht', 'E-Mails gehen')} jetzt hinaus.`
          : `${plural(mails, 'E-Mail geht', 'E-Mails gehen')} am ${formatDate(on)} hinaus.`
  const changed =
    failed === 0 ? '' : ` ${failed} hat inzwischen jemand anderes geändert: Bitte sehen Sie diese noch einmal an.`
  return { message: `${refused}. ${mailed}${changed}`, isGood: failed === 0 }
}
