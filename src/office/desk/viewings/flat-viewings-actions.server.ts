import { bookings, cancelBooking, viewings } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { recordAudit } from '#office/frame/audit-log/record.server.ts'
import type { FormRefusal } from '#office/frame/frame/office-form.tsx'
import { agentName } from './agents.server.ts'
import { clashOf } from './clash.server.ts'
import { inviteApplicants } from './invite.server.ts'
import { readSlot } from './read-slot.ts'
import { renewFlatPage } from './tell-guests.server.ts'
import { faultOfTemplate, missingVariable } from '../templates/variables.ts'

type Given = { app: App; staff: Staff; about: string; form: FormData }
type Outcome = { done: string } | { refusal: FormRefusal }

export async function flatViewingsAction(given: Given): Promise<Outcome> {
  const intent = given.form.get('intent')
  if (isAboutGuest(intent)) {
    const { app, staff, about } = given
    const bookingId = String(given.form.get('booking') ?? '')
    if (await changeGuest(app, staff, { about, intent, bookingId })) return { done: intent }
    return { refusal: { intent: 'gast', message: 'Diese Buchung gibt es nicht mehr.' } }
  }
  return intent === 'einladen' ? invite(given) : create(given)
}

async function create({ app, staff, about, form }: Given): Promise<Outcome> {
  const now = app.clock.now()
  const read = readSlot(form, now)
  if (!read.ok) return { refusal: { intent: 'anlegen', errors: read.errors, values: valuesOf(form) } }
  const { times, ...rest } = read.slot
  const clash = await clashOf(app, about, times)
  if (clash !== null) return { refusal: { intent: 'anlegen', errors: { from: clash }, values: valuesOf(form) } }
  const agent = await agentName(app, rest.agentId)
  const slots = times.map((time) => ({
    ...rest,
    ...time,
    id: app.newId(),
    about,
    agentName: agent,
    cancelledAt: null,
    drawnAt: null,
    sequence: 0,
    version: 1,
  }))
  await app.db.transaction().execute(async (trx) => {
    await viewings(trx).add(slots, now)
    await renewFlatPage(app, trx, slots)
    const detail = `${slots.length}`
    await recordAudit(app, trx, staff, { action: 'viewing.add', subject: { kind: 'apartment', id: about }, detail })
  })
  return { done: 'angelegt' }
}

async function invite({ app, staff, about, form }: Given): Promise<Outcome> {
  const ids = (name: string) => form.getAll(name).map(String).slice(0, 100)
  const [requestIds, slotIds] = [ids('applicant'), ids('slot')]
  const text = String(form.get('text') ?? '')
  const refuse = (message: string): Outcome => ({
    refusal: {
      intent: 'einladen',
      message,
      values: { text, applicant: requestIds.join(' '), slot: slotIds.join(' ') },
    },
  })
  if (requestIds.length === 0) return refuse('Bitte wählen Sie, wen Sie einladen.')
  if (slotIds.length === 0) return refuse('Bitte wählen Sie mindestens einen Termin.')
  const fault = faultOfInvitation(text)
  if (fault !== null) return refuse(fault)
  const { invited, already } = await inviteApplicants(app, staff, { about, requestIds, slotIds, text })
  if (invited > 0) return { done: 'eingeladen' }
  return refuse(
    already > 0
      ? 'Alle Ausgewählten sind zu diesen Terminen schon eingeladen.'
      : 'Niemand davon kann mehr eingeladen werden: Der Termin oder die Bewerbung ist nicht mehr offen.',
  )
}

function valuesOf(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}

/** Finds what must not leave the house: a text without dates or link, or with a variable that nobody fills in. */
function faultOfInvitation(text: string): string | null {
  if (text.length > 5000) return 'Der Text ist länger als 5.000 Zeichen.'
  return faultOfTemplate(text, 'invitation') ?? missingVariable(text, 'invitation')
}

const attended = { 'war-da': 1, 'kam-nicht': 0 } as const

type GuestIntent = keyof typeof attended | 'gast-absagen'

/** Whether a posted intent is about somebody who booked. */
const isAboutGuest = (intent: unknown): intent is GuestIntent =>
  typeof intent === 'string' && (intent === 'gast-absagen' || Object.hasOwn(attended, intent))

type GuestChange = { about: string; intent: GuestIntent; bookingId: string }

/** Notes who came, or gives back the place of somebody who cancelled by telephone. @returns false when there is no such booking at this flat. */
async function changeGuest(app: App, staff: Staff, { about, intent, bookingId }: GuestChange): Promise<boolean> {
  const booking = await bookings(app.db).find(bookingId)
  const slot = booking && (await viewings(app.db).find(booking.slotId))
  if (!booking || slot?.about !== about) return false
  const subject = { kind: 'viewing', id: slot.id }
  if (intent === 'gast-absagen') {
    await cancelBooking(app, bookingId)
    await recordAudit(app, app.db, staff, { action: 'viewing.booking-cancelled', subject })
    return true
  }
  await app.db.transaction().execute(async (trx) => {
    await bookings(trx).change(bookingId, { attended: attended[intent] })
    await recordAudit(app, trx, staff, { action: 'viewing.attendance', subject })
  })
  return true
}
