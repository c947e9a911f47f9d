import { findSubject } from '#areas/letting/public.server.ts'
import type { App } from '#platform/app.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import { isNeutral } from '#requests/request/neutral.ts'
import { requests, type StoredRequest } from '#requests/request/repository.server.ts'
import { mayReadKind } from '#office/frame/access/roles.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { filterAddress, inboxQuery, type InboxFilters, MOST_COUNTED, readFilters } from './filters.ts'

/** The one person, flat or house that a list is about; `without`: the same list without that. */
export type Related = { label: string; name: string; without: string }

const nobody = 'nicht zu finden'

export async function readRelated(app: App, staff: Staff, filters: InboxFilters): Promise<Related[]> {
  const { person, flat, building } = filters
  const about: Related[] = []
  if (person !== '') {
    const known = await requests(app.db).findByReference(person)
    const isShown = known !== null && mayReadKind(staff.role, known.kind) && !isNeutral(known)
    about.push({
      label: 'Person',
      name: isShown ? known.contactName : nobody,
      without: filterAddress({ ...filters, person: '' }),
    })
  }
  if (flat !== '') {
    const found = await findSubject(app, { apartmentId: flat, propertyId: null })
    const name = found?.apartment ? `${found.apartment.name}, ${found.propertyName}` : nobody
    about.push({ label: 'Wohnung', name, without: filterAddress({ ...filters, flat: '' }) })
  }
  if (building !== '') {
    const found = await findSubject(app, { apartmentId: null, propertyId: building })
    const name = found ? `${found.propertyName}, ${found.address}` : nobody
    about.push({ label: 'Haus', name, without: filterAddress({ ...filters, building: '' }) })
  }
  return about
}

/** A link to everything of one person, flat or house, with how many there are. */
export type RelatedLink = { text: string; to: string; count: number }

type About = { request: StoredRequest; flatId: string | null; buildingId: string | null }

/** Before the shortlist nothing leads to the person: other requests would tell the name. */
export async function relatedLinks(app: App, staff: Staff, { request, flatId, buildingId }: About) {
  const isPerson = !isNeutral(request) && request.contactEmail !== ''
  const links = [
    { text: 'Alle Anfragen dieser Person', name: 'person', value: isPerson ? request.reference : null },
    { text: 'Alle Anfragen dieser Wohnung', name: 'wohnung', value: flatId },
    { text: 'Alle Anfragen dieses Hauses', name: 'haus', value: buildingId },
  ].flatMap(({ text, name, value }) =>
    value === null ? [] : [{ text, search: new URLSearchParams({ status: 'alle', [name]: value }) }],
  )
  const counts = await inbox(app.db).counts(
    links.map(({ search }) => inboxQuery(readFilters(search), staff, app.clock.now())),
    MOST_COUNTED,
  )
  return links.map(
    ({ text, search }, index): RelatedLink => ({
      text,
      to: `/verwaltung/anfragen?${search}`,
      count: counts[index] ?? 0,
    }),
  )
}
