import { Link } from 'react-router'
import { nameSubjects, statusBadge, thumbnailsOf } from '#areas/letting/public.server.ts'
import { appContext } from '#platform/app.server.ts'
import { requestsByFlat } from '#requests/request/by-flat/repository.server.ts'
import { SoftBadge } from '#ui/badge/badge.tsx'
import { plural } from '#ui/format.ts'
import { officeMeta } from '#office/frame/frame/office-meta.ts'
import { PageFrame } from '#office/frame/frame/page-frame.tsx'
import { RowLink } from '#office/frame/frame/row-link.tsx'
import { SecondaryLink } from '#office/frame/frame/secondary-button.tsx'
import { Thumbnail } from '#office/frame/frame/thumbnail.tsx'
import { ageOf, dueOf } from '../inbox/due.ts'
import type { Route } from './+types/flats-page.ts'

export const meta = () => officeMeta('Bewerbungen')

export async function loader({ context }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const groups = await requestsByFlat(app.db, 'tenant_application').openGroups()
  const flats = groups.flatMap(({ apartmentId }) => apartmentId ?? [])
  const buildings = groups.flatMap(({ propertyId }) => propertyId ?? [])
  const [names, ofFlats, ofBuildings] = await Promise.all([
    nameSubjects(app, flats, buildings),
    thumbnailsOf(app.db, 'apartment', flats),
    thumbnailsOf(app.db, 'property', buildings),
  ])
  return {
    now: app.clock.now().getTime(),
    rows: groups.flatMap((group) => {
      const about = group.apartmentId ?? group.propertyId
      if (about === null) return []
      const named = names.get(about)
      return {
        about,
        name: named?.name ?? 'Wohnung, die es nicht mehr gibt',
        place: named?.place ?? '',
        badge: named?.status ? statusBadge(named.status) : null,
        picture: (group.apartmentId === null ? ofBuildings : ofFlats).get(about) ?? null,
        isGeneral: group.apartmentId === null,
        openCount: group.openCount,
        shortlistedCount: group.shortlistedCount,
        newestAt: group.newestAt,
        dueAt: group.dueAt,
      }
    }),
  }
}

/** Flats that somebody wants, the newest application first. */
export default function FlatsPage({ loaderData }: Route.ComponentProps) {
  const { rows, now } = loaderData
  const open = rows.reduce((sum, { openCount }) => sum + openCount, 0)
  return (
    <PageFrame
      title="Bewerbungen"
      actions={<SecondaryLink to="/verwaltung/besichtigungen">Besichtigungen heute</SecondaryLink>}
      lead={`${plural(open, 'offene Bewerbung', 'offene Bewerbungen')} um ${plural(rows.length, 'Wohnung', 'Wohnungen')}`}
    >
      {rows.length === 0 ? (
        <p className="rounded-card border border-ink-200 bg-white p-6 text-ink-700">
          Keine Bewerbung ist offen. Geschlossene finden Sie unter{' '}
          <Link to="/verwaltung/anfragen?art=tenant_application&status=alle" className="link">
            Anfragen
          </Link>
          .
        </p>
      ) : (
        <ul
          aria-label="Wohnungen mit offenen Bewerbungen"
          className="divide-y divide-ink-200 overflow-hidden rounded-card border border-ink-200 bg-white"
        >
          {rows.map((row) => {
            const due = dueOf({ dueAt: row.dueAt, answeredAt: null, status: 'neu' }, now)
            return (
              <li
                key={row.about}
                className="relative grid items-center gap-x-4 gap-y-1 px-4 py-3 focus-within:bg-brand-50 hover:bg-brand-50 grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[4rem_minmax(0,1fr)_9rem_8rem_9rem]"
              >
                <Thumbnail picture={row.picture} className="h-12 w-16 max-md:row-span-4 max-md:self-start" />
                <div className="min-w-0">
                  <RowLink to={`/verwaltung/bewerbungen/${row.about}`}>
                    {row.isGeneral ? `${row.name}, ohne bestimmte Wohnung` : row.name}
                  </RowLink>
                  <p className="-mt-1 text-ink-600">{row.place}</p>
                </div>
                <p className="tabular">
                  <strong className="text-ink-950">{row.openCount}</strong> <span>offen</span>
                  {row.shortlistedCount > 0 && (
                    <span className="block text-ink-600">
                      <span>{row.shortlistedCount}</span> <span>in engerer Auswahl</span>
                    </span>
                  )}
                </p>
                <p className="text-ink-600">{`neueste vor ${ageOf(row.newestAt, now)}`}</p>
                <p className="flex flex-wrap gap-2">
                  {due && <SoftBadge tone={due.tone}>{due.text}</SoftBadge>}
                  {row.badge && <SoftBadge tone={row.badge.tone}>{row.badge.label}</SoftBadge>}
                </p>
              </li>
            )
          })}
        </ul>
      )}
    </PageFrame>
  )
}
