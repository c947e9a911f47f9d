import { personContent } from '../persons/repository.server.ts'
import { NO_PICTURE, PICTURE_RECORD, pictureFacts, type PicturePlace, picturePlaces } from './picture-places.ts'
import { libraryContent, libraryPicture } from './repository.server.ts'
import { companyContent } from '../repository.server.ts'
import type { ContentValues } from '../content/content-store.ts'
import { everyRecord } from '../content/every-record.server.ts'
import type { FieldOption } from '../content/field-spec.ts'
import type { Db } from '#platform/database/database.server.ts'
import { quoted } from '#values/quoted.ts'
import { LIBRARY_PATH, libraryFields } from './library-fields.ts'
import type { ContentKind } from '../content/content-kind.ts'

/** A place of the website that shows a picture, and where in the office it is chosen. */
export type PictureUse = { text: string; to: string }

const PLACES = `/verwaltung/firma/${PICTURE_RECORD}`

/** Where each picture of the library stands, by its id. */
export async function usesOfPictures(db: Db): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  const add = (id: unknown, use: PictureUse) => {
    if (typeof id === 'string' && id !== '') uses.set(id, [...(uses.get(id) ?? []), use])
  }
  const chosen = await companyContent(db).find(PICTURE_RECORD)
  for (const place of picturePlaces) add(chosen?.values[place], { text: pictureFacts[place].label, to: PLACES })
  for (const { id, values } of await everyRecord(personContent(db)))
    add(values.picture_id, { text: `Ansprechpartner: ${String(values.name)}`, to: `/verwaltung/ansprechpartner/${id}` })
  return uses
}

/** Places whose picture is gone, as after the way back to an older choice: they show what they would show without one. */
export function placesWithoutPicture(chosen: ContentValues, library: ReadonlySet<string>): PicturePlace[] {
  return picturePlaces.filter((place) => {
    const id = String(chosen[place] ?? '')
    return id !== '' && id !== NO_PICTURE && !library.has(id)
  })
}

/** The pictures of the library by id alone. */
export const libraryIds = async (db: Db) => new Set((await everyRecord(libraryContent(db))).map(({ id }) => id))

/** The library as a field offers it. */
export async function pictureOptions(db: Db): Promise<FieldOption[]> {
  return (await everyRecord(libraryContent(db))).map(({ id, values }) => {
    const { base, widths, alt } = libraryPicture(values)
    return { value: id, label: alt, picture: `${base}-${widths[0]}.webp` }
  })
}

/** Pictures of the company's own pages. They are edited on pages of their own (`office/website/library`). */
export const libraryKind: ContentKind = {
  name: 'company_picture',
  path: LIBRARY_PATH,
  realm: 'company',
  one: 'Bild der Firma',
  many: 'Bilder der Firma',
  newLabel: 'Neues Bild',
  groups: [
    {
      legend: 'Bild',
      fields: libraryFields,
    },
  ],
  start: { focus_x: 50, focus_y: 50 },
  store: libraryContent,
  async hangsOn(db, id) {
    const uses = (await usesOfPictures(db)).get(id) ?? []
    return uses.map(({ text }) => ({
      forbids: true,
      text: `${quoted(text)} zeigt dieses Bild. Wählen Sie dort zuerst ein anderes.`,
    }))
  },
  // Size and colour follow from the file and are no fields.
  prepare: async (_app, values, before) => ({ ...before, ...values }),
  line: ({ alt_text: alt }) => ({ title: String(alt || 'ohne Beschreibung') }),
}
