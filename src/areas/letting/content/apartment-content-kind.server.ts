import { statusBadge } from '../apartments/availability.ts'
import { apartmentFields } from '../apartments/fields.ts'
import { pictureFacts } from '../media/repository.server.ts'
import { COMMERCIAL } from '../properties/rules.ts'
import { countListeners } from '../searches/notices/find-changes.server.ts'
import { TOUR_FAULT, tourOf } from '../tours/tour.ts'
import { apartmentContent } from './apartments.server.ts'
import { propertyContent } from './properties.server.ts'
import type { App } from '#platform/app.server.ts'
import { offers } from '#company/offered.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import { requestsByFlat } from '#requests/request/by-flat/repository.server.ts'
import { openStatuses } from '#requests/request/status.ts'
import { formatEuro, formatRooms, formatSqm, plural } from '#ui/format.ts'
import type { Check, ContentKind } from '#company/content/content-kind.ts'
import { buildingOptions } from './building-options.server.ts'
import { hangsOnFlat } from './hanging.server.ts'
import { certificateChecks, pictureChecks } from './portfolio-checks.ts'

/** „3 Zimmer · 72,5 m² · 640,50 €“ */
function figures(values: ContentValues): string {
  const { room_count: rooms, living_area_sqm: area, cold_rent_euro: rent } = values
  return [
    typeof rooms === 'number' && `${formatRooms(rooms)} Zimmer`,
    typeof area === 'number' && formatSqm(area),
    typeof rent === 'number' && `${formatEuro(rent)} kalt`,
  ]
    .filter(Boolean)
    .join(' · ')
}

async function check(app: App, id: string, values: ContentValues): Promise<Check[]> {
  const { cold_rent_euro: rent, deposit_euro: deposit } = values
  const building = await propertyContent(app.db).find(String(values.property_id ?? ''))
  const checks = pictureChecks(await pictureFacts(app.db, 'apartment', id))
  const isTooMuch =
    typeof rent === 'number' && typeof deposit === 'number' && Math.round(deposit * 100) > Math.round(rent * 300)
  if (isTooMuch && building?.values.property_type !== COMMERCIAL)
    checks.push({
      tone: 'warning',
      field: 'deposit_euro',
      text: `Die Kaution ist höher als drei Kaltmieten (${formatEuro(rent * 3)}). Mehr darf nicht verlangt werden (§ 551 BGB).`,
    })
  if (rent === null) checks.push({ tone: 'warning', field: 'cold_rent_euro', text: 'Die Kaltmiete fehlt.' })
  if (building) checks.push(...certificateChecks(building.values).map((each) => asWarning(each)))
  if (building && building.values.is_published !== true)
    checks.push({
      tone: 'warning',
      text: 'Das Gebäude ist noch ein Entwurf. Bis es gezeigt wird, bleibt auch die Wohnung verborgen.',
    })
  return checks
}

/** The certificate is mended at the building, so it cannot be a fault of a field here. */
const asWarning = ({ text }: Check): Check => ({ tone: 'warning', text: `Gebäude: ${text}` })

export const apartmentKind: ContentKind = {
  name: 'apartment',
  path: 'wohnungen',
  realm: 'portfolio',
  one: 'Wohnung',
  many: 'Wohnungen',
  newLabel: 'Neue Wohnung',
  groups: apartmentFields,
  start: { availability_status: 'available' },
  filters: [
    { name: 'property_id', label: 'Gebäude' },
    { name: 'availability_status', label: 'Status' },
  ],
  gaps: [
    { value: 'bilder', label: 'Bilder' },
    { value: 'ausweis', label: 'Energieausweis des Gebäudes' },
  ],
  shownBy: 'is_published',
  media: 'apartment',
  hasDocuments: true,
  hasPreview: true,
  store: apartmentContent,
  options: buildingOptions,
  line: (values, { property_id: buildings }) => {
    const { label, tone } = statusBadge(String(values.availability_status))
    return {
      title: String(values.name ?? ''),
      line: [buildings?.find(({ value }) => value === values.property_id)?.label, figures(values)]
        .filter(Boolean)
        .join(' · '),
      badges: [{ text: label, tone }],
    }
  },
  hangsOn: hangsOnFlat,
  follows: async (app, { id, values }) => {
    if (values.is_published !== true) {
      if (!offers('saved_searches')) return null
      const listeners = await countListeners(app, id)
      const heard = `${plural(listeners, 'Suchauftrag würde', 'Suchaufträge würden')} davon hören`
      return listeners === 0 ? null : { text: heard, to: '/verwaltung/nachfrage' }
    }
    if (values.availability_status !== 'rented') return null
    const open = await requestsByFlat(app.db, 'tenant_application').count(id, { statuses: openStatuses })
    const text = `${plural(open, 'offene Bewerbung', 'offene Bewerbungen')} auf diese Wohnung`
    return open === 0 ? null : { text, to: `/verwaltung/bewerbungen/${id}?auswahl=alle`, needs: 'applications.read' }
  },
  faults: ({ tour_url: tour }) => (typeof tour === 'string' && tourOf(tour) === null ? { tour_url: TOUR_FAULT } : {}),
  publicPath: (id) => `/wohnung/${id}`,
  check,
  quick: [
    {
      name: 'vermietet',
      label: 'Ist vermietet',
      done: 'ist jetzt vermietet.',
      changes: { availability_status: 'rented' },
      isOffered: ({ availability_status: status }) => status !== 'rented',
    },
    {
      name: 'verfuegbar',
      label: 'Ist wieder frei',
      done: 'ist jetzt verfügbar.',
      changes: { availability_status: 'available' },
      isOffered: ({ availability_status: status }) => status === 'rented',
    },
  ],
}
