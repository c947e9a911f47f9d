import { data, redirect } from 'react-router'
import { bookings, findSubject, type ViewingSlot, viewings } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { berlinDay, berlinTime } from '#platform/berlin-day.ts'
import { formatDate } from '#ui/format.ts'
import { readPost } from '#office/frame/access/read-office-form.server.ts'
import { type FormRefusal, OfficeForm, SubmitButton } from '#office/frame/frame/office-form.tsx'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { Panel } from '#office/frame/frame/panel.tsx'
import type { Route } from './+types/slot-page.ts'
import { agentName, agents } from './agents.server.ts'
import { cancelSlot, changeSlot } from './change-slot.server.ts'
import { clashOf } from './clash.server.ts'
import { readSlot } from './read-slot.ts'
import { shownSlots } from './shown-slots.server.ts'
import { SlotFields } from './slot-form.tsx'
import { seenVersion } from '#office/frame/seen-version.ts'

export const meta = () => officeMeta('Besichtigungstermin')

const COLLISION = 'Inzwischen hat jemand anderes diesen Termin geändert. Bitte laden Sie die Seite neu.'

export async function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const slot = await viewings(app.db).find(params.slotId)
  if (!slot || slot.about !== params.apartmentId) throw data(null, { status: 404 })
  const [shown] = await shownSlots(app, [slot])
  if (!shown) throw data(null, { status: 404 })
  const subject = await findSubject(app, { apartmentId: slot.about, propertyId: null })
  return { slot: shown, team: await agents(app), isFlat: subject !== null }
}

export async function action({ context, params, request: httpRequest }: Route.ActionArgs) {
  const { app, staff, form } = await readPost(context, httpRequest)
  const before = await viewings(app.db).find(params.slotId)
  if (!before || before.about !== params.apartmentId) throw data(null, { status: 404 })
  const version = seenVersion(form)
  const back = `/verwaltung/bewerbungen/${encodeURIComponent(before.about)}/besichtigungen`
  if (form.get('intent') === 'absagen') {
    if (await cancelSlot(app, staff, before, version)) return redirect(`${back}?erledigt=abgesagt`)
    return data<FormRefusal>({ intent: 'absagen', message: COLLISION }, { status: 409 })
  }
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const read = readSlot(form, app.clock.now(), before)
  if (!read.ok) return data<FormRefusal>({ intent: 'aendern', errors: read.errors, values }, { status: 422 })
  const { times, ...rest } = read.slot
  const [time] = times
  const taken = (await viewings(app.db).countTaken([before.id])).get(before.id) ?? 0
  if (!time || rest.places < taken) {
    const errors = { places: `${taken} haben schon zugesagt: Weniger Plätze geht nicht.` }
    return data<FormRefusal>({ intent: 'aendern', errors, values }, { status: 422 })
  }
  if (rest.booking !== before.booking && (await bookings(app.db).ofSlots([before.id])).length > 0) {
    const errors = { booking: 'Es haben sich schon Leute eingetragen: Das lässt sich jetzt nicht mehr ändern.' }
    return data<FormRefusal>({ intent: 'aendern', errors, values }, { status: 422 })
  }
  const clash = await clashOf(app, before.about, [time], before.id)
  if (clash !== null) return data<FormRefusal>({ intent: 'aendern', errors: { from: clash }, values }, { status: 422 })
  const change = { ...rest, ...time, agentName: await agentName(app, rest.agentId) }
  if (await changeSlot(app, staff, { before, version, change })) return redirect(`${back}?erledigt=geaendert`)
  return data<FormRefusal>({ intent: 'aendern', message: COLLISION, values }, { status: 409 })
}

/** One appointment: change it, or cancel it. Those invited get a mail about it. */
export default function SlotPage({ loaderData, actionData }: Route.ComponentProps) {
  const { slot, team } = loaderData
  const refusal = actionData as FormRefusal | undefined
  const invited = slot.invitations.filter(({ state }) => state === 'offered' || state === 'accepted').length
  const mailed = invited + slot.guests.length
  return (
    <PageFrame
      width="narrow"
      title={slot.time}
      lead={mailed === 0 ? 'Noch niemand eingeladen oder eingetragen' : leadOf(invited, slot)}
      back={{ to: `/verwaltung/bewerbungen/${slot.about}/besichtigungen`, label: 'Besichtigungen' }}
    >
      {slot.cancelledAt !== null || slot.isPast ? (
        <p>{slot.isPast ? 'Dieser Termin ist vorbei.' : 'Dieser Termin ist abgesagt.'}</p>
      ) : (
        <>
          <Panel title="Ändern">
            <OfficeForm
              key={slot.version}
              intent="aendern"
              refusal={refusal}
              values={valuesOf(slot)}
              required={['day', 'from', 'to', 'places', 'meeting_point']}
              className="space-y-4"
            >
              <input type="hidden" name="version" value={slot.version} />
              <SlotFields team={team} isNew={false} isFlat={loaderData.isFlat} />
              <SubmitButton size="sm">Ändern</SubmitButton>
            </OfficeForm>
          </Panel>
          <Panel title="Absagen">
            <p>
              {mailed === 0
                ? 'Der Termin bleibt als abgesagt stehen.'
                : `${mailed === 1 ? 'Eine Person bekommt' : `${mailed} Personen bekommen`} eine E-Mail, die den Termin auch aus dem Kalender nimmt.`}
            </p>
            <OfficeForm intent="absagen" refusal={refusal}>
              <input type="hidden" name="version" value={slot.version} />
              <SubmitButton size="sm" variant="danger">
                Termin absagen
              </SubmitButton>
            </OfficeForm>
          </Panel>
        </>
      )}
    </PageFrame>
  )
}

/** „3 eingeladen, 2 eingetragen, 4 von 6 Plätzen vergeben“ */
function leadOf(
  invited: number,
  { guests, taken, places }: { guests: readonly unknown[]; taken: number; places: number },
) {
  const parts = [
    invited > 0 && `${invited} eingeladen`,
    guests.length > 0 && `${guests.length} eingetragen`,
    `${taken} von ${places} ${places === 1 ? 'Platz' : 'Plätzen'} vergeben`,
  ]
  return parts.filter(Boolean).join(', ')
}

function valuesOf(slot: ViewingSlot): Record<string, string> {
  const [start, end] = [new Date(slot.startsAt), new Date(slot.endsAt)]
  return {
    day: formatDate(berlinDay(start)),
    from: berlinTime(start),
    to: berlinTime(end),
    places: String(slot.places),
    meeting_point: slot.meetingPoint,
    note: slot.note ?? '',
    agent: slot.agentId ?? '',
    booking: slot.booking ?? '',
    ...closing(slot.closesAt),
  }
}

function closing(closesAt: string | null): Record<string, string> {
  if (closesAt === null) return {}
  const at = new Date(closesAt)
  return { closes_day: formatDate(berlinDay(at)), closes_time: berlinTime(at) }
}
