import type { Db } from '#platform/database/database.server.ts'
import { viewingPlace } from '../answer.server.ts'
import { viewings } from '../repository.server.ts'
import { viewingTime } from '../viewing.ts'
import { stateLabels } from './booking.ts'
import { bookings } from './repository.server.ts'

/** The viewings that somebody booked, as that person gets them. */
export async function bookingsForPerson(db: Db, ids: readonly string[]) {
  const booked = []
  for (const { id, slotId, email, name, phone, state, createdAt, confirmedAt, attended } of await bookings(
    db,
  ).listByIds(ids)) {
    const slot = await viewings(db).find(slotId)
    booked.push({
      id,
      wohnung: slot ? (await viewingPlace(db, slot.about)).shortly : '',
      termin: slot ? viewingTime(slot) : '',
      stand: stateLabels[state],
      name,
      email,
      telefon: phone,
      angelegt: createdAt,
      bestaetigt: confirmedAt,
      warDa: attended,
    })
  }
  return booked
}
