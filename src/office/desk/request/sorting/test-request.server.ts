import { formKinds } from '#areas/kinds.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { storedRequest } from '#requests/request/test-stored.server.ts'
import type { testApp } from '#platform/test-app.server.ts'
import { exampleStaff } from '#office/frame/example-staff.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { nothingAttached } from '../attachments/read-request-form.server.ts'
import { requestAction } from '../actions.server.ts'

type App = Awaited<ReturnType<typeof testApp>>

/** For tests: a message through the contact form, as it is stored. */
export const contactMessage = (app: App, different = {}) =>
  storedRequest(app, formKinds.contact_message, {
    vorname: 'Klaus',
    nachname: 'Kontakt',
    email: 'klaus@example.org',
    telefon: null,
    betreff: 'Frage',
    nachricht: 'Guten Tag.',
    ...different,
  })

/** Posts a form of the request's page. @returns its status and, when it led on, where to. */
export async function post(app: App, request: StoredRequest, fields: Record<string, string>, staff = leitung) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const fresh = (await requests(app.db).findById(request.id)) ?? request
  const answer = await requestAction({ app, staff, request: fresh, form, attached: nothingAttached })
  if (answer instanceof Response) return { status: answer.status, to: answer.headers.get('Location') }
  const { data, init } = answer as { data: unknown; init: ResponseInit }
  return { status: init.status ?? 200, data }
}

export const leitung = exampleStaff('leitung')

/** The references of the list at this address, with how many it counts. */
export async function listed(app: App, address: string, staff = leitung) {
  const query = inboxQuery(readFilters(new URLSearchParams(address)), staff, app.clock.now())
  const { rows } = await inbox(app.db).page(query, staff.id)
  return { references: rows.map(({ reference }) => reference), count: await inbox(app.db).count(query) }
}

/** The request's timeline in short, by the alphabet: the clock of tests stands still. */
export const events = async (app: App, { id }: StoredRequest) =>
  (await requests(app.db).listEvents(id))
    .map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`))
    .toSorted()
