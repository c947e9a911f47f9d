import { apartmentContent, locationContent, mediaKind, propertyContent } from '#areas/letting/public.server.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import type { ContentStore, ContentValues } from '#company/content/content-store.ts'
import type { Db } from '#platform/database/database.server.ts'
import { type FieldSpec, fieldsOf } from '#company/content/field-spec.ts'
import { documentFields } from '../content/documents/document-fields.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { roleOptions, rolesOf, typeOptions } from '#areas/media-texts.ts'
import { videoFields } from '../content/videos/video-fields.ts'

/** Pictures, documents and videos as a folder holds them: with what they belong to and the name of their file. */

const owners = { property_id: 'property', apartment_id: 'apartment', location_id: 'location' } as const
const ownerNames = Object.keys(owners) as (keyof typeof owners)[]

const ownerFields: FieldSpec[] = [
  { name: 'property_id', label: 'Gebäude', input: 'choice' },
  { name: 'apartment_id', label: 'Wohnung', input: 'choice' },
  { name: 'location_id', label: 'Ort', input: 'choice' },
]

const fileField: FieldSpec = { name: 'file', label: 'Datei', input: 'line', required: true }
const orderField: FieldSpec = { name: 'sort_order', label: 'Stelle in der Reihenfolge', input: 'whole', required: true }

const described = fieldsOf(mediaKind.groups)
const pictureFields = ['alt_text', 'title', 'description', 'media_type', 'role', 'focus', 'is_primary'].flatMap(
  (name) => described.find((field) => field.name === name) ?? [],
)

async function options(db: Db) {
  const idsOf = async (store: ContentStore) =>
    (await everyRecord(store)).map(({ id, values }) => ({ value: id, label: String(values.name) }))
  return {
    property_id: await idsOf(propertyContent(db)),
    apartment_id: await idsOf(apartmentContent(db)),
    location_id: await idsOf(locationContent(db)),
  }
}

function ownerFaults(values: ContentValues): Record<string, string> {
  const named = ownerNames.filter((name) => (values[name] ?? null) !== null)
  return named.length === 1 ? {} : { property_id: 'Bitte nennen Sie genau eines: Gebäude, Wohnung oder Ort.' }
}

function roleFaults(values: ContentValues): Record<string, string> {
  const owner = ownerNames.find((name) => (values[name] ?? null) !== null)
  const roles: readonly string[] = owner ? rolesOf[owners[owner]] : []
  return !owner || roles.includes(String(values.role)) ? {} : { role: `Möglich ist hier: ${roles.join(', ')}.` }
}

const groupOf = (fields: readonly FieldSpec[]) => [
  { legend: mediaKind.one, fields: [fileField, ...ownerFields, ...fields, orderField] },
]

export const pictureKind: ContentKind = {
  ...mediaKind,
  path: 'bilder',
  groups: groupOf(
    pictureFields.map((field) => {
      if (field.name === 'media_type') return { ...field, options: typeOptions }
      if (field.name === 'role') return { ...field, options: roleOptions }
      // The middle is what a picture without a chosen place shows.
      if (field.name === 'focus')
        return { ...field, options: (field.options ?? []).filter(({ value }) => value !== 'center') }
      return field
    }),
  ),
  start: { media_type: 'image', role: 'gallery', is_primary: false, sort_order: 0 },
  options,
  faults: (values) => ({ ...roleFaults(values), ...ownerFaults(values) }),
}

/** Beside the pictures of houses, in a folder of its own. */
export const libraryFolderKind: ContentKind = {
  ...libraryKind,
  path: 'firmenbilder',
  groups: [
    {
      legend: libraryKind.one,
      fields: [fileField, ...fieldsOf(libraryKind.groups).filter(({ name }) => name !== 'storage_key')],
    },
  ],
}

export const documentKind: ContentKind = {
  ...mediaKind,
  path: 'dokumente',
  one: 'Dokument',
  many: 'Dokumente',
  groups: groupOf(documentFields),
  start: { role: 'download', sort_order: 0 },
  options,
  faults: ownerFaults,
}

/** Only flats have videos. */
export const videoKind: ContentKind = {
  ...mediaKind,
  path: 'videos',
  one: 'Video',
  many: 'Videos',
  groups: [
    {
      legend: 'Video',
      fields: [
        fileField,
        { name: 'apartment_id', label: 'Wohnung', input: 'choice', required: true },
        ...videoFields,
        orderField,
      ],
    },
  ],
  start: { sort_order: 0 },
  options,
}
