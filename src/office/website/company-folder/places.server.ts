import type { ContentRecord, ContentValues } from '#company/content/content-store.ts'
import { everyRecord } from '#company/content/every-record.server.ts'
import { picturePlaces } from '#company/pictures/picture-places.ts'
import { type FieldSpec, fieldsOf } from '#company/content/field-spec.ts'
import type { Db } from '#platform/database/database.server.ts'
import { contentKinds } from '../content/kinds.server.ts'
import { categoryKind } from '#areas/help-centre/public.server.ts'
import { buildingKind, locationKind } from '#areas/letting/public.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import type { ContentKind } from '#company/content/content-kind.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { LEAST_PIXELS } from '../content/media/upload.server.ts'
import { documentKind, libraryFolderKind, pictureKind, videoKind } from './media-kinds.server.ts'
import { templateKind } from './template-kind.server.ts'

/** Kind of a file beside a record. */
type Held = 'picture' | 'document' | 'video'

/** Where a company's folder holds the records of one kind. */
export type Place = {
  kind: ContentKind
  /** Values of fields that the record's file does not name. */
  start: (id: string) => ContentValues
  /** The field that is a Markdown file's text; the others stand above it. */
  body: FieldSpec | undefined
  /** Fields that name what comes after their record. */
  later: readonly string[]
  /** Allowed file names, without their ending. */
  ids: RegExp
  /** A file stands beside each record. */
  holds?: Held
  /** Of a picture, in height and width. */
  leastPixels?: number
}

const placeOf = (kind: ContentKind, more: Partial<Place> = {}): Place => ({
  kind,
  start: kind.standardOf ?? (() => kind.start),
  body: fieldsOf(kind.groups).find(({ input }) => input === 'markdown'),
  later: [],
  ids: /^[\w-]{1,100}$/,
  ...more,
})

/** All its pages stand in one file. */
export const companyPlace = placeOf(companyKind, { later: picturePlaces })
export const COMPANY_FILE = 'firma.yaml'

const named = [locationKind, buildingKind, categoryKind]
const others = contentKinds.filter((kind) => kind !== companyKind && kind !== libraryKind && !named.includes(kind))

/** In this order nothing is named before it is there. */
export const places: readonly Place[] = [
  companyPlace,
  placeOf(libraryFolderKind, { holds: 'picture', leastPixels: LEAST_PIXELS, ids: /^(?!ohne$)[\w-]{1,100}$/ }),
  ...[...named, ...others].map((kind) =>
    placeOf(kind, kind === buildingKind ? { later: ['certificate_document'] } : {}),
  ),
  // Those of the site are called `damage_report.termin`.
  placeOf(templateKind, { ids: /^\w[\w.-]{0,99}$/ }),
  placeOf(pictureKind, { holds: 'picture' }),
  placeOf(documentKind, { holds: 'document' }),
  placeOf(videoKind, { holds: 'video' }),
]

/** Those with a folder of their own. */
export const folderPlaces = places.filter((place) => place !== companyPlace)

export const endingOf = ({ body }: Place) => (body ? '.md' : '.yaml')

/** Fields that a file of this record may have. */
export const fieldsIn = ({ kind }: Place, id: string): FieldSpec[] =>
  fieldsOf(kind.groups.filter(({ record }) => record === undefined || record === id))

/** Relative to the company's folder. */
export const fileOf = (place: Place, id: string) =>
  place === companyPlace ? COMPANY_FILE : `${place.kind.path}/${id}${endingOf(place)}`

const held = ({ values: { media_type: type } }: ContentRecord): Held =>
  type === 'document' || type === 'video' ? type : 'picture'

/** Pictures, documents and videos are of one table. */
export async function recordsOf(db: Db, { kind, holds }: Place): Promise<ContentRecord[]> {
  const all = await everyRecord(kind.store(db))
  return holds ? all.filter((record) => held(record) === holds) : all
}
