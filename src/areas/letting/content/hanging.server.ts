import { dependents } from '../office/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import { requests } from '#requests/request/repository.server.ts'
import { plural } from '#ui/format.ts'
import type { Hanging } from '#company/content/content-kind.ts'

const forbidding = (count: number, one: string, many: string, text: (counted: string) => string): Hanging[] =>
  count === 0 ? [] : [{ forbids: true, text: text(plural(count, one, many)) }]

const files = (count: number, whose: string) =>
  forbidding(
    count,
    'Bild oder Dokument gehört',
    'Bilder und Dokumente gehören',
    (counted) => `${counted} ${whose}. Löschen Sie zuerst diese.`,
  )

const requestsAbout = (count: number, what: string) =>
  forbidding(
    count,
    'Anfrage nennt',
    'Anfragen nennen',
    (counted) => `${counted} ${what}. Nehmen Sie stattdessen das Häkchen „Auf der Website zeigen“ heraus.`,
  )

/** A building that was made by mistake may go; one with flats, requests or pictures is hidden instead. */
export async function hangsOnBuilding(db: Db, id: string): Promise<Hanging[]> {
  const of = dependents(db)
  return [
    ...forbidding(
      await of.flatsOf(id),
      'Wohnung gehört',
      'Wohnungen gehören',
      (counted) => `${counted} zu diesem Gebäude.`,
    ),
    ...requestsAbout(await requests(db).countAbout('property_id', id), 'dieses Gebäude'),
    ...files(await of.mediaOf('property', id), 'zu diesem Gebäude'),
    { forbids: false, text: 'Die Angaben zum Energieausweis verschwinden mit dem Gebäude.' },
  ]
}

export async function hangsOnFlat(db: Db, id: string): Promise<Hanging[]> {
  return [
    ...requestsAbout(await requests(db).countAbout('apartment_id', id), 'diese Wohnung'),
    ...files(await dependents(db).mediaOf('apartment', id), 'zu dieser Wohnung'),
    { forbids: false, text: 'Ist die Wohnung nur vermietet, setzen Sie besser den Status auf „Vermietet“.' },
  ]
}

export async function hangsOnLocation(db: Db, id: string): Promise<Hanging[]> {
  const of = dependents(db)
  return [
    ...forbidding(
      await of.buildingsOf(id),
      'Gebäude liegt',
      'Gebäude liegen',
      (counted) => `${counted} in diesem Ort. Wählen Sie dort zuerst einen anderen.`,
    ),
    ...files(await of.mediaOf('location', id), 'zu diesem Ort'),
  ]
}
