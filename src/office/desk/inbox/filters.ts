import { isKindName, type KindName } from '#areas/kinds.ts'
import { addDays, berlinDay, berlinMidnight } from '#platform/berlin-day.ts'
import { isDay } from '#values/day.ts'
import { foldText } from '#platform/fold.ts'
import type { InboxCursor, InboxQuery, InboxSort } from '#requests/request/inbox/inbox-query.ts'
import { readReference } from '#requests/request/reference.ts'
import { isClosed, isRequestStatus, openStatuses, requestStatuses } from '#requests/request/status.ts'
import { roles, type Role } from '#office/frame/access/roles.ts'
import { readCursor } from '#office/frame/cursor.ts'

export const PAGE_SIZE = 50
/** On a view; beyond so many it says „99+“. */
export const MOST_COUNTED = 99

/** Filters that are on or off: how they stand in the address, and what the form says, in its order. */
export const ticks = {
  /** An emergency or danger to people. */
  isAlarmOnly: { name: 'dringend', value: '1', label: 'Notfall oder Gefahr' },
  /** The sender wrote what nobody has answered. */
  isMessageOnly: { name: 'nachricht', value: 'neu', label: 'Neue Nachricht' },
  /** A note names the reader. */
  isMentionedOnly: { name: 'erwaehnt', value: '1', label: 'Erwähnt' },
  isUnreadOnly: { name: 'ungelesen', value: '1', label: 'Nur ungelesene' },
  /** Past its promised time; together with the next: whatever is due until tonight. */
  isLateOnly: { name: 'faellig', value: 'vorbei', label: 'Nur verspätete' },
  isDueToday: { name: 'faellig', value: 'heute', label: 'Heute fällig' },
  /** Put off to a day. */
  isSnoozedOnly: { name: 'wiedervorlage', value: '1', label: 'Wiedervorlage' },
  /** Deletion suspended. */
  isHeldOnly: { name: 'loeschung', value: 'ausgesetzt', label: 'Löschung ausgesetzt' },
  isSpam: { name: 'spam', value: '1', label: 'Spam-Verdacht' },
} as const

type Tick = keyof typeof ticks

export const tickNames = Object.keys(ticks) as Tick[]

/** Filters of the inbox's address, as they stand in the form. Empty ones are not in the address. */
export type InboxFilters = Record<Tick, boolean> & {
  search: string
  kinds: KindName[]
  /** '': the open ones, and with a search all; `offen`, `alle` or one status. */
  status: string
  /** '', `ich`, `niemand` or an account's id. */
  assignee: string
  /** Came in from this day on: '', `gestern` or YYYY-MM-DD. */
  from: string
  /** Came in up to this day: '' or YYYY-MM-DD. */
  until: string
  /** Of the sender of this request: its reference without the hyphen. */
  person: string
  /** About this flat, this building: their ids. */
  flat: string
  building: string
  /** A tag's key. */
  tag: string
  sort: 'neu' | 'alt' | 'faellig'
}

const sorts: Record<InboxFilters['sort'], InboxSort> = { neu: 'newest', alt: 'oldest', faellig: 'due' }

export function readFilters(search: URLSearchParams): InboxFilters {
  const status = search.get('status') ?? ''
  const sort = search.get('sortierung') ?? ''
  const ticked = tickNames.map((tick) => [tick, search.getAll(ticks[tick].name).includes(ticks[tick].value)])
  return {
    ...(Object.fromEntries(ticked) as Record<Tick, boolean>),
    search: (search.get('q') ?? '').trim().slice(0, 200),
    kinds: search.getAll('art').filter(isKindName),
    status: status === 'alle' || status === 'offen' || isRequestStatus(status) ? status : '',
    assignee: search.get('wer') ?? '',
    from: readDay(search.get('von'), 'gestern'),
    until: readDay(search.get('bis')),
    person: readReference(search.get('person') ?? '') ?? '',
    flat: (search.get('wohnung') ?? '').slice(0, 60),
    building: (search.get('haus') ?? '').slice(0, 60),
    tag: foldText(search.get('schlagwort') ?? '').slice(0, 60),
    sort: sort === 'alt' || sort === 'faellig' ? sort : 'neu',
  }
}

function readDay(text: string | null, word?: string): string {
  return text !== null && (text === word || isDay(text)) ? text : ''
}

/** The day that `von` means. */
export function fromDay({ from }: InboxFilters, now: Date): string {
  return from === 'gestern' ? addDays(berlinDay(now), -1) : from
}

/** The filters as an address: `?status=neu&art=damage_report`; '' when all stand at their beginning. */
export function filterAddress(filters: InboxFilters): string {
  const search = new URLSearchParams()
  if (filters.search) search.set('q', filters.search)
  for (const kind of filters.kinds) search.append('art', kind)
  if (filters.status) search.set('status', filters.status)
  if (filters.assignee) search.set('wer', filters.assignee)
  for (const tick of tickNames) if (filters[tick]) search.append(ticks[tick].name, ticks[tick].value)
  if (filters.from) search.set('von', filters.from)
  if (filters.until) search.set('bis', filters.until)
  if (filters.person) search.set('person', filters.person)
  if (filters.flat) search.set('wohnung', filters.flat)
  if (filters.building) search.set('haus', filters.building)
  if (filters.tag) search.set('schlagwort', filters.tag)
  if (filters.sort !== 'neu') search.set('sortierung', filters.sort)
  return search.size === 0 ? '' : `?${search}`
}

/** Translates the filters into the database's query. A role's kinds are the limit of whatever the address wants. */
export function inboxQuery(
  filters: InboxFilters,
  reader: { id: string; role: Role },
  now: Date,
  cursor?: InboxCursor,
): InboxQuery {
  const { readsKinds } = roles[reader.role]
  const wanted = filters.kinds.filter((kind) => readsKinds.includes(kind))
  const { status, assignee, search } = filters
  return {
    kinds: filters.kinds.length > 0 ? wanted : readsKinds,
    statuses: statusesOf(status, search),
    ...(assignee === ''
      ? {}
      : { assignee: assignee === 'ich' ? reader.id : assignee === 'niemand' ? 'none' : assignee }),
    ...(search === '' ? {} : { search }),
    ...(filters.isUnreadOnly ? { unreadBy: reader.id } : {}),
    ...(filters.isMentionedOnly ? { mentioned: reader.id } : {}),
    ...dueTimes(filters, now),
    ...(filters.from === '' ? {} : { receivedFrom: berlinMidnight(fromDay(filters, now)) }),
    ...(filters.until === '' ? {} : { receivedBefore: berlinMidnight(addDays(filters.until, 1)) }),
    ...(filters.isAlarmOnly ? { isAlarmOnly: true } : {}),
    ...(filters.isMessageOnly ? { isMessageOnly: true } : {}),
    ...(filters.person === '' ? {} : { personOf: { reference: filters.person, kinds: readsKinds } }),
    ...(filters.flat === '' ? {} : { apartmentId: filters.flat }),
    ...(filters.building === '' ? {} : { propertyId: filters.building }),
    ...(filters.tag === '' ? {} : { tag: filters.tag }),
    ...(filters.isSnoozedOnly ? { isSnoozedOnly: true } : hidesSnoozed(filters) ? { awakeAt: now } : {}),
    ...(filters.isHeldOnly ? { isHeldOnly: true } : {}),
    quarantined: filters.isSpam,
    sort: sorts[filters.sort],
    ...(cursor ? { cursor } : {}),
    limit: PAGE_SIZE,
  }
}

function statusesOf(status: string, search: string): InboxQuery['statuses'] {
  if (isRequestStatus(status)) return [status]
  // A search finds closed ones, too: most people do not know that it is closed.
  return status === 'offen' || (status === '' && search === '') ? openStatuses : requestStatuses
}

/**
 * Hides snoozed requests from the open ones. They are shown where somebody looks for them, and where hiding would hide a running
 * promise, an emergency or the sender's message.
 */
function hidesSnoozed(filters: InboxFilters): boolean {
  const { status, search, isAlarmOnly, isMessageOnly, isLateOnly, isDueToday, isMentionedOnly, tag } = filters
  if (search !== '' || tag !== '' || isAlarmOnly || isMessageOnly || isMentionedOnly || isLateOnly || isDueToday)
    return false
  return status === '' || status === 'offen' || (isRequestStatus(status) && !isClosed(status))
}

function dueTimes({ isLateOnly, isDueToday }: InboxFilters, now: Date): { dueFrom?: Date; dueBefore?: Date } {
  if (!isDueToday) return isLateOnly ? { dueBefore: now } : {}
  const tonight = berlinMidnight(addDays(berlinDay(now), 1))
  return isLateOnly ? { dueBefore: tonight } : { dueFrom: now, dueBefore: tonight }
}

/** `nach=2026-03-02T08:00:00.000Z~id` and `vor=…`: where a page begins or ends. */
export function readInboxCursor(search: URLSearchParams): InboxCursor | undefined {
  for (const [name, direction] of [
    ['nach', 'after'],
    ['vor', 'before'],
  ] as const) {
    const cursor = readCursor(search, name)
    if (cursor) return { value: cursor.moment, id: cursor.id, direction }
  }
  return undefined
}
