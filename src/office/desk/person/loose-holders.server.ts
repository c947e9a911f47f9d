import { rm } from 'node:fs/promises'
import type { App } from '#platform/app.server.ts'
import {
  bookings,
  bookingsForPerson,
  incidentListeners,
  listeningForPerson,
  savedSearches,
  searchesForPerson,
  searchInWords,
} from '#areas/letting/public.server.ts'
import type { Db, Trx } from '#platform/database/database.server.ts'
import { mailFile } from '#requests/mail/mailer.server.ts'
import { personalData } from '#requests/personal-data/repository.server.ts'
import { type Chapter, mailChapter } from './request-parts.server.ts'

export type LooseItem = { id: string; title: string; at: string; isHeld: boolean }

/**
 * Something with a person's e-mail address in it that does not hang on a request of theirs. A room that keeps such a thing joins with one
 * entry here; `email` comes in lower case.
 */
export type LooseHolder = {
  /** Stored in the deletion log; never renamed. */
  kind: string
  label: string
  find: (db: Db, email: string) => Promise<LooseItem[]>
  read: (db: Db, ids: readonly string[]) => Promise<Chapter>
  /** Deletes what is not held, with its files. @returns how many went. */
  erase: (app: App, trx: Trx, email: string) => Promise<number>
}

export const looseHolders: readonly LooseHolder[] = [
  {
    kind: 'saved_searches',
    label: 'Suchaufträge',
    find: async (db, email) =>
      (await savedSearches(db).ofAddress(email)).map(({ id, query, createdAt }) => ({
        id,
        title: searchInWords(query),
        at: createdAt,
        isHeld: false,
      })),
    read: async (db, ids) => {
      const searches = await searchesForPerson(db, ids)
      return {
        heading: 'Suchaufträge',
        entries: searches.map(({ angelegt, suche }) => ({ at: angelegt, title: suche })),
        data: { key: 'suchauftraege', value: searches },
      }
    },
    erase: (_app, trx, email) => savedSearches(trx).deleteOfAddress(email),
  },
  {
    kind: 'incident_listeners',
    label: 'Nachrichten zu Störungen',
    find: async (db, email) => {
      const own = await incidentListeners(db).ofAddress(email)
      const listening = await listeningForPerson(
        db,
        own.map(({ id }) => id),
      )
      return listening.map(({ id, stoerung, eingetragen }) => ({ id, title: stoerung, at: eingetragen, isHeld: false }))
    },
    read: async (db, ids) => {
      const listening = await listeningForPerson(db, ids)
      return {
        heading: 'Nachrichten zu Störungen',
        entries: listening.map(({ eingetragen, stoerung }) => ({ at: eingetragen, title: stoerung })),
        data: { key: 'stoerungen', value: listening },
      }
    },
    erase: (_app, trx, email) => incidentListeners(trx).deleteOfAddress(email),
  },
  {
    kind: 'viewing_bookings',
    label: 'Gebuchte Besichtigungen',
    find: async (db, email) => {
      const own = await bookings(db).ofAddress(email)
      const booked = await bookingsForPerson(
        db,
        own.map(({ id }) => id),
      )
      return booked.map(({ id, wohnung, termin, angelegt }) => ({
        id,
        title: `${wohnung}, ${termin}`,
        at: angelegt,
        isHeld: false,
      }))
    },
    read: async (db, ids) => {
      const booked = await bookingsForPerson(db, ids)
      return {
        heading: 'Gebuchte Besichtigungen',
        entries: booked.map(({ angelegt, wohnung, termin, stand }) => ({
          at: angelegt,
          title: `${wohnung}, ${termin}: ${stand}`,
        })),
        data: { key: 'besichtigungen', value: booked },
      }
    },
    erase: (_app, trx, email) => bookings(trx).deleteOfAddress(email),
  },
  {
    kind: 'mail',
    label: 'Weitere E-Mails an diese Adresse',
    find: async (db, email) =>
      (await personalData(db).findLooseMails(email)).map(({ id, subject, createdAt, isHeld }) => ({
        id,
        title: subject,
        at: createdAt,
        isHeld,
      })),
    read: async (db, ids) => mailChapter(await personalData(db).mailsOf({ ids })),
    erase: async (app, trx, email) => {
      const gone = await personalData(trx).deleteLooseMails(email)
      await Promise.all(gone.map((id) => rm(mailFile(app.config.dataDir, id), { force: true })))
      return gone.length
    },
  },
]
