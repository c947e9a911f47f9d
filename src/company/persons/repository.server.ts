import type { ContentStore } from '../content/content-store.ts'
import { contentTable } from '../content/repository.server.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { LibraryPicture } from '../pictures/library-picture.ts'
import { contactTopics, type ContactTopic } from './topics.ts'

/** Whom to ask for what, for staff. */
export function personContent(db: Db): ContentStore {
  return contentTable(db, {
    table: 'contact_persons',
    columns: {
      name: 'plain',
      role: 'plain',
      phone: 'plain',
      email: 'plain',
      topics: 'list',
      picture_id: 'plain',
      sort_order: 'plain',
      is_published: 'flag',
    },
    order: ['sort_order'],
    hasCreatedAt: true,
  })
}

/** A person whom visitors may turn to. */
export type ContactPerson = {
  name: string
  /** Their task; empty: it is not said. */
  role: string
  phone: string
  mail: string
  topics: ContactTopic[]
  picture: LibraryPicture | null
}

const isTopic = (name: string): name is ContactTopic => Object.hasOwn(contactTopics, name)

/** Those who are shown, in their order. */
export async function readPersons(db: Db, library: ReadonlyMap<string, LibraryPicture>): Promise<ContactPerson[]> {
  const rows = await db
    .selectFrom('contact_persons')
    .selectAll()
    .where('is_published', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map(({ name, role, phone, email, topics, picture_id: picture }) => ({
    name,
    role: role ?? '',
    phone: phone ?? '',
    mail: email ?? '',
    topics: (JSON.parse(topics) as string[]).filter(isTopic),
    picture: (picture !== null && library.get(picture)) || null,
  }))
}
