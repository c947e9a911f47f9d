import { geocodeAddress } from '../map/geocode.server.ts'
import { mediaOf, pictureFacts } from '../media/repository.server.ts'
import { locationContent, propertyContent } from './properties.server.ts'
import type { App } from '#platform/app.server.ts'
import type { ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { germanToday } from '#forms/days.ts'
import { isSame } from '#company/content/same-values.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { shown } from '#company/content/common-fields.ts'
import { buildingGroups } from './building-fields.ts'
import { hangsOnBuilding, hangsOnLocation } from './hanging.server.ts'
import { CERTIFICATE_NOTICE_DAYS } from '#company/content/gaps.ts'
import {
  certificateChecks,
  certificateDoubts,
  certificateFaults,
  nearbyFaults,
  pictureChecks,
  validityChecks,
} from './portfolio-checks.ts'
import { teaser } from '#company/content/teaser.ts'

const addressFields = ['street', 'house_number', 'postal_code', 'city']
const pointFields = ['latitude', 'longitude']

/** Asks for the point when none is typed, or when the address changed and the point did not. Without a service nothing happens. */
async function prepare(app: App, values: ContentValues, before: ContentValues | null): Promise<ContentValues> {
  const isTyped = pointFields.every((name) => values[name] !== null)
  const hasMoved = before !== null && addressFields.some((name) => !isSame(values[name], before[name]))
  const isPointOld = before !== null && pointFields.every((name) => isSame(values[name], before[name]))
  if (isTyped && !(hasMoved && isPointOld)) return values
  const street = [values.street, values.house_number].filter(Boolean).join(' ')
  const point = await geocodeAddress(app, { street, postalCode: String(values.postal_code), city: String(values.city) })
  if (!point) return values
  return { ...values, latitude: point.lat, longitude: point.lng, coordinates_precision: point.precision }
}

async function options(db: Db, id?: string) {
  const { items } = await locationContent(db).list({ search: '', filters: {}, page: 1, pageSize: 1000 })
  const documents = id === undefined ? [] : await mediaOf(db, 'property', id)
  return {
    location_id: items.map((record) => ({ value: record.id, label: String(record.values.name) })),
    certificate_document: documents
      .filter(({ values }) => values.media_type === 'document')
      .map((record) => ({ value: record.id, label: String(record.values.title) })),
  }
}

export const buildingKind: ContentKind = {
  name: 'property',
  path: 'gebaeude',
  realm: 'portfolio',
  one: 'Gebäude',
  many: 'Gebäude',
  newLabel: 'Neues Gebäude',
  groups: buildingGroups,
  start: { country: 'Deutschland', publish_exact_address: true, property_type: 'Mehrfamilienhaus' },
  filters: [{ name: 'property_type', label: 'Art' }],
  gaps: [
    { value: 'bilder', label: 'Bilder' },
    { value: 'ausweis', label: 'Angaben zum Energieausweis' },
    { value: 'ausweis-endet', label: `gültiger Ausweis in ${CERTIFICATE_NOTICE_DAYS} Tagen` },
  ],
  shownBy: 'is_published',
  media: 'property',
  hasDocuments: true,
  hasPreview: true,
  store: propertyContent,
  options,
  line: (values) => ({
    title: String(values.name ?? ''),
    line: [
      [values.street, values.house_number].filter(Boolean).join(' '),
      `${values.postal_code ?? ''} ${values.city ?? ''}`.trim(),
      values.property_type,
    ]
      .filter(Boolean)
      .join(' · '),
    badges: certificateChecks(values).length > 0 ? [{ text: 'Energieausweis fehlt', tone: 'amber' }] : [],
  }),
  hangsOn: hangsOnBuilding,
  publicPath: (id) => `/immobilie/${id}`,
  check: async (app, id, values) => [
    ...pictureChecks(await pictureFacts(app.db, 'property', id)),
    ...certificateChecks(values),
    ...validityChecks(values, germanToday(app.clock.now())),
  ],
  faults: (values) => ({
    ...((values.latitude === null) === (values.longitude === null)
      ? {}
      : { longitude: 'Bitte geben Sie Breite und Länge an oder keines von beiden.' }),
    ...nearbyFaults(values),
    ...certificateFaults(values),
  }),
  doubts: certificateDoubts,
  prepare,
}

export const locationKind: ContentKind = {
  name: 'location',
  path: 'orte',
  realm: 'portfolio',
  one: 'Ort',
  many: 'Orte',
  newLabel: 'Neuer Ort',
  groups: [
    {
      legend: 'Ort oder Viertel',
      fields: [
        { name: 'name', label: 'Name', input: 'line', required: true },
        { name: 'description', label: 'Beschreibung', input: 'text', wide: true },
        { ...shown, hint: 'Steht auf den Seiten der Wohnungen dieses Ortes.' },
      ],
    },
  ],
  start: { is_published: true },
  shownBy: 'is_published',
  media: 'location',
  hasPreview: true,
  store: locationContent,
  hangsOn: hangsOnLocation,
  line: ({ name, description }) => ({ title: String(name ?? ''), line: teaser(String(description ?? ''), 120) }),
}
