import { data } from 'react-router'
import { may, type Role } from '#office/frame/access/roles.ts'
import { offers } from '#company/offered.ts'
import type { Db } from '#platform/database/database.server.ts'
import type { ContentKind, ContentRealm } from '#company/content/content-kind.ts'
import { tradeKind } from '#areas/partners/public.server.ts'
import { testimonialKind } from '#areas/landlord-services/public.server.ts'
import { legalKind } from '#areas/company/public.server.ts'
import { jobKind } from '#areas/jobs/public.server.ts'
import { articleKind, categoryKind, questionKind } from '#areas/help-centre/public.server.ts'
import { apartmentKind, buildingKind, incidentKind, locationKind, mediaKind } from '#areas/letting/public.server.ts'
import { companyKind } from '#company/content-kind.server.ts'
import { libraryKind } from '#company/pictures/content-kind.server.ts'
import { mailKind } from '../mail-texts/content-kind.server.ts'
import { pageKind } from '../pages/content-kind.server.ts'
import { personKind } from '#company/persons/content-kind.server.ts'

export const contentKinds: readonly ContentKind[] = [
  apartmentKind,
  buildingKind,
  locationKind,
  incidentKind,
  jobKind,
  articleKind,
  categoryKind,
  questionKind,
  pageKind,
  tradeKind,
  testimonialKind,
  companyKind,
  libraryKind,
  personKind,
  legalKind,
  mailKind,
]

/** All that the history keeps: pictures have no list of their own. */
export const historyKinds: readonly ContentKind[] = [...contentKinds, mediaKind]

/** The kind that an address is about: `/verwaltung/wohnungen/…`. The routes have no others. */
export function kindAt(pathname: string): ContentKind {
  const path = pathname.split('/')[2]?.replace(/\.data$/, '')
  const kind = contentKinds.find((each) => each.path === path)
  if (!kind) throw new Error(`no kind of content at ${pathname}`)
  return kind
}

/** The record that an address is about, as the owner of its pictures and files. @throws 404 for the router */
export async function ownerAt({ db }: { db: Db }, { pathname }: URL, id: string) {
  const kind = kindAt(pathname)
  const record = await kind.store(db).find(id)
  if (!record || !kind.media) throw data(null, { status: 404 })
  return { kind, record, owner: { kind: kind.media, id: record.id } }
}

export const kindNamed = (name: string) => historyKinds.find((kind) => kind.name === name) ?? null

export const mayRead = (role: Role, kind: ContentKind) => may(role, `${kind.realm}.read`)
export const mayWrite = (role: Role, kind: ContentKind) => may(role, `${kind.realm}.write`)

const NOTHING_CHOSEN = { search: '', filters: {}, page: 1, pageSize: 1 }

/** Kinds without a place in the menus: the company offers nothing that shows them, and nothing of them is stored. */
export async function unusedKinds(db: Db): Promise<ReadonlySet<ContentKind>> {
  const idle = contentKinds.filter(({ shownFor }) => shownFor && !shownFor.some(offers))
  const totals = await Promise.all(idle.map(async (kind) => (await kind.store(db).list(NOTHING_CHOSEN)).total))
  return new Set(idle.filter((_, index) => totals[index] === 0))
}

export const listOf = ({ path, many }: ContentKind) => ({ to: `/verwaltung/${path}`, label: many })

/** The lists of one realm: a phone's tabs above each of them, and what the rail shows under a room (`frame/rooms.server.ts`). */
export function listsIn(realm: ContentRealm, unused: ReadonlySet<ContentKind>): { to: string; label: string }[] {
  return contentKinds.filter((kind) => kind.realm === realm && !unused.has(kind)).map(listOf)
}
