import type { App } from '#platform/app.server.ts'
import { inbox } from '#requests/request/inbox/repository.server.ts'
import type { Staff } from '#office/frame/access/staff-context.server.ts'
import { filterAddress, inboxQuery, MOST_COUNTED, readFilters } from './filters.ts'
import { savedFilters } from './saved/repository.server.ts'

/** A way of looking at the list. `id`: somebody saved it; `count` is null where counting is a search. */
export type View = { id: string | null; name: string; query: string; count: number | null }

/** Those that everybody needs. */
export const ready = [
  { name: 'Alle offenen', query: '' },
  { name: 'Meine', query: '?wer=ich' },
  { name: 'Ohne Zuständige', query: '?wer=niemand' },
  { name: 'Notfall oder Gefahr', query: '?dringend=1' },
  { name: 'Erwähnt', query: '?erwaehnt=1' },
  { name: 'Neue Nachrichten', query: '?status=alle&nachricht=neu' },
  { name: 'Verspätet', query: '?faellig=vorbei' },
  { name: 'Heute fällig', query: '?faellig=heute' },
  { name: 'Wiedervorlage', query: '?wiedervorlage=1' },
  { name: 'Neu seit gestern', query: '?status=alle&von=gestern' },
].map((view) => ({ ...view, id: null }))

/** Views for everybody, then one's own, each with how many requests it shows. */
export async function readViews(app: App, staff: Staff): Promise<View[]> {
  const views = [...ready, ...(await savedFilters(app.db).listOf(staff.id))].map((view) => ({
    ...view,
    filters: readFilters(new URLSearchParams(view.query)),
  }))
  const counted = views.filter(({ filters }) => filters.search === '')
  const counts = await inbox(app.db).counts(
    counted.map(({ filters }) => inboxQuery(filters, staff, app.clock.now())),
    MOST_COUNTED,
  )
  const countOf = new Map(counted.map((view, index) => [view, counts[index] ?? 0]))
  // As the address of the list says it now, whenever somebody saved it.
  return views.map((view) => ({
    id: view.id,
    name: view.name,
    query: filterAddress(view.filters),
    count: countOf.get(view) ?? null,
  }))
}
