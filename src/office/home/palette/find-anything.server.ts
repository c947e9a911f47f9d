import { apartmentKind, buildingKind, nameSubjects } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { foldText } from '#platform/fold.ts'
import type { InboxRow } from '#requests/request/inbox/inbox-query.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { showReference } from '#requests/request/reference.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import { searchedPhone } from '#requests/request/searched-phone.ts'
import { statusLabels } from '#requests/request/status.ts'
import { may } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { inboxQuery, readFilters } from '#office/desk/inbox/filters.ts'
import { readRows } from '#office/desk/inbox/read-rows.server.ts'
import { kindLabel } from '#office/desk/request/kind-labels.ts'
import type { Hit, HitGroup } from './hits.ts'
import { officePages } from './office-pages.server.ts'

const MOST_IN_GROUP = 6
/** Newest requests that are looked through for the people who sent them. */
const LOOKED_AT = 40
const LONGEST = 200

/** Requests, people, flats, buildings and pages by what was typed, each only where the reader may open it; nothing typed: the pages. */
export async function findAnything(app: App, staff: Staff, typed: string): Promise<HitGroup[]> {
  const text = typed.trim().slice(0, LONGEST)
  const words = foldText(text).split(' ').filter(Boolean)
  const pages = { label: 'Seiten', hits: await pagesBy(app, staff, words) }
  // One letter is in everything.
  if (foldText(text).length < 2) return [pages].filter(({ hits }) => hits.length > 0)
  const groups = [
    ...(may(staff.role, 'requests.read') ? await requestsAndPeople(app, staff, text, words) : []),
    ...(may(staff.role, 'portfolio.read') ? await portfolio(app, text) : []),
    pages,
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

/** The inbox's own search: what the neutral look hides finds nothing here either. */
async function requestsAndPeople(app: App, staff: Staff, text: string, words: string[]): Promise<HitGroup[]> {
  const search = new URLSearchParams({ q: text })
  const query = { ...inboxQuery(readFilters(search), staff, app.clock.now()), limit: LOOKED_AT }
  const { rows } = await inbox(app.db).page(query, staff.id)
  const shown = await readRows(app, staff, rows.slice(0, MOST_IN_GROUP), new Map())
  const requests = shown.map(({ reference, contactName, kind, status, summary, place }) => ({
    to: `/verwaltung/anfragen/${showReference(reference)}`,
    title: [contactName, summary.subject || summary.text.slice(0, 80)].filter(Boolean).join(': '),
    detail: [`${kindLabel(kind)} ${showReference(reference)}`, statusLabels[status], place].filter(Boolean).join(' · '),
  }))
  const more = { to: `/verwaltung/anfragen?${search}`, text: 'Alle gefundenen Vorgänge' }
  return [
    { label: 'Vorgänge', hits: requests, ...(rows.length > requests.length && { more }) },
    { label: 'Personen', hits: await peopleOf(app, rows, { words, phone: searchedPhone(text) }) },
  ]
}

type Meant = { words: readonly string[]; phone: string | null }

async function peopleOf(app: App, rows: readonly InboxRow[], { words, phone }: Meant): Promise<Hit[]> {
  const isMeant = ({ contactName, contactEmail, searchText }: StoredRequest) =>
    words.every((word) => foldText(`${contactName} ${contactEmail}`).includes(word)) ||
    (phone !== null && searchText.includes(phone))
  const named = rows.filter((row) => !isNeutral(row))
  const people = new Map<string, Hit>()
  for (const { request } of await inbox(app.db).listByIds(named.map(({ id }) => id))) {
    const { contactName, contactEmail, reference } = request
    const key = contactEmail.toLowerCase()
    if (key === '' || people.has(key) || !isMeant(request)) continue
    const address = new URLSearchParams({ status: 'alle', person: reference })
    people.set(key, { to: `/verwaltung/anfragen?${address}`, title: contactName, detail: contactEmail })
  }
  return [...people.values()].slice(0, MOST_IN_GROUP)
}

async function portfolio(app: App, text: string): Promise<HitGroup[]> {
  const query = { search: text, filters: {}, page: 1, pageSize: MOST_IN_GROUP }
  const [flats, buildings] = await Promise.all([
    apartmentKind.store(app.db).list(query),
    buildingKind.store(app.db).list(query),
  ])
  const names = await nameSubjects(
    app,
    flats.items.map(({ id }) => id),
    [],
  )
  const listOf = (path: string) => `/verwaltung/${path}?${new URLSearchParams({ q: text })}`
  return [
    {
      label: 'Wohnungen',
      hits: flats.items.map(({ id, values }) => ({
        to: `/verwaltung/wohnungen/${id}`,
        title: String(values.name ?? ''),
        detail: names.get(id)?.place ?? '',
      })),
      ...(flats.total > MOST_IN_GROUP && { more: { to: listOf('wohnungen'), text: 'Alle gefundenen Wohnungen' } }),
    },
    {
      label: 'Gebäude',
      hits: buildings.items.map(({ id, values }) => {
        const { title, line = '' } = buildingKind.line(values, {}, id)
        return { to: `/verwaltung/gebaeude/${id}`, title, detail: line }
      }),
      ...(buildings.total > MOST_IN_GROUP && { more: { to: listOf('gebaeude'), text: 'Alle gefundenen Gebäude' } }),
    },
  ]
}

async function pagesBy(app: App, staff: Staff, words: readonly string[]): Promise<Hit[]> {
  const found = (await officePages(app.db, staff.role)).filter(({ title, detail }) =>
    words.every((word) => foldText(`${title} ${detail}`).includes(word)),
  )
  return words.length === 0 ? found : found.slice(0, MOST_IN_GROUP)
}
