import type { ContentStore, ContentValues } from '../content/content-store.ts'
import { contentTable, widthsAsNumbers } from '../content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { type ChosenPictures, inSteps, type LibraryPicture } from './library-picture.ts'
import { NO_PICTURE, type PicturePlace, picturePlaces } from './picture-places.ts'

/** The company's library, for staff. */
export function libraryContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'company_pictures',
    columns: {
      alt_text: 'plain',
      storage_key: 'plain',
      width: 'plain',
      height: 'plain',
      color: 'plain',
      widths: 'list',
      focus_x: 'plain',
      focus_y: 'plain',
    },
    order: ['created_at'],
    hasCreatedAt: true,
    derive: widthsAsNumbers,
  })
}

/** A record of the library as pages show it. */
export function libraryPicture(values: ContentValues): LibraryPicture {
  return {
    base: `/media/${String(values.storage_key)}`,
    widths: (values.widths as readonly string[]).map(Number),
    width: Number(values.width),
    height: Number(values.height),
    color: String(values.color),
    alt: String(values.alt_text),
    focusPoint: { x: inSteps(Number(values.focus_x)), y: inSteps(Number(values.focus_y)) },
  }
}

/** The whole library by id. */
export async function readLibrary(db: Db): Promise<Map<string, LibraryPicture>> {
  const rows = await db.selectFrom('company_pictures').selectAll().execute()
  return new Map(rows.map((row) => [row.id, libraryPicture({ ...row, widths: JSON.parse(row.widths) as string[] })]))
}

/** Finds the pictures that these facts chose. One that is gone is none. */
export function chosenOf(
  facts: Readonly<Record<PicturePlace, string>>,
  library: ReadonlyMap<string, LibraryPicture>,
): ChosenPictures {
  const chosen: ChosenPictures = {}
  for (const place of picturePlaces) {
    const picture = facts[place] === NO_PICTURE ? null : library.get(facts[place])
    if (picture !== undefined) chosen[place] = picture
  }
  return chosen
}
