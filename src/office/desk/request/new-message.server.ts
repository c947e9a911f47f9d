import type { Message } from '#requests/request/messages/repository.server.ts'
import type { StoredRequest } from '#requests/request/repository.server.ts'
import type { MergedThread } from '../merging/merged-thread.server.ts'
import type { TimelineEntry } from './timeline.ts'

/** A message without an answer yet. `from`: the other number that it came under. */
export type NewMessage = { text: string; from: string | null }

type Given = Pick<MergedThread, 'said'> & { hide: (entry: TimelineEntry) => TimelineEntry }

export function newMessage(
  { messageAt }: Pick<StoredRequest, 'messageAt'>,
  written: readonly Message[],
  { said, hide }: Given,
): NewMessage | null {
  if (messageAt === null) return null
  const own = written.find(({ origin, createdAt }) => origin === 'sender' && createdAt === messageAt)
  if (own) return { text: hide({ at: '', title: '', who: null, text: own.body }).text ?? '', from: null }
  const other = said.find(({ at }) => at === messageAt)
  return other ?? { text: 'Sie steht in einem Vorgang, der dazugehört und den Ihre Rolle nicht sieht.', from: null }
}
